/** Titles and phrases before a person's name, as parts of regular expressions. */
export const TITLES = [
  // English
  String.raw`Mr\.?|Mrs\.?|Ms\.?|Miss|Mx\.?|Dr\.?|Prof\.?|Professor|Sir|Dame|Lord|Lady|Rev\.?|Reverend|Fr\.|Hon\.|Capt\.|Captain|Sgt\.?|Sergeant|Lt\.|Col\.|Gen\.|Judge|Justice|Senator|Congressman|Congresswoman|Officer|Detective|Nurse`,
  // German
  String.raw`Herrn?|Frau|Fräulein|Dipl\.-Ing\.|Mag\.|Rechtsanwalt|Rechtsanwältin|RA|RAin`,
  // French
  String.raw`M\.|MM\.|Mme|Mlle|Mmes|Monsieur|Madame|Mademoiselle|Me|Maître`,
  // Spanish, Portuguese
  String.raw`Sr\.|Sra\.|Srta\.|Sres\.|Señor|Señora|Señorita|Dra?\.|D\.ª|Dña\.|Doña|Dona|Lic\.|Senhora?|Exm[oa]\.`,
  // Italian
  String.raw`Sig\.ra|Sig\.na|Sig\.|Signora?|Signorina|Dott\.ssa|Dott\.|Avv\.|Ing\.|Geom\.|Rag\.`,
  // Dutch
  String.raw`Dhr\.|dhr\.|Mevr\.|mevr\.|Mevrouw|mevrouw|Mw\.|mw\.|Meneer|meneer|De heer|de heer|Drs\.|Ir\.|Mr\.`,
  // Polish, Czech
  String.raw`Pan[ia] (?=\p{Lu}\p{L}+(?:sk[ia]|ck[ia]|dzk[ia]|wicz|czyk|ek|ak|ik|ová|ý))|Szanowny Pan|Szanowna Pani|paní|Ing\.|Mgr\.|mgr|dr|inż\.|MUDr\.|JUDr\.|Bc\.`,
  // Russian, Ukrainian
  '[Гг]-н|[Гг]-жа|[Гг]осподин|[Гг]оспожа|[Тт]оварищ|[Гг]ражданин|[Гг]ражданка|[Дд]октор|[Пп]рофессор|[Пп]ан|[Пп]ані',
  // Nordic, Finnish
  String.raw`herr|fru|fröken|hr\.|Hr\.|Fru|Herra|herra|Rouva|rouva|Neiti|tohtori`,
  // Hungarian, Romanian, Turkish
  String.raw`[Dd]r\.|[Dd]omnul|[Dd]oamna|[Dd]omnișoara|[Dd]l\.|[Dd]na\.|Sayın|Sn\.|Bay|Bayan`,
  // Arabic and Indian in Latin letters
  String.raw`Shri|Smt\.?|Sheikh|Ustad|Kumari`,
].join('|')

/** Names follow these phrases. */
export const NAME_PHRASES = [
  String.raw`[Nn]ame is|name's|(?:[Hh]ello|[Hh]i|[Hh]ey),? this is|everyone calls me|calls me|[Ss]igned by|[Bb]est regards,?\n|[Kk]ind regards,?\n|[Ss]incerely,?\n|[Yy]ours,?\n`,
  String.raw`I['’]m(?= \p{Lu}\p{Ll}+ \p{Lu})`,
  '[Mm]ein Name ist|[Ii]ch heiße|[Ii]ch heisse|[Nn]amens|[Ss]ein Name ist|[Ii]hr Name ist',
  `[Jj]e m'appelle|[Jj]e m’appelle|[Mm]on nom est|s'appelle|nommée?`,
  '[Mm]e llamo|[Mm]i nombre es|se llama|llamad[oa]',
  '[Mm]i chiamo|[Ii]l mio nome è|si chiama',
  '[Oo] meu nome é|[Mm]e chamo|[Cc]hamo-me|chama-se',
  '[Mm]ijn naam is|[Ii]k heet',
  '[Nn]azywam się|[Mm]am na imię|[Мм]еня зовут|[Ее]го зовут|[Ее]ё зовут',
  '[Jj]ag heter|[Mm]itt namn är|[Jj]eg heter|[Jj]eg hedder|[Nn]imeni on|[Mm]inun nimeni on',
  '[Jj]menuji se|[Nn]evem|[Mm]ă numesc|[Nn]umele meu este|[Bb]enim adım|[Aa]dım',
].join('|')

/** Titles behind the name: Turkish "Ayşe Hanım", Hungarian "Kovács úr". */
export const AFTER_NAME =
  /(?<![\p{L}\p{N}_])(?<name>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?:Hanım|Bey|Bey'in|Hanım'ın|úr|úrnak|asszony)(?!\p{L})/gu

/** Greetings; the name is followed by a comma or an exclamation mark. */
export const GREETINGS =
  'Dear|Hi|Hello|Hey|Liebe|Lieber|Hallo|Cher|Chère|Bonjour|Querid[oa]|Estimad[oa]|Hola|Car[oa]|Gentile|Ciao|Prezad[oa]|Olá|Beste|Geachte|Drog[ia]|Уважаем(?:ый|ая)|Дорог(?:ой|ая)|Kære|Kjære|Hej|Hei|Sevgili|Merhaba|Milý|Milá|Kedves|Dragă'
