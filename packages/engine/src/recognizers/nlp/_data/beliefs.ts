/** Religion and politics: words and field names by language, notation of `_lib/phrases.ts`. */
type Lists = Readonly<Record<string, string>>

/** Believers and denominations. */
export const RELIGION_WORDS: Lists = {
  en: "Christian{|s}|Catholic{|s}|Roman Catholic{|s}|Greek Catholic|Protestant{|s}|Lutheran{|s}|Anglican{|s}|Church of England|Methodist{|s}|Baptist{|s}|Presbyterian{|s}|Calvinist{|s}|Evangelical Christian{|s}|Pentecostal{|s}|Mormon{|s}|Latter-day Saint{|s}|Jehovah's Witness{|es}|Seventh-day Adventist{|s}|Adventist{|s}|Quaker{|s}|Mennonite{|s}|Amish|Eastern Orthodox|Greek Orthodox|Russian Orthodox|Orthodox Christian{|s}|Coptic|Copt{|s}|Muslim{|s}|Moslem{|s}|Sunni{|s}|Shia|Shiite{|s}|Sufi{|s}|Ahmadi{|s}|Ismaili|Alevi|Jew{|s}|Jewish|Orthodox Jew{|s}|Hasidic|Haredi|Hindu{|s}|Buddhist{|s}|Zen Buddhist|Sikh{|s}|Jain{|s}|Taoist{|s}|Shinto|Zoroastrian{|s}|Baha'i|Baháʼí|Bahai|Druze|Yazidi{|s}|Rastafarian{|s}|Wiccan{|s}|Pagan{|s}|Scientologist{|s}|Unitarian{|s}|atheist{|s}|agnostic{|s}|Christianity|Catholicism|Protestantism|Islam|Judaism|Hinduism|Buddhism|Sikhism",
  de: 'Christ{|en|in}|Katholik{|en|in}|katholisch{|e|er|en}|römisch-katholisch{|e|er}|evangelisch{|e|er|en}|evangelisch-lutherisch|protestantisch{|e|er}|Protestant{|en|in}|lutherisch|reformiert|altkatholisch|orthodox{|e|er}|griechisch-orthodox|russisch-orthodox|syrisch-orthodox|freikirchlich|Baptist{|en|in}|Zeuge Jehovas|Zeugin Jehovas|Zeugen Jehovas|neuapostolisch|Muslim{|e|in|a}|Moslem|muslimisch{|e|er}|islamisch{|er|en}|Sunnit{|in}|Schiit{|in}|sunnitisch|schiitisch|Alevit{|in}|alevitisch|Jude{|n}|Jüdin|jüdisch{|e|er|en}|israelitisch|Hindu|hinduistisch|Buddhist{|in}|buddhistisch|Sikh|Jeside|Jesidin|jesidisch|Atheist{|in}|atheistisch|Agnostiker{|in}|konfessionslos|gottgläubig|bekenntnislos|ohne Bekenntnis',
  fr: 'chrétien{|ne|s}|catholique{|s}|protestant{|e|s}|luthérien{|ne}|calviniste|évangélique|orthodoxe{|s}|témoin de Jéhovah|témoins de Jéhovah|mormon{|e}|baptiste|musulman{|e|s}|sunnite|chiite|juif{|s}|juive{|s}|israélite|hindou{|e}|hindouiste|bouddhiste{|s}|sikh|athée|agnostique|sans religion|copte',
  es: 'cristian{o|a|os}|católic{o|a|os}|protestante{|s}|evangélic{o|a}|luteran{o|a}|ortodox{o|a}|testigo de Jehová|testigos de Jehová|mormón|mormona|musulm{án|ana|anes}|suní|chií|judí{o|a|os}|hindú|hinduista|budista|sij|ate{o|a}|agnóstic{o|a}',
  it: 'cristian{o|a|i}|cattolic{o|a|i}|protestante|evangelic{o|a}|luteran{o|a}|valdese|ortodoss{o|a}|testimone di Geova|testimoni di Geova|musulman{o|a|i}|sunnita|sciita|ebre{o|a|i}|ebraic{o|a}|induista|indù|buddista|ate{o|a}|agnostic{o|a}',
  pt: 'crist{ão|ã|ãos}|católic{o|a}|protestante|evangélic{o|a}|luteran{o|a}|ortodox{o|a}|testemunha de Jeová|mórmon|muçulman{o|a|os}|sunita|xiita|jud{eu|ia}|judaic{o|a}|hindu|hinduísta|budista|espírita|umbandista|candomblecista|ateu|ateia|agnóstic{o|a}',
  nl: "christen{|en}|christelijk|katholiek{|e}|rooms-katholiek{|e}|protestant{|en|s}|hervormd|gereformeerd|luthers|evangelisch|orthodox|Jehova's getuige|moslim{|s|a}|islamitisch|soenniet|sjiiet|jood|joods{|e}|hindoe|hindoeïstisch|boeddhist{|isch}|atheïst|agnost",
  pl: 'chrześcijan{in|ka|ie}|katoli{k|czka|cy}|rzymskokatolicki{e|ego}|rzymskokatolick{a|iej}|grekokatoli{k|cki}|protestant{|ka|ci}|ewangeli{k|czka|cki}|prawosławn{y|a|i}|świadek Jehowy|świadkowie Jehowy|muzułman{in|ka|ie}|żyd|żydówka|Żyd{|ówka|zi}|hinduista|buddyst{a|ka}|ateist{a|ka}|agnosty{k|czka}|wyznania mojżeszowego',
  ru: 'христиан{ин|ка|е}|православн{ый|ая|ые}|католи{к|чка|ки}|протестант{|ка}|лютеран{ин|ка}|баптист{|ка}|свидетель Иеговы|мусульман{ин|ка|е}|суннит{|ка}|шиит{|ка}|иудей{|ка}|еврей{|ка}|индуист{|ка}|буддист{|ка|ы}|атеист{|ка}|агностик',
  sv: 'kristen|kristna|katolik{|er}|katolsk|protestant{|isk}|lutheran{|sk}|ortodox|frikyrklig|pingstvän|Jehovas vittne|muslim{|er|sk}|sunnimuslim|shiamuslim|jude|judisk|judar|hindu|buddhist{|isk}|ateist|agnostiker',
  da: 'kristen|katolik|katolsk|protestant|folkekirken|Jehovas Vidne|muslim{|er|sk}|jøde|jødisk|hindu|buddhist|ateist|agnostiker',
  nb: 'kristen|katolikk|katolsk|protestant|lutheran{er|sk}|pinsevenn|Jehovas vitne|muslim{|er|sk}|jøde|jødisk|hindu|buddhist|ateist|agnostiker',
  fi: 'kristitty|katolilainen|luterilainen|ortodoksi|helluntailainen|Jehovan todistaja|muslimi{|t}|juutalainen|hindu|buddhalainen|ateisti|agnostikko',
  cs: 'křesťan{|ka}|katolík|katolička|římskokatolick{é|á}|evangelík|evangelička|protestant{|ka}|pravoslavn{ý|á}|svědek Jehovův|muslim{|ka}|žid{|ovka}|hinduista|buddhista|ateist{a|ka}|bez vyznání',
  hu: 'keresztény|katolikus|római katolikus|református|evangélikus|ortodox|muszlim|zsidó|hindu|buddhista|ateista|felekezeten kívüli',
  ro: 'creștin{|ă}|ortodox{|ă}|catolic{|ă}|romano-catolic{|ă}|greco-catolic{|ă}|protestant{|ă}|penticostal{|ă}|baptist{|ă}|musulman{|ă}|evreu|evreică|budist{|ă}|ateu|atee',
  tr: 'Müslüman|Hristiyan|Hıristiyan|Katolik|Ortodoks|Protestan|Yahudi|Musevi|Alevi|Sünni|Şii|ateist|Budist|Hindu',
  ar: 'مسلم|مسلمة|مسيحي|مسيحية|يهودي|يهودية|سني|شيعي|قبطي',
}
export const RELIGION_LABELS: Lists = {
  en: 'religion|faith|denomination|religious affiliation|religious belief|religious beliefs|creed|church membership',
  de: 'religion|konfession|bekenntnis|religionszugehörigkeit|religionsbekenntnis|glaube|kirchensteuermerkmal',
  fr: 'religion|confession|confession religieuse|culte|appartenance religieuse',
  es: 'religión|confesión|confesión religiosa|creencia religiosa|culto',
  it: 'religione|confessione|confessione religiosa|credo religioso',
  pt: 'religião|confissão|confissão religiosa|crença',
  nl: 'religie|godsdienst|geloof|kerkgenootschap|gezindte',
  pl: 'religia|wyznanie',
  ru: 'религия|вероисповедание|вера',
  sv: 'religion|trossamfund|tro',
  da: 'religion|trossamfund',
  nb: 'religion|trossamfunn|livssyn',
  fi: 'uskonto|uskontokunta',
  cs: 'náboženství|vyznání|náboženské vyznání',
  hu: 'vallás|vallása|felekezet',
  ro: 'religie|religia|confesiune',
  tr: 'din|dini|mezhep|dini inancı',
  ar: 'الديانة|الدين',
}
/** Verbs that take a faith: "converted to Islam". */
export const RELIGION_VERBS =
  /(?:converted to|convert to|practi[sc]es|practi[sc]ing|follower of|believes in|raised|brought up|konvertierte zum|konvertiert zum|se convertit à|se convirtió al|convertito al|converteu-se ao|bekeerd tot|konwertował na|принял|принявший|konverterade till) (?:an? |the |als |as )?$/u
export const RELIGION_CJK =
  /(?:宗教(?:信仰)?|信仰|종교)\s{0,2}[:：=|\t]\s{0,2}(仏教(?:徒)?|佛教(?:徒)?|キリスト教(?:徒)?|基督教(?:徒)?|天主教(?:徒)?|カトリック|イスラム教(?:徒)?|伊斯兰教|伊斯蘭教|道教|神道|无宗教|無宗教|불교|기독교|천주교|이슬람교|무교|원불교)/gu

export const PARTY_WORDS: Lists = {
  en: 'Republican Party|Democratic Party|Republican{|s}|Democrat{|s}|Labour Party|Conservative Party|Tory|Tories|Liberal Democrat{|s}|Green Party|Scottish National Party|SNP|Sinn Féin|UKIP|Reform UK|Plaid Cymru|Communist Party|Socialist Party|Libertarian Party|Tea Party|New Democratic Party|Liberal Party|Bloc Québécois|Fianna Fáil|Fine Gael|Bharatiya Janata Party|BJP|Indian National Congress|Democratic Socialists|communist{|s}|socialist{|s}|anarchist{|s}|libertarian{|s}|Marxist{|s}|social democrat{|s}|Christian democrat{|s}|neo-Nazi{|s}|fascist{|s}',
  de: 'CDU|CSU|SPD|FDP|AfD|Bündnis 90/Die Grünen|die Grünen|die Linke|Linkspartei|BSW|NPD|Freie Wähler|Piratenpartei|Volt|ÖVP|SPÖ|FPÖ|NEOS|SVP|Sozialdemokrat{|en|in}|Christdemokrat{|en|in}|Kommunist{|en|in}|Sozialist{|en|in}|Anarchist{|in}|Neonazi{|s}',
  fr: 'Parti socialiste|Rassemblement national|Front national|Les Républicains|La France insoumise|Renaissance|La République en marche|Europe Écologie|Les Verts|Parti communiste|Reconquête|MoDem|communiste{|s}|socialiste{|s}|gaulliste|anarchiste{|s}',
  es: 'Partido Popular|PSOE|Vox|Podemos|Sumar|Ciudadanos|Izquierda Unida|ERC|Junts|Bildu|PNV|Morena|PRI|PAN|Partido Socialista|Partido Comunista|peronista{|s}|comunista{|s}|socialista{|s}|anarquista{|s}',
  it: "Partito Democratico|Forza Italia|Fratelli d'Italia|Lega Nord|Movimento 5 Stelle|Movimento Cinque Stelle|Partito Comunista|comunist{a|i}|socialist{a|i}|fascist{a|i}|leghist{a|i}|anarchic{o|i}",
  pt: 'Partido dos Trabalhadores|Partido Socialista|Partido Social Democrata|Partido Comunista|Bloco de Esquerda|Chega|Iniciativa Liberal|PSDB|MDB|petista|bolsonarista|comunista|socialista',
  nl: 'VVD|PVV|CDA|D66|GroenLinks|PvdA|SP|ChristenUnie|SGP|Forum voor Democratie|BBB|N-VA|Vlaams Belang|Open Vld|CD&V|communist{|en}|socialist{|en}',
  pl: 'Prawo i Sprawiedliwość|PiS|Platforma Obywatelska|Koalicja Obywatelska|Konfederacja|Nowa Lewica|PSL|Polska 2050|komunist{a|ka|ów}|socjalist{a|ka}',
  ru: 'Единая Россия|Единой России|КПРФ|ЛДПР|Справедливая Россия|Яблоко|коммунист{|ка|ы}|социалист{|ка}|анархист{|ка}',
  sv: 'Socialdemokraterna|Moderaterna|Sverigedemokraterna|Centerpartiet|Vänsterpartiet|Kristdemokraterna|Miljöpartiet|socialdemokrat|kommunist|socialist',
  da: 'Socialdemokratiet|Venstre|Dansk Folkeparti|Enhedslisten|Radikale Venstre|Liberal Alliance|socialdemokrat|kommunist',
  nb: 'Arbeiderpartiet|Høyre|Fremskrittspartiet|Senterpartiet|Sosialistisk Venstreparti|Rødt|sosialdemokrat|kommunist',
  fi: 'SDP|Kokoomus|Perussuomalaiset|Keskusta|Vihreät|Vasemmistoliitto|kommunisti|sosiaalidemokraatti',
  tr: 'AKP|CHP|MHP|HDP|İYİ Parti|komünist|sosyalist',
}
export const PARTY_LABELS: Lists = {
  en: 'political affiliation|party affiliation|political party|party|political views|political opinion|party membership|registered party|voter registration',
  de: 'partei|parteizugehörigkeit|parteimitgliedschaft|politische zugehörigkeit|politische einstellung|politische überzeugung',
  fr: 'parti|parti politique|affiliation politique|opinions politiques|appartenance politique',
  es: 'partido|partido político|afiliación política|ideología|opinión política',
  it: 'partito|affiliazione politica|orientamento politico|opinioni politiche',
  pt: 'partido|partido político|filiação partidária|filiação política|orientação política',
  nl: 'partij|politieke partij|politieke voorkeur|politieke gezindheid',
  pl: 'partia|przynależność partyjna|poglądy polityczne',
  ru: 'партия|партийность|партийная принадлежность|политические взгляды',
  sv: 'parti|politisk tillhörighet|partitillhörighet|politisk åskådning',
}
/** What people do with a party. */
export const PARTY_VERBS =
  /(?:member of|voted for|votes for|vote for|voter of|supporter of|supports|supported|campaigned for|joined|donated to|activist for|affiliated with|belongs to|registered|Mitglied (?:der|bei|in|von|im)|wählt(?:e)?|Anhänger(?:in)? (?:der|von)|gehört|militante? (?:de|del|du|à|au)|membre (?:de|du|des)|adhérente? (?:à|au|du|de)|vote pour|a voté(?: pour)?|miembro de(?:l)?|afiliad[oa] (?:a|al|de)|votó (?:a|al|por)|simpatizante de(?:l)?|iscritt[oa] (?:a|al|alla|ai)|votato|militante d[ei]l?|membro d[oae]|filiad[oa] (?:ao?|no|à)|votou (?:no|na|em)|lid van|stemt op|stemde op|członek|członkiem|członkini|głosował[a]? na|член|членом|голосовал[а]? за|состоит в|medlem (?:i|av|af)|röstade på|stemte på|röstar på) (?:the |die |der |den |dem |le |la |les |el |il |lo |de |het |партии |partii |partiet )?$/u
