/**
 * What CLDR does not give of the words in dates: inflected month and weekday names, words that stand before
 * and after a year, cues of a clock time, number words. From grammars and dictionaries of each language.
 */

/** Month forms beside CLDR's, `number:forms`, in the list notation of phrases.ts. */
export const MORE_MONTHS: Readonly<Record<string, readonly string[]>> = {
  en: ['9:sept'],
  de: [
    '1:jänner|jän|januars',
    '2:feber|februars',
    '3:märz|maerz|mrz',
    '4:aprils',
    '8:augusts',
    '12:dezembers',
  ],
  es: ['9:setiembre'],
  pl: [
    '1:styczni{owi|em|u}',
    '2:lut{emu|ym}',
    '3:marc{owi|em|u}',
    '4:kwietni{owi|em|u}',
    '5:maj{owi|em|u}',
    '6:czerwc{owi|em|u}',
    '7:lipc{owi|em|u}',
    '8:sierpni{owi|em|u}',
    '9:wrześni{owi|em|u}',
    '10:październik{owi|iem|u}',
    '11:listopad{owi|em|zie}',
    '12:grudni{owi|em|u}',
  ],
  ru: [
    '1:январ{е|ю|ём|ем}',
    '2:феврал{е|ю|ём|ем}',
    '3:март{е|у|ом}',
    '4:апрел{е|ю|ем}',
    '5:ма{е|ю|ем}',
    '6:июн{е|ю|ем}',
    '7:июл{е|ю|ем}',
    '8:август{е|у|ом}',
    '9:сентябр{е|ю|ём|ем}',
    '10:октябр{е|ю|ём|ем}',
    '11:ноябр{е|ю|ём|ем}',
    '12:декабр{е|ю|ём|ем}',
  ],
  uk: [
    '1:січн{і|ю|ем}',
    '2:лют{ому|им}',
    '3:берез{ні|ню|нем}',
    '4:квіт{ні|ню|нем}',
    '5:трав{ні|ню|нем}',
    '6:черв{ні|ню|нем}',
    '7:лип{ні|ню|нем}',
    '8:серп{ні|ню|нем}',
    '9:верес{ні|ню|нем}',
    '10:жовт{ні|ню|нем}',
    '11:листопад{і|у|ом}',
    '12:груд{ні|ню|нем}',
  ],
  cs: [
    '1:led{nu|nem}',
    '2:únor{u|em}',
    '3:březn{u|em}',
    '4:dubn{u|em}',
    '5:květn{u|em}',
    '6:červn{u|em}',
    '7:červenc{i|em}',
    '8:srpn{u|em}',
    '9:zář{í|im}',
    '10:říjn{u|em}',
    '11:listopad{u|em}',
    '12:prosinc{i|em}',
  ],
  sk: [
    '1:januári',
    '2:februári',
    '3:marci',
    '4:apríli',
    '5:máji',
    '6:júni',
    '7:júli',
    '8:auguste',
    '9:septembri',
    '10:októbri',
    '11:novembri',
    '12:decembri',
  ],
  hr: [
    '1:siječnj{u|em}',
    '2:veljač{i|om}',
    '3:ožujk{u|om}',
    '4:travnj{u|em}',
    '5:svibnj{u|em}',
    '6:lipnj{u|em}',
    '7:srpnj{u|em}',
    '8:kolovoz{u|om}',
    '9:rujn{u|om}',
    '10:listopad{u|om}',
    '11:studen{om|im}',
    '12:prosinc{u|em}',
  ],
  sl: [
    '1:januarj{u|em}',
    '2:februarj{u|em}',
    '9:septembr{u|om}',
    '10:oktobr{u|om}',
    '11:novembr{u|om}',
    '12:decembr{u|om}',
  ],
  'sr-Latn': [
    '1:januar{u|a|om}',
    '2:februar{u|a|om}',
    '3:mart{u|a|om}',
    '4:april{u|a|om}',
    '5:maj{u|a|em}',
    '6:jun{u|a|om}',
    '7:jul{u|a|om}',
    '8:avgust{u|a|om}',
    '9:septembr{u|a|om}',
    '10:oktobr{u|a|om}',
    '11:novembr{u|a|om}',
    '12:decembr{u|a|om}',
  ],
  fi: [
    '1:tammikuu{n|ssa|sta|hun|lla|lle|lta|ksi}',
    '2:helmikuu{n|ssa|sta|hun|lla|lle|lta|ksi}',
    '3:maaliskuu{n|ssa|sta|hun|lla|lle|lta|ksi}',
    '4:huhtikuu{n|ssa|sta|hun|lla|lle|lta|ksi}',
    '5:toukokuu{n|ssa|sta|hun|lla|lle|lta|ksi}',
    '6:kesäkuu{n|ssa|sta|hun|lla|lle|lta|ksi}',
    '7:heinäkuu{n|ssa|sta|hun|lla|lle|lta|ksi}',
    '8:elokuu{n|ssa|sta|hun|lla|lle|lta|ksi}',
    '9:syyskuu{n|ssa|sta|hun|lla|lle|lta|ksi}',
    '10:lokakuu{n|ssa|sta|hun|lla|lle|lta|ksi}',
    '11:marraskuu{n|ssa|sta|hun|lla|lle|lta|ksi}',
    '12:joulukuu{n|ssa|sta|hun|lla|lle|lta|ksi}',
  ],
  et: [
    '1:jaanuari{|l|st|ni|s|ks}',
    '2:veebruari{|l|st|ni|s|ks}',
    '3:märtsi{|l|st|ni|s|ks}',
    '4:aprilli{|l|st|ni|s|ks}',
    '5:maist|maini|maiks',
    '6:juuni{l|st|ni|s|ks}',
    '7:juuli{l|st|ni|s|ks}',
    '8:augusti{|l|st|ni|s|ks}',
    '9:septembri{|l|st|ni|s|ks}',
    '10:oktoobri{|l|st|ni|s|ks}',
    '11:novembri{|l|st|ni|s|ks}',
    '12:detsembri{|l|st|ni|s|ks}',
  ],
  lv: [
    '1:janvār{ī|a|im|i}',
    '2:februār{ī|a|im|i}',
    '3:mart{ā|a|am|u}',
    '4:aprīl{ī|a|im|i}',
    '5:maijā|maijam',
    '6:jūnij{ā|a|am|u}',
    '7:jūlij{ā|a|am|u}',
    '8:august{ā|a|am|u}',
    '9:septembr{ī|a|im|i}',
    '10:oktobr{ī|a|im|i}',
    '11:novembr{ī|a|im|i}',
    '12:decembr{ī|a|im|i}',
  ],
  lt: [
    '1:saus{io|į|yje}',
    '2:vasar{io|į|yje}',
    '3:kov{o|ą|e}',
    '4:baland{žio|į|yje}',
    '5:geguž{ės|ę|ėje}',
    '6:birž{elio|elį|elyje}',
    '7:liep{os|ą|oje}',
    '8:rugpjū{čio|tį|tyje}',
    '9:rugsėj{o|į|yje}',
    '10:spal{io|į|yje}',
    '11:lapkri{čio|tį|tyje}',
    '12:gruod{žio|į|yje}',
  ],
  hu: [
    '1:január{ban|i|tól|ig|ra|ja|jában}',
    '2:február{ban|i|tól|ig|ra|ja|jában}',
    '3:március{ban|i|tól|ig|ra|a|ában}',
    '4:április{ban|i|tól|ig|ra|a|ában}',
    '5:máju{sban|si|stól|sig|sra|sa|sában}',
    '6:június{ban|i|tól|ig|ra|a|ában}',
    '7:július{ban|i|tól|ig|ra|a|ában}',
    '8:augusztus{ban|i|tól|ig|ra|a|ában}',
    '9:szeptember{ben|i|től|ig|re|e|ében}',
    '10:október{ben|i|től|ig|re|e|ében}',
    '11:november{ben|i|től|ig|re|e|ében}',
    '12:december{ben|i|től|ig|re|e|ében}',
  ],
  tr: ['5:mayısta', '6:haziranda', '7:temmuzda', '8:ağustosta'],
  ar: [
    '1:كانون الثاني',
    '2:شباط',
    '3:آذار|اذار',
    '4:نيسان|ابريل|إبريل',
    '5:أيار|ايار',
    '6:حزيران',
    '7:تموز',
    '8:آب|اغسطس',
    '9:أيلول|ايلول',
    '10:تشرين الأول|تشرين الاول|اكتوبر',
    '11:تشرين الثاني',
    '12:كانون الأول|كانون الاول',
  ],
  hi: ['3:मार्च', '6:जून', '9:सितम्बर|सितंबर', '10:अक्टूबर|अक्तूबर', '11:नवम्बर|नवंबर', '12:दिसम्बर|दिसंबर'],
  kk: [
    '1:қаңтар{да|дың|дан|ға}',
    '2:ақпан{да|ның|нан|ға}',
    '3:наурыз{да|дың|дан|ға}',
    '4:сәуір{де|дің|ден|ге}',
    '5:мамыр{да|дың|дан|ға}',
    '6:маусым{да|ның|нан|ға}',
    '7:шілде{де|нің|ден|ге}',
    '8:тамыз{да|дың|дан|ға}',
    '9:қыркүйек{те|тің|тен|ке}',
    '10:қазан{да|ның|нан|ға}',
    '11:қараша{да|ның|дан|ға}',
    '12:желтоқсан{да|ның|нан|ға}',
  ],
  is: ['1:janúarmánuð{i|ur}', '2:febrúarmánuð{i|ur}'],
}

/** Weekday forms beside CLDR's. */
export const MORE_WEEKDAYS: Readonly<Record<string, string>> = {
  en: 'mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays',
  de: 'montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|sonnabend{|s}',
  pt: 'segunda feira|terça feira|quarta feira|quinta feira|sexta feira',
  pl: 'poniedział{ku|kiem|kowy}|wtork{u|iem|i}|środ{ę|y|zie}|czwart{ku|kiem|ki}|piąt{ku|kiem|ki}|sobot{ę|y|ni}|niedziel{ę|i|ni}',
  ru: 'понедельник{а|у|ом}|вторник{а|у|ом}|сред{у|ы}|четверг{а|у|ом}|пятниц{у|ы|ей}|суббот{у|ы|ой}|воскресень{е|я|ю}',
  uk: 'понеділ{ка|ок|ку}|вівтор{ка|ок}|серед{у|и}|четвер{|га}|пʼятниц{ю|і}|п’ятниц{ю|і}|субот{у|и}|неділ{ю|і}',
  cs: 'pondělí|úterý|středu|čtvrt{ek|ka}|pát{ek|ku}|sobot{u|y}|neděl{i|e}',
  sk: 'pondelok|utorok|stredu|štvrtok|piatok|sobotu|nedeľu',
  hr: 'ponedjelj{ak|ka}|utor{ak|ka}|srijedu|četvrt{ak|ka}|pet{ak|ka}|subotu|nedjelju',
  fi: 'maanantai{n|sta|hin|lta|sin}|tiistai{n|sta|hin|lta|sin}|keskiviiko{n|sta|lta}|torstai{n|sta|hin|lta}|perjantai{n|sta|hin|lta}|lauantai{n|sta|hin|lta}|sunnuntai{n|sta|hin|lta}',
  et: 'esmaspäev{al|ast|ani}|teisipäev{al|ast|ani}|kolmapäev{al|ast|ani}|neljapäev{al|ast|ani}|reede{l|st|ni}|laupäev{al|ast|ani}|pühapäev{al|ast|ani}',
  lv: 'pirmdien{|a|u}|otrdien{|a|u}|trešdien{|a|u}|ceturtdien{|a|u}|piektdien{|a|u|ā}|sestdien{|a|u}|svētdien{|a|u}',
  hu: 'hétfő{n|től|ig|i}|kedden|szerdán|csütörtökön|pénteken|szombaton|vasárnap{i|tól}',
  is: 'mánudag{|inn|s|inn}|þriðjudag{|inn|s}|miðvikudag{|inn|s}|fimmtudag{|inn|s}|föstudag{|inn|s}|laugardag{|inn|s}|sunnudag{|inn|s}',
  sv: 'måndagen{|s}|tisdagen{|s}|onsdagen{|s}|torsdagen{|s}|fredagen{|s}|lördagen{|s}|söndagen{|s}',
  da: 'mandagen|tirsdagen|onsdagen|torsdagen|fredagen|lørdagen|søndagen',
  tr: 'pazartesi günü|salı günü|çarşamba günü|perşembe günü|cuma günü|cumartesi günü|pazar günü',
  he: 'יום ראשון|יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי',
}

/** Counted relative times beside CLDR's, which has only the formal unit. */
export const MORE_COUNTED: Readonly<Record<string, string>> = {
  nb: 'for {0} dager siden|for {0} dag siden|om {0} dager',
  nn: 'for {0} dagar sidan|for {0} dag sidan',
}

/** A year follows these: nouns for "year" and prepositions that mean nothing but time. */
export const BEFORE_YEAR_STRONG = wordSet(
  'since during circa year years until till early late mid spring summer autumn winter ' +
    'seit jahr jahre jahres jahren anno depuis année années dès desde año años hasta ano anos até anni ' +
    'sinds jaar tot rok roku roce roku latach letech lat год года году годах с начала sedan år året siden ' +
    'vuonna vuoden vuodesta vuoteen vuosina vuosien anul anului anii anilor până yılı yılında ' +
    'عام سنة لسنة لعام العام godine godini leta leto aastal gada gadā metais metų έτος το शून सन वर्ष साल tahun any anys',
)
/** A year may follow these; other numbers do as well, so the number has to look like a year of our times. */
export const BEFORE_YEAR_WEAK = wordSet(
  'in by from before after im ab bis vor nach von en vers avant après nel dal del al dell em do de w od do po ' +
    'przed в с до после по från till i fra til v od do în din după la u od iz no līdz kopš ko från under før etter ' +
    'efter antes después prima dopo van voor na um και από στο το من في منذ між у від з з',
)
export const AFTER_YEAR = wordSet(
  'yılında yılı yılları yılın yılından yılına yıllarında год года году годом годы годов року рік року roku rok ' +
    'aastal aasta aastast aastani gadā gada gadam gadu gads metais metų godine godini évi évben évi жылы жылдың ' +
    'жылғы жылдан में से ad bce',
)
/** Nouns for "year" that belong to the expression: "anul 2006", "vuonna 1992", "1909 yılında". */
export const YEAR_NOUNS = wordSet(
  'jahr jahre jahres jahren año años ano anos anul anului anii anilor vuonna vuoden vuodesta vuoteen vuosina yılı ' +
    'yılında yılları yılın yılından yılına yıllarında aastal aasta aastast aastani gadā gada gadam gadu gads godine ' +
    'godini عام سنة لسنة لعام العام वर्ष साल سال tahun année années anno roku roce rok год года году годом годы годов ' +
    'року жылы жылдың évben évi metais metų år året',
)
/** An hour follows without minutes: "kl. 13", "ora 9". */
export const HOUR_CUES = wordSet(
  'kl klo kello klokken klockan ora orele saat godz godzinie plkst pulksten kell الساعة בשעה ώρα',
)
/** Words that may stand between a day and its month or a month and its year. */
export const DATE_LINKS = wordSet(
  'of de del d den di do da des dne og e i er st nd rd th ter päivänä päivästä',
)
/** A second day or month joins with these: "5 and 6 May". */
export const RANGE_LINKS = wordSet(
  'and to through und bis et au y al e ed a en tot i do och till og til ja și și la и по a až és ve ile و і та un līdz ir iki',
)
/** Between a year that comes first and its month: "2019. gada 3. maijā". */
export const YEAR_FIRST_LINKS = wordSet('gada gadā m ko eko aasta жылдың жылғы évi')

/** A clock time follows. */
export const TIME_CUES = wordSet(
  'at um gegen ab bis à vers dès jusqu alle ore dalle las ora orele kl klo klockan klokken kello kell saat om ' +
    'uur godz godzinie godz o v w do od od в о с до tól től około às as até hour time uhr around until till by óra ' +
    'pulksten plkst alkaen الساعة בשעה στις from',
)

export const NUMBER_WORDS = wordSet(
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty ' +
    'ein eine einem einer einen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig ' +
    'un une deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente ' +
    'uno una dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta ' +
    'due tre quattro cinque sei sette otto nove dieci undici dodici venti trenta ' +
    'um uma dois duas três quatro sete oito nove dez onze doze vinte trinta ' +
    'een twee drie vijf zes zeven acht negen tien elf twaalf twintig dertig ' +
    'dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć dwadzieścia ' +
    'один одна одну два две три четыре пять шесть семь восемь девять десять двадцать ' +
    'en ett två tre fyra fem sex sju åtta nio tio elva tolv tjugo to fire seks syv åtte ni ti ' +
    'yksi yhden kaksi kahden kolme kolmen neljä neljän viisi viiden kuusi seitsemän kahdeksan yhdeksän kymmenen ' +
    'jeden jednu dva dvě tři čtyři pět šest sedm osm devět deset ' +
    'egy két kettő három négy öt hat hét nyolc kilenc tíz ' +
    'doi două trei patru cinci șase șapte opt nouă zece bir iki üç dört beş altı yedi sekiz dokuz on',
)

/** Relative words of one language that mean something else in another, or say too little. */
export const AMBIGUOUS_RELATIVE = wordSet(
  'hier homme mot ahir sutra jana dje rit bar morgen mañana manana domani demain mane sabah esok vakar rītdien ' +
    'next hour wczoraj',
)

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
