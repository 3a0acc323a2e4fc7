/** Gender and marital status: words and field names by language, notation of `_lib/phrases.ts`. */
type Lists = Readonly<Record<string, string>>

export const GENDER_WORDS: Lists = {
  en: 'male|female|non-binary|nonbinary|transgender|trans man|trans woman|transsexual|intersex|genderqueer|genderfluid|agender|cisgender|transgender man|transgender woman',
  de: 'männlich{|e|er|en}|weiblich{|e|er|en}|nichtbinär|nicht-binär|divers|intersexuell|transsexuell|transident|transfrau|transmann|trans-frau|trans-mann',
  fr: 'masculin|féminin|non binaire|non-binaire|transgenre|transsexuel{|le}|intersexe|femme trans|homme trans',
  es: 'masculino|femenino|femenina|varón|no binari{o|a|e}|transgénero|transexual|intersexual|mujer trans|hombre trans',
  it: 'maschile|femminile|maschio|femmina|non binario|non binaria|transgender|transessuale|intersessuale',
  pt: 'masculino|feminino|feminina|não binári{o|a}|não-binári{o|a}|transgénero|transgênero|transexual|intersexo',
  nl: 'mannelijk|vrouwelijk|non-binair|nonbinair|transgender|interseksueel|transvrouw|transman',
  pl: 'mężczyzna|kobieta|męska|żeńska|niebinarn{y|a}|transpłciow{y|a}|interpłciow{y|a}',
  ru: 'мужской|женский|небинарн{ый|ая}|трансгендер{|ный|ная}|интерсекс',
  sv: 'manlig|kvinnlig|icke-binär|ickebinär|transperson|transkvinna|intersexuell',
  da: 'mandlig|kvindelig|nonbinær|transkønnet|interkønnet',
  nb: 'mannlig|kvinnelig|ikke-binær|transkjønnet',
  fi: 'miespuolinen|naispuolinen|muunsukupuolinen|transsukupuolinen',
  cs: 'mužské|ženské|nebinární|transgender',
  hu: 'férfi|nő|nembináris|transznemű',
  ro: 'bărbătesc|masculin|feminin|nonbinar',
  tr: 'erkek|kadın|ikili olmayan|trans kadın|trans erkek',
  ar: 'ذكر|أنثى',
}
/** Letters and short words that mean a gender only as the value of a gender field. */
export const GENDER_CODES = new Set(
  'm f w x d h v k male female man woman mann frau homme femme hombre mujer uomo donna homem mulher vrouw mężczyzna kobieta мужчина женщина kvinna kvinde kvinne mies nainen muž žena férfi nő erkek kadın other divers diverse unknown'.split(
    ' ',
  ),
)
export const GENDER_LABELS: Lists = {
  en: 'gender|sex|gender identity|biological sex|sex at birth|assigned sex',
  de: 'geschlecht|geschl|geschlechtsidentität',
  fr: 'sexe|genre|identité de genre',
  es: 'sexo|género|identidad de género',
  it: 'sesso|genere|identità di genere',
  pt: 'sexo|género|gênero|identidade de género',
  nl: 'geslacht|sekse|genderidentiteit',
  pl: 'płeć',
  ru: 'пол|гендер',
  sv: 'kön',
  da: 'køn',
  nb: 'kjønn',
  fi: 'sukupuoli',
  cs: 'pohlaví',
  hu: 'nem|neme',
  ro: 'sex|gen',
  tr: 'cinsiyet|cinsiyeti',
  ar: 'الجنس|النوع',
}
export const GENDER_CJK =
  /(?:性別|性别|성별)\s{0,2}[:：=|\t]?\s{0,2}(男性?|女性?|남성?|여성?|남자|여자|その他|其他)/gu

export const MARITAL_WORDS: Lists = {
  en: 'married|unmarried|never married|divorced|widowed|single|separated|legally separated|civil partnership|in a civil partnership|civil partner|domestic partnership|cohabiting|engaged|remarried|annulled|common-law|widow|widower|bachelor|divorcee|single parent|single mother|single father',
  de: 'ledig|unverheiratet|verheiratet|geschieden|verwitwet|getrennt lebend|eingetragene lebenspartnerschaft|in eingetragener lebenspartnerschaft|verpartnert|verlobt|witwe|witwer|alleinerziehend|alleinstehend|wiederverheiratet',
  fr: 'célibataire|marié{|e|s}|divorcé{|e|s}|veuf|veuve|séparé{|e}|pacsé{|e}|en concubinage|concubin{|e}|fiancé{|e}|union libre|remarié{|e}',
  es: 'solter{o|a}|casad{o|a|os}|divorciad{o|a}|viud{o|a}|separad{o|a}|pareja de hecho|unión libre|comprometid{o|a}|madre soltera',
  it: 'celibe|nubile|coniugat{o|a}|sposat{o|a}|divorziat{o|a}|vedov{o|a}|separat{o|a}|unione civile|convivente|stato libero',
  pt: 'solteir{o|a}|casad{o|a}|divorciad{o|a}|viúv{o|a}|separad{o|a}|união de facto|união estável|união de fato|noiv{o|a}',
  nl: 'ongehuwd|gehuwd|getrouwd|gescheiden|weduwe|weduwnaar|geregistreerd partnerschap|samenwonend|alleenstaand|verloofd|ongetrouwd',
  pl: 'kawaler|panna|żonaty|mężatka|zamężna|rozwiedzion{y|a}|rozwodnik|rozwódka|wdowiec|wdowa|w separacji|stanu wolnego|wolny|wolna',
  ru: 'холост|женат|замужем|не замужем|не женат|разведен{|а}|разведён|вдов{ец|а}|в разводе|в гражданском браке',
  sv: 'ogift|gift|skild|frånskild|änka|änkling|sambo|registrerad partner|ensamstående|förlovad',
  da: 'ugift|gift|fraskilt|enke|enkemand|samlevende|registreret partner|separeret|enlig',
  nb: 'ugift|gift|skilt|enke|enkemann|samboer|separert|enslig|registrert partner',
  fi: 'naimaton|naimisissa|avioliitossa|eronnut|leski|avoliitossa|rekisteröidyssä parisuhteessa',
  cs: 'svobodn{ý|á}|ženatý|vdaná|rozveden{ý|á}|vdov{ec|a}|registrované partnerství',
  hu: 'hajadon|nőtlen|házas|elvált|özvegy|férjezett|nős',
  ro: 'căsătorit{|ă}|necăsătorit{|ă}|divorțat{|ă}|văduv{|ă}|celibatar{|ă}|concubinaj',
  tr: 'bekar|bekâr|evli|boşanmış|dul|nişanlı',
  ar: 'أعزب|عزباء|متزوج|متزوجة|مطلق|مطلقة|أرمل|أرملة',
}
/** Words too common to be told of a subject: "the list is single", "is separated by". */
export const MARITAL_WEAK = new Set(
  'single separated engaged gift bachelor annulled common-law wolny wolna separado separada separato separata séparé séparée skilt skild dul casado nem'.split(
    ' ',
  ),
)
export const MARITAL_LABELS: Lists = {
  en: 'marital status|civil status|relationship status|marital|family status|marital state',
  de: 'familienstand|personenstand|zivilstand',
  fr: 'état civil|situation familiale|situation de famille|situation matrimoniale|statut marital',
  es: 'estado civil|situación familiar',
  it: 'stato civile',
  pt: 'estado civil',
  nl: 'burgerlijke staat|burgerlijke stand|huwelijkse staat',
  pl: 'stan cywilny',
  ru: 'семейное положение|семейный статус',
  sv: 'civilstånd',
  da: 'civilstand|ægteskabelig stilling',
  nb: 'sivilstand|sivilstatus',
  fi: 'siviilisääty|perhesuhteet',
  cs: 'rodinný stav',
  hu: 'családi állapot|családi állapota',
  ro: 'stare civilă|starea civilă',
  tr: 'medeni hali|medeni durum|medeni durumu',
  ar: 'الحالة الاجتماعية',
}
export const MARITAL_CJK =
  /(?:婚姻(?:状况|狀況|状態|歴|关系)?|配偶者の有無|결혼 ?여부|혼인 ?상태|婚否)\s{0,2}[:：=|\t]\s{0,2}(已婚|未婚|离婚|離婚|離異|离异|丧偶|喪偶|既婚|独身|死別|離別|기혼|미혼|이혼|사별)/gu

export const NATIONALITY_LABELS: Lists = {
  en: 'nationality|citizenship|citizen of|national of|country of citizenship|citizenships',
  de: 'staatsangehörigkeit|staatsbürgerschaft|nationalität|staatsangeh',
  fr: 'nationalité|citoyenneté|ressortissant de|de nationalité',
  es: 'nacionalidad|ciudadanía',
  it: 'nazionalità|cittadinanza',
  pt: 'nacionalidade|cidadania',
  nl: 'nationaliteit|staatsburgerschap',
  pl: 'obywatelstwo|narodowość',
  ru: 'гражданство|национальность',
  sv: 'nationalitet|medborgarskap',
  da: 'nationalitet|statsborgerskab',
  nb: 'nasjonalitet|statsborgerskap',
  fi: 'kansalaisuus',
  cs: 'státní příslušnost|občanství|národnost',
  hu: 'állampolgárság|állampolgársága|nemzetiség',
  ro: 'cetățenie|cetățenia|naționalitate|naționalitatea',
  tr: 'uyruk|uyruğu|vatandaşlık|vatandaşlığı',
  ar: 'الجنسية',
}
export const CITIZEN_NOUNS = new Set(
  'citizen citizens national nationals passport nationality citizenship staatsbürger staatsbürgerin staatsangehöriger staatsangehörige staatsangehörigen staatsangehörigkeit staatsbürgerschaft ressortissant ressortissante ressortissants citoyen citoyenne nationalité ciudadano ciudadana nacional nacionalidad cittadino cittadina cittadini cittadinanza nazionalità cidadão cidadã nacionalidade burger staatsburger nationaliteit obywatel obywatelka obywatela obywatelem obywatelstwo гражданин гражданка гражданина гражданство medborgare medborgarskap statsborger kansalainen občan cetățean vatandaşı'.split(
    ' ',
  ),
)
export const NATIONALITY_CJK =
  /(?:国籍|國籍|국적)\s{0,2}[:：=|\t]?\s{0,2}((?:[\p{Script=Han}\p{Script=Katakana}ー]{2,8}|[가-힣]{2,8}))/gu
