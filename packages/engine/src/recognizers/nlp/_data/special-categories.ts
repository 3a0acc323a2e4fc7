/**
 * Ethnic origin, sexual orientation, trade unions, disability, offences, biometrics: words and field names by
 * language, notation of `_lib/phrases.ts`.
 */
type Lists = Readonly<Record<string, string>>

export const ETHNICITY_WORDS: Lists = {
  en: 'Caucasian|African American{|s}|African-American{|s}|Afro-Caribbean|Afro-American|Black British|Black African|Black Caribbean|White British|White Irish|White American|Asian American{|s}|Asian-American{|s}|British Asian|South Asian|East Asian|Southeast Asian|Pacific Islander|Native American{|s}|American Indian|Alaska Native|Native Hawaiian|First Nations|Inuit|Métis|Aboriginal|Torres Strait Islander|Māori|Maori|Hispanic|Latino|Latina|Latinx|Mixed race|mixed-race|biracial|multiracial|Roma|Romani|Romany|Gypsy|Irish Traveller|Sinti|Kurd{|s}|Kurdish|Arab|Ashkenazi|Sephardic|Han Chinese|Uyghur{|s}|Rohingya|Tamil|Punjabi|Bengali|Pashtun|Hazara|Yoruba|Igbo|Hausa|Zulu|Xhosa|Hutu|Tutsi|Mestizo|Mulatto|Creole|Sami|Basque|black|white|Asian|coloured',
  de: 'Schwarze{|r}|Afrodeutsche{|r}|People of Color|Roma|Sinti|Sinti und Roma|Rom|Romni|Sinto|Sintiza|Kurde{|n}|Kurdin|kurdisch{|e|er}|arabisch{|e|er} Herkunft|asiatisch{|er}|afrikanisch{|er}|kaukasisch|dunkelhäutig{|e|er}|hellhäutig{|e|er}|türkischstämmig{|e|er}|russlanddeutsch{|e|er}|Spätaussiedler{|in}|deutschstämmig{|e|er}|sorbisch|Sorbe|Sorbin',
  fr: 'Rom{|s}|Tsigane{|s}|gitan{|e|s}|Maghrébin{|e|s}|maghrébin{|e}|Kabyle|berbère|kurde{|s}|antillais{|e}|afro-américain{|e|s}|métis{|se}|caucasien{|ne}|noir{|e}|blanc{|he}|arabe{|s}|asiatique{|s}|hispanique{|s}',
  es: 'gitan{o|a|os}|mestiz{o|a|os}|mulat{o|a}|afrodescendiente|afroamerican{o|a}|indígena|quechua|aymara|mapuche|caucásic{o|a}|hispan{o|a}|latin{o|a}|asiátic{o|a}|árabe|kurd{o|a}|negr{o|a}|blanc{o|a}|criollo',
  it: 'rom|sinti|caucasic{o|a}|afroamerican{o|a}|mulatt{o|a}|meticci{o|a}|curd{o|a}|arab{o|a}|asiatic{o|a}|ner{o|a}|bianc{o|a}',
  pt: 'pard{o|a}|pret{o|a}|branc{o|a}|negr{o|a}|indígena|amarel{o|a}|cigan{o|a}|mestiç{o|a}|mulat{o|a}|afrodescendente|quilombola|caucasian{o|a}|asiátic{o|a}|árabe',
  nl: 'Roma|Sinti|Koerd{|isch|ische}|Afro-Amerikaans|Surinaams-Hindoestaans|Hindoestaans{|e}|creools{|e}|gekleurd|zwart|blank|wit|Aziatisch|Arabisch|Molukker|Moluks{|e}',
  pl: 'Rom{|ka|owie}|Cygan{|ka}|romsk{i|a|iego}|Kaszub{|ka}|Ślązak|Ślązaczka|Łemko|rasy białej|rasy czarnej|kaukask{i|a}|czarnoskór{y|a}|śniad{y|a}',
  ru: 'цыган{|ка|е}|татарин|татарка|татары|башкир{|ка}|чуваш{|ка}|чечен{ец|ка|цы}|ингуш{|ка}|осетин{|ка}|дагестан{ец|ка}|якут{|ка}|бурят{|ка}|калмык|калмычка|курд{|ы|ский}|темнокож{ий|ая}|европеоид{|ная}|азиат{|ка}',
  sv: 'rom{|er|sk|ska}|samer|samisk{|a}|kurd{|er|isk|iska}|assyrier|assyrisk|mörkhyad|afrosvensk|tornedaling',
}
/** Colours and other everyday words: an ethnicity only as the value of a field or with a noun for a person. */
export const ETHNICITY_WEAK = new Set(
  'black white asian coloured zwart blank wit gekleurd noir noire blanc blanche negro negra blanco blanca nero nera bianco bianca preto preta branco branca amarelo amarela pardo parda arab arabe árabe latino latina roma rom same creole pagan arabisch rosyjski caucasian tamil bengali punjabi zulu hausa igbo yoruba basque criollo'.split(
    ' ',
  ),
)
export const ETHNICITY_LABELS: Lists = {
  en: 'ethnicity|race|ethnic group|ethnic origin|ethnic background|racial origin|race ethnicity|ethnic',
  de: 'ethnie|ethnische herkunft|ethnische zugehörigkeit|volkszugehörigkeit|hautfarbe|abstammung',
  fr: 'ethnie|origine ethnique|origine raciale|groupe ethnique',
  es: 'etnia|raza|origen étnico|grupo étnico|pertenencia étnica',
  it: 'etnia|razza|origine etnica|gruppo etnico',
  pt: 'etnia|raça|cor|raça cor|origem étnica|cor raça',
  nl: 'etniciteit|etnische afkomst|etnische achtergrond|ras',
  pl: 'pochodzenie etniczne|rasa|grupa etniczna|narodowość',
  ru: 'национальность|этническая принадлежность|раса|этнос',
  sv: 'etnicitet|etnisk tillhörighet|etniskt ursprung|ras',
}

export const ORIENTATION_WORDS: Lists = {
  en: 'gay|lesbian{|s}|bisexual{|s}|homosexual{|s}|heterosexual{|s}|pansexual|asexual|demisexual|queer|openly gay|same-sex partner|same-sex relationship|LGBTQ|LGBT|straight',
  de: 'schwul{|er}|Schwuler|lesbisch{|e}|Lesbe|bisexuell{|e|er}|homosexuell{|e|er}|heterosexuell{|e|er}|pansexuell|asexuell|queer',
  fr: 'gay|lesbienne{|s}|bisexuel{|le|s}|homosexuel{|le|s}|hétérosexuel{|le|s}|pansexuel{|le}|asexuel{|le}',
  es: 'gay|lesbiana{|s}|bisexual{|es}|homosexual{|es}|heterosexual{|es}|pansexual|asexual',
  it: 'gay|lesbica|lesbiche|bisessuale|omosessuale|omosessuali|eterosessuale|pansessuale|asessuale',
  pt: 'gay|lésbica|bissexual|homossexual|homossexuais|heterossexual|pansexual|assexual',
  nl: 'homo|homoseksueel|homoseksuele|lesbisch|lesbienne|biseksueel|heteroseksueel|panseksueel|aseksueel|hetero',
  pl: 'gej|gejem|lesbijk{a|ą}|biseksualn{y|a}|homoseksualn{y|a}|homoseksualist{a|ą}|heteroseksualn{y|a}|aseksualn{y|a}',
  ru: 'гей|геем|лесбиянк{а|ой}|бисексуал{|ка|ом}|гомосексуал{|ист|ом|ьный|ьная}|гетеросексуал{|ьный|ьная}',
  sv: 'homosexuell|lesbisk|bisexuell|heterosexuell|bög|asexuell|pansexuell',
  da: 'homoseksuel|lesbisk|biseksuel|heteroseksuel|bøsse',
  nb: 'homofil|lesbisk|bifil|heterofil|homoseksuell|biseksuell',
  fi: 'homo|lesbo|biseksuaali|homoseksuaali|heteroseksuaali',
  cs: 'gay|lesba|bisexuál{|ka}|homosexuál{|ní}|heterosexuál{|ní}',
  hu: 'meleg|leszbikus|biszexuális|homoszexuális|heteroszexuális',
  ro: 'gay|lesbiană|bisexual{|ă}|homosexual{|ă}|heterosexual{|ă}',
  tr: 'eşcinsel|gey|lezbiyen|biseksüel|heteroseksüel',
}
export const ORIENTATION_WEAK = new Set('straight homo hetero meleg queer lgbt lgbtq same-sex'.split(' '))
export const ORIENTATION_LABELS: Lists = {
  en: 'sexual orientation|orientation|sexuality|sexual preference',
  de: 'sexuelle orientierung|sexualität|sexuelle ausrichtung',
  fr: 'orientation sexuelle|sexualité',
  es: 'orientación sexual|sexualidad',
  it: 'orientamento sessuale|sessualità',
  pt: 'orientação sexual|sexualidade',
  nl: 'seksuele geaardheid|seksuele oriëntatie|geaardheid',
  pl: 'orientacja seksualna|orientacja',
  ru: 'сексуальная ориентация|ориентация',
  sv: 'sexuell läggning',
  da: 'seksuel orientering',
  nb: 'seksuell legning|seksuell orientering',
  fi: 'seksuaalinen suuntautuminen',
  cs: 'sexuální orientace',
}

export const UNION_NAMES: Lists = {
  en: "UAW|United Auto Workers|AFL-CIO|Teamsters|SEIU|AFSCME|UNISON|Unite the Union|GMB|USDAW|RMT|ASLEF|TSSA|NASUWT|National Education Union|NEU|Royal College of Nursing|Communication Workers Union|CWU|PCS|Unifor|CUPE|IBEW|UFCW|ILWU|Ironworkers|United Steelworkers|American Federation of Teachers|National Nurses United|SIPTU|Fórsa|Australian Nursing Federation|CFMEU|trade union|labour union|labor union|workers' union|union branch|union local",
  de: 'ver.di|IG Metall|IG BCE|IG BAU|GEW|NGG|EVG|Marburger Bund|DGB|GdP|dbb|Cockpit|GDL|Gewerkschaft der Polizei|Gewerkschaft Erziehung und Wissenschaft|ÖGB|GPA|vida|Unia|Syna|Gewerkschaft',
  fr: 'CGT|CFDT|Force ouvrière|FO|CFE-CGC|CFTC|UNSA|SUD|Solidaires|FSU|FGTB|CSC|syndicat',
  es: 'CCOO|Comisiones Obreras|UGT|CSIF|USO|CNT|ELA|LAB|CGT|CTM|sindicato',
  it: 'CGIL|CISL|UIL|UGL|FIOM|COBAS|USB|sindacato',
  pt: 'CGTP|UGT|CUT|Força Sindical|FENPROF|sindicato',
  nl: 'FNV|CNV|VCP|De Unie|ACV|ABVV|ACLVB|vakbond',
  pl: 'NSZZ Solidarność|Solidarność|OPZZ|Forum Związków Zawodowych|ZNP|związek zawodowy|związku zawodowego',
  ru: 'ФНПР|профсоюз{|а|е|у}',
  sv: 'LO|Unionen|Kommunal|IF Metall|Vision|Saco|TCO|Akavia|Handels|Vårdförbundet|fackförbund{|et}|facket',
  da: '3F|HK|FOA|Dansk Metal|fagforening{|en}',
  nb: 'Fagforbundet|Fellesforbundet|NTL|fagforening{|en}',
  fi: 'PAM|JHL|Teollisuusliitto|ammattiliitto|ammattiliiton',
}
export const UNION_LABELS: Lists = {
  en: 'trade union|union membership|trade union membership|union|union member|union dues|labor union',
  de: 'gewerkschaft|gewerkschaftszugehörigkeit|gewerkschaftsmitgliedschaft|gewerkschaftsmitglied',
  fr: 'syndicat|affiliation syndicale|appartenance syndicale|adhésion syndicale',
  es: 'sindicato|afiliación sindical',
  it: 'sindacato|iscrizione sindacale|affiliazione sindacale',
  pt: 'sindicato|filiação sindical',
  nl: 'vakbond|vakbondslidmaatschap|lidmaatschap vakbond',
  pl: 'związek zawodowy|przynależność związkowa',
  ru: 'профсоюз|членство в профсоюзе',
  sv: 'fackförbund|facklig tillhörighet|fackmedlemskap',
}
/** Membership words next to a union's name. */
export const UNION_MEMBER =
  /(?:(?:member|steward|shop steward|delegate|representative|rep|dues|branch secretary|organi[sz]er)s? (?:of|for|to|in|at)|joined|left|pays? (?:his |her |their |my |your )?(?:union )?dues to|belongs? to|Mitglied (?:der|bei|in|im|von)|Beitrag (?:an|für)|Betriebsrat (?:der|für)|Vertrauensmann der|Vertrauensfrau der|membre (?:de|du)|adhérente? (?:à|au|de|du)|déléguée? (?:syndicale?)?(?: de| du)?|adhère (?:à|au)|afiliad[oa] (?:a|al|de|en)|delegad[oa] (?:de|sindical de)|miembro de(?:l)?|iscritt[oa] (?:alla|al|a)|delegat[oa] (?:della|del)|tessera|membro d[oa]|filiad[oa] (?:ao?|na|no|à)|sócio d[oa]|lid van(?: de| het)?|członek|członkiem|członkini|należy do|член|членом|состоит в|medlem (?:i|av|af)|jäsen) (?:the |der |die |la |le |les |el |il |de |het )?$/u
export const UNION_MEMBER_AFTER =
  /^[ -](?:member(?:s|ship)?|steward|shop steward|dues|delegate|rep(?:resentative)?|branch|card|Mitglied(?:er|schaft)?|Beitrag|Vertrauensmann|Gewerkschafter(?:in)?|lid(?:maatschap)?|medlem(?:skap)?|jäsen)(?!\p{L})/u

export const DISABILITY_WORDS: Lists = {
  en: "wheelchair user|uses a wheelchair|wheelchair-bound|visually impaired|hearing impaired|partially sighted|legally blind|hard of hearing|deaf-blind|deafblind|physically disabled|mentally disabled|severely disabled|learning disability|learning disabilities|learning difficulties|intellectual disability|developmental disability|physical disability|mobility impairment|speech impairment|cognitive impairment|paraplegic|quadriplegic|tetraplegic|hemiplegic|amputee|registered disabled|disability pension|degree of disability|guide dog|blind|deaf|mute|disabled|dyslexic|dyslexia|dyscalculia|Down syndrome|Down's syndrome|cerebral palsy|autistic|on the autism spectrum|neurodivergent",
  de: 'Rollstuhlfahrer{|in}|Rollstuhl|schwerbehindert{|e|er|en}|schwerstbehindert|behindert|Schwerbehinderung|Schwerbehindertenausweis|gehbehindert|sehbehindert|hörgeschädigt|schwerhörig|gehörlos{|e|er}|blind|taub|taubstumm|Grad der Behinderung|GdB|geistige Behinderung|geistig behindert|körperliche Behinderung|körperbehindert|Lernbehinderung|Querschnittslähmung|querschnittsgelähmt|Merkzeichen|Pflegegrad|Legasthenie|Autist{|in}|autistisch',
  fr: "en fauteuil roulant|fauteuil roulant|malvoyant{|e}|malentendant{|e}|aveugle|sourd{|e}|sourd-muet|sourde-muette|handicapé{|e|s}|en situation de handicap|handicap moteur|handicap mental|handicap visuel|handicap auditif|travailleur handicapé|travailleuse handicapée|RQTH|taux d'incapacité|paraplégique|tétraplégique|hémiplégique|invalide|déficience intellectuelle|dyslexique|autiste|trisomique",
  es: 'en silla de ruedas|silla de ruedas|discapacitad{o|a|os}|persona con discapacidad|discapacidad física|discapacidad intelectual|discapacidad visual|discapacidad auditiva|grado de discapacidad|minusválid{o|a}|minusvalía|invidente|cieg{o|a}|sord{o|a}|sordomud{o|a}|parapléjic{o|a}|tetrapléjic{o|a}|dislexia|disléxic{o|a}|autista',
  it: 'in sedia a rotelle|sedia a rotelle|disabile|disabili|disabilità|invalido civile|invalida civile|invalidità civile|portatore di handicap|portatrice di handicap|cieco|cieca|non vedente|ipovedente|sordo|sorda|sordomut{o|a}|non udente|paraplegic{o|a}|tetraplegic{o|a}|dislessic{o|a}|autistic{o|a}',
  pt: 'cadeira de rodas|cadeirante|deficiente|pessoa com deficiência|deficiência física|deficiência visual|deficiência auditiva|deficiência intelectual|grau de incapacidade|ceg{o|a}|surd{o|a}|surdo-mudo|paraplégic{o|a}|tetraplégic{o|a}|disléxic{o|a}|autista',
  nl: 'rolstoelgebruiker|rolstoel|gehandicapt{|e}|invalide|arbeidsongeschikt|slechtziend|slechthorend|blind|doof|doofstom|lichamelijke beperking|verstandelijke beperking|visuele beperking|dwarslaesie|dyslexie|dyslectisch|autistisch',
  pl: 'wózek inwalidzki|na wózku inwalidzkim|niepełnosprawn{y|a|i|ość}|niepełnosprawność ruchowa|stopień niepełnosprawności|znaczny stopień niepełnosprawności|niewidom{y|a}|niedowidząc{y|a}|niesłysząc{y|a}|niedosłysząc{y|a}|głuch{y|a}|głuchoniem{y|a}|inwalid{a|ka}|orzeczenie o niepełnosprawności|dysleksja|autystyczn{y|a}',
  ru: 'инвалид{|а|ом|ы}|инвалидность|инвалид I группы|инвалид II группы|инвалид III группы|группа инвалидности|инвалидное кресло|в инвалидной коляске|инвалидная коляска|слеп{ой|ая}|слабовидящ{ий|ая}|глух{ой|ая}|глухонем{ой|ая}|слабослышащ{ий|ая}|ограниченные возможности здоровья|парализован{|а}|аутист|дислексия',
  sv: 'rullstolsburen|rullstol|funktionsnedsättning|funktionshindrad|synskadad|hörselskadad|blind|döv|dövblind|rörelsehindrad|utvecklingsstörd|dyslexi|dyslektiker|autistisk',
  da: 'kørestolsbruger|kørestol|handicappet|funktionsnedsættelse|blind|døv|svagtseende|hørehæmmet|ordblind',
  nb: 'rullestolbruker|rullestol|funksjonshemmet|funksjonsnedsettelse|blind|døv|svaksynt|hørselshemmet|dyslektiker',
  fi: 'pyörätuoli|vammainen|liikuntavammainen|näkövammainen|kuulovammainen|sokea|kuuro|kehitysvammainen',
  cs: 'na vozíku|vozíčkář{|ka}|zdravotně postižen{ý|á}|invalidní|nevidom{ý|á}|neslyšící|ZTP|ZTP/P',
}
/** Everyday or technical words ("disabled flag", "blind copy", "mute button"). */
export const DISABILITY_WEAK = new Set(
  'blind deaf mute disabled deficiente invalide invalido invalid sordo cieco ciego doof taub cego surdo sourd aveugle handicap rolstoel rullstol kørestol rullestol rollstuhl gdb merkzeichen deaf pflegegrad autistic guide invalidní disabilità dislexia disabile behindert dyslexia dyslexie dyslexi dysleksja дислексия'.split(
    ' ',
  ),
)
export const DISABILITY_LABELS: Lists = {
  en: 'disability|disabilities|impairment|disability status|disability type|special needs',
  de: 'behinderung|schwerbehinderung|art der behinderung|beeinträchtigung|handicap',
  fr: 'handicap|type de handicap|invalidité|situation de handicap',
  es: 'discapacidad|tipo de discapacidad|minusvalía',
  it: 'disabilità|handicap|invalidità',
  pt: 'deficiência|tipo de deficiência|incapacidade',
  nl: 'handicap|beperking|arbeidshandicap',
  pl: 'niepełnosprawność|rodzaj niepełnosprawności',
  ru: 'инвалидность|группа инвалидности',
  sv: 'funktionsnedsättning|funktionshinder',
}

/** Offences; they count where somebody is convicted, charged or suspected of them. */
export const OFFENCE_WORDS: Lists = {
  en: 'murder|manslaughter|homicide|attempted murder|rape|sexual assault|sexual offences|child abuse|domestic violence|assault|aggravated assault|assault and battery|grievous bodily harm|actual bodily harm|battery|robbery|armed robbery|burglary|theft|grand theft|petty theft|larceny|shoplifting|fraud|wire fraud|tax fraud|tax evasion|insurance fraud|embezzlement|money laundering|extortion|blackmail|bribery|forgery|perjury|arson|kidnapping|drug trafficking|drug possession|possession of a controlled substance|drug dealing|drunk driving|driving under the influence|drink-driving|DUI|DWI|hit and run|reckless driving|vandalism|stalking|harassment|identity theft|terrorism|human trafficking|smuggling|trespassing|weapons possession|illegal possession of a firearm|child pornography|disorderly conduct|tax offences',
  de: 'Mord{es}|Mord|Totschlag{|s}|fahrlässige{r} Tötung|fahrlässiger Tötung|Vergewaltigung|sexueller Nötigung|sexuellen Missbrauchs|Körperverletzung|gefährlicher Körperverletzung|schwerer Körperverletzung|Raub{|es|s}|Diebstahl{|s}|Betrug{|s|es}|Steuerhinterziehung|Unterschlagung|Untreue|Erpressung|Nötigung|Urkundenfälschung|Geldwäsche|Brandstiftung|Hehlerei|Trunkenheit im Verkehr|Drogenhandel{|s}|Drogenbesitz{|es}|Verstoßes gegen das Betäubungsmittelgesetz|Hausfriedensbruch{|s}|Sachbeschädigung|Beleidigung|Stalking|Volksverhetzung|Meineid|Einbruch{|s}',
  fr: "meurtre|homicide|homicide involontaire|assassinat|viol|agression sexuelle|vol|vol à main armée|vol avec violence|cambriolage|escroquerie|fraude|fraude fiscale|abus de confiance|blanchiment|chantage|corruption|faux et usage de faux|incendie volontaire|enlèvement|trafic de stupéfiants|trafic de drogue|détention de stupéfiants|conduite en état d'ivresse|violences conjugales|harcèlement|terrorisme|recel",
  es: 'asesinato|homicidio|violación|agresión sexual|abuso sexual|robo|hurto|robo con violencia|estafa|fraude|fraude fiscal|blanqueo de capitales|lavado de dinero|extorsión|cohecho|falsificación|secuestro|tráfico de drogas|narcotráfico|posesión de drogas|conducción bajo los efectos del alcohol|violencia de género|violencia doméstica|lesiones|acoso|terrorismo|malversación',
  it: 'omicidio|omicidio colposo|stupro|violenza sessuale|furto|rapina|truffa|frode|frode fiscale|evasione fiscale|riciclaggio|estorsione|corruzione|falso in bilancio|incendio doloso|sequestro di persona|spaccio|spaccio di stupefacenti|traffico di droga|guida in stato di ebbrezza|maltrattamenti|stalking|lesioni|terrorismo|ricettazione|associazione a delinquere',
  pt: 'homicídio|assassinato|violação|estupro|abuso sexual|furto|roubo|assalto|burla|estelionato|fraude|fraude fiscal|branqueamento de capitais|lavagem de dinheiro|extorsão|corrupção|falsificação|rapto|sequestro|tráfico de drogas|tráfico de estupefacientes|condução sob o efeito do álcool|violência doméstica|ofensas corporais|assédio|terrorismo',
  nl: 'moord|doodslag|verkrachting|aanranding|mishandeling|zware mishandeling|diefstal|inbraak|overval|beroving|fraude|oplichting|belastingfraude|witwassen|afpersing|valsheid in geschrifte|brandstichting|ontvoering|drugshandel|drugsbezit|rijden onder invloed|huiselijk geweld|stalking|terrorisme|heling',
  pl: 'zabójstw{o|a}|morderstw{o|a}|gwałt{|u}|napaść|pobicie|rozbój|rozboju|kradzież{|y}|włamanie|oszustw{o|a}|oszustwa podatkowe|pranie pieniędzy|szantaż|łapówkarstw{o|a}|fałszerstw{o|a}|podpalenie|porwanie|handel narkotykami|posiadanie narkotyków|jazda po pijanemu|jazdę pod wpływem alkoholu|przemoc domową|stalking',
  ru: 'убийств{о|а|е}|изнасиловани{е|я|и}|краж{а|у|е|и}|грабеж{|е}|грабёж|разбо{й|е|я}|мошенничеств{о|а|е}|взяточничеств{о|е}|взятк{а|у|е}|вымогательств{о|е}|растрат{а|у|е}|хулиганств{о|е}|поджог{|е}|похищени{е|и}|сбыт наркотиков|хранение наркотиков|хранении наркотиков|управление в нетрезвом виде|уклонение от уплаты налогов|побо{и|ев}',
  sv: 'mord|dråp|våldtäkt|misshandel|grov misshandel|stöld|grov stöld|inbrott|rån|bedrägeri|skattebrott|penningtvätt|utpressning|mordbrand|narkotikabrott|rattfylleri|grovt rattfylleri|olaga hot|hemfridsbrott|häleri|terroristbrott',
  da: 'drab|mord|voldtægt|vold|tyveri|indbrud|røveri|bedrageri|skattesvig|hvidvask|afpresning|brandstiftelse|narkotikahandel|spirituskørsel',
  nb: 'drap|mord|voldtekt|vold|tyveri|innbrudd|ran|bedrageri|skatteunndragelse|hvitvasking|utpressing|narkotikalovbrudd|promillekjøring',
}
/** Phrases that speak of a person's record by themselves. */
export const RECORD_WORDS: Lists = {
  en: 'criminal record|prior convictions|previous convictions|criminal history|on probation|on parole|served time|sex offender|registered sex offender|convicted felon|ex-convict|felony conviction|misdemeanor conviction|outstanding warrant|arrest warrant|spent conviction|suspended sentence|police caution',
  de: 'vorbestraft|Vorstrafe{|n}|Eintrag im Führungszeugnis|einschlägig vorbestraft|auf Bewährung|Freiheitsstrafe|Haftstrafe|Strafregister|Bewährungsstrafe|Haftbefehl',
  fr: "casier judiciaire|antécédents judiciaires|antécédents pénaux|peine de prison|prison avec sursis|mandat d'arrêt|sursis probatoire|détention provisoire|récidiviste",
  es: 'antecedentes penales|antecedentes policiales|libertad condicional|pena de prisión|orden de detención|prisión preventiva|condena firme|reincidente',
  it: 'precedenti penali|fedina penale|libertà vigilata|mandato di arresto|pregiudicat{o|a}|arresti domiciliari|custodia cautelare|condanna definitiva',
  pt: 'antecedentes criminais|cadastro criminal|registo criminal|liberdade condicional|pena de prisão|mandado de prisão|prisão preventiva|pena suspensa|reincidente',
  nl: 'strafblad|justitiële documentatie|voorwaardelijke straf|gevangenisstraf|arrestatiebevel|celstraf|voorlopige hechtenis|recidivist',
  pl: 'karany|karana|karan{y|a} sądownie|kartoteka karna|wyrok w zawieszeniu|kara pozbawienia wolności|list gończy|areszt tymczasowy|recydywist{a|ka}',
  ru: 'судимост{ь|и|ей}|ранее судим{|а}|условный срок|лишение свободы|лишения свободы|ордер на арест|условно-досрочно',
  sv: 'straffregister|belastningsregister{|et}|villkorlig dom|skyddstillsyn|fängelsestraff|häktningsorder|tidigare dömd',
}
/** Verbs of justice before an offence. */
export const JUSTICE_VERBS =
  /(?:convicted (?:of|for)|sentenced (?:\p{L}+ ){0,6}for|found guilty of|pleaded guilty to|pled guilty to|charged with|accused of|arrested (?:for|on suspicion of)|suspected of|indicted (?:for|on)|wanted for|served (?:\p{L}+ ){0,3}for|imprisoned for|jailed (?:\p{L}+ ){0,4}for|fined (?:\p{L}+ ){0,3}for|conviction for|convictions for|record for|on probation for|wegen|verurteilt|angeklagt|beschuldigt|verdächtig(?:t)? (?:des|der)|condamnée? (?:\p{L}+ ){0,5}pour|accusée? de|inculpée? (?:de|pour)|mise? en examen pour|arrêtée? pour|condenad[oa] (?:\p{L}+ ){0,5}por|acusad[oa] de|imputad[oa] por|detenid[oa] por|condannat[oa] (?:\p{L}+ ){0,5}per|accusat[oa] di|imputat[oa] (?:per|di)|arrestat[oa] per|indagat[oa] per|condenad[oa] (?:\p{L}+ ){0,4}por|acusad[oa] de|indiciad[oa] por|detid[oa] por|veroordeeld (?:\p{L}+ ){0,4}voor|verdacht van|aangeklaagd voor|gearresteerd (?:voor|wegens)|skazan[ya] (?:\p{L}+ ){0,3}za|oskarżon[ya] o|podejrzan[ya] o|aresztowan[ya] za|осужд[её]н(?:а)? (?:\p{L}+ ){0,3}за|обвиня(?:ется|лся|лась) в|приговор[её]н(?:а)? (?:\p{L}+ ){0,3}за|арестован(?:а)? за|подозревается в|dömd(?:es)? (?:\p{L}+ ){0,4}för|åtala(?:d|des) för|misstänkt för|gripen för|dømt (?:\p{L}+ ){0,3}for|sigtet for|siktet for|tiltalt for) (?:an? |the |el |la |un |une |le |il |lo |uma? |een |ett? |des |der |eines |einer |schweren? |attempted |aggravated )?$/u

/** Things measured of a body; they count with an identifier, a template or an encoded value nearby. */
export const BIOMETRIC_WORDS: Lists = {
  en: 'fingerprint template|fingerprint scan|fingerprint data|fingerprint image|fingerprint record|fingerprints on file|thumbprint|palm print|palm vein|iris scan|iris template|iris code|retina scan|retinal scan|facial recognition template|face template|faceprint|face embedding|facial geometry|facial image template|voiceprint|voice print|voice template|gait template|gait signature|hand geometry|vein pattern|DNA profile|DNA sample|genetic profile|biometric template|biometric data|biometric identifier|biometric hash|minutiae template',
  de: 'Fingerabdruck{|s}|Fingerabdrücke|Fingerabdruck-Template|Fingerabdruckscan|Iris-Scan|Irisscan|Iris-Template|Retina-Scan|Gesichts-Template|Gesichtsscan|Gesichtsgeometrie|Stimmabdruck|Stimmprofil|Handvenenscan|Handabdruck|DNA-Profil|DNA-Probe|biometrisches Template|biometrische Daten|biometrisches Merkmal',
  fr: "empreinte digitale|empreintes digitales|empreinte vocale|empreinte palmaire|scan de l'iris|reconnaissance faciale|gabarit facial|gabarit biométrique|données biométriques|profil ADN|empreinte génétique|réseau veineux",
  es: 'huella dactilar|huellas dactilares|huella digital|escaneo de iris|plantilla facial|plantilla biométrica|reconocimiento facial|huella de voz|datos biométricos|perfil de ADN|geometría facial',
  it: "impronta digitale|impronte digitali|impronta vocale|scansione dell'iride|riconoscimento facciale|modello biometrico|dati biometrici|profilo del DNA|template facciale",
  pt: 'impressão digital|impressões digitais|impressão palmar|leitura da íris|reconhecimento facial|modelo biométrico|dados biométricos|perfil de ADN|perfil de DNA|impressão vocal',
  nl: 'vingerafdruk{|ken}|irisscan|netvliesscan|gezichtsherkenning|gezichtstemplate|stemafdruk|biometrische gegevens|biometrisch template|DNA-profiel|handpalmscan',
  pl: 'odcisk palca|odciski palców|skan tęczówki|skan twarzy|wzorzec biometryczny|dane biometryczne|profil DNA|odcisk głosu',
  ru: 'отпечаток пальца|отпечатки пальцев|скан радужной оболочки|биометрический шаблон|биометрические данные|голосовой отпечаток|профиль ДНК|шаблон лица',
  sv: 'fingeravtryck|irisskanning|ansiktsigenkänning|ansiktsmall|röstavtryck|biometrisk mall|biometriska uppgifter|DNA-profil',
}
