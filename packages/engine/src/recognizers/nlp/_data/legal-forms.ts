/** Legal forms of companies by country, as parts of regular expressions; longest first. ISO 20275. */
export const LEGAL_FORMS = [
  String.raw`GmbH & Co\. ?KGaA|GmbH & Co\. ?KG|GmbH & Co\. ?OHG|AG & Co\. ?KG|UG \(haftungsbeschränkt\) & Co\. KG|UG \(haftungsbeschränkt\)|gGmbH|mbH|GesmbH|GmbH|KGaA|OHG|eG|e\. ?V\.|e\. ?K\.|PartG mbB|PartG|AG|KG|UG|GbR`,
  String.raw`Co\., Ltd|Pty\.? Ltd|Pvt\.? Ltd|Private Limited|Public Limited Company|Limited|Ltd|L\.L\.C\.|LLC|LLP|L\.P\.|Inc|Incorporated|Corporation|Corp|PLC|Plc|plc|PBC|P\.C\.|N\.A\.`,
  String.raw`S\.A\.R\.L\.|SARL|S\.A\.S\.|SASU|SAS|EURL|S\.N\.C\.|SNC|SCI|SCOP|S\.A\.|SPRL|SRL|ASBL|SCRL`,
  String.raw`S\.L\.U\.|S\.L\.|SLU|S\.A\.U\.|S\. de R\.L\. de C\.V\.|S\.A\. de C\.V\.|S\.A\.B\. de C\.V\.|S\.C\.|Ltda|Cía\. Ltda|EIRL|E\.I\.R\.L\.`,
  String.raw`S\.p\.A\.|SpA|S\.r\.l\.s\.|S\.r\.l\.|Srl|S\.a\.s\.|S\.n\.c\.|Lda|Unipessoal Lda|EPP|EIRELI`,
  String.raw`B\.V\.|BV|N\.V\.|NV|V\.O\.F\.|VOF|C\.V\.|BVBA`,
  String.raw`[Ss]p\. z o\.o\. [Ss]p\.k\.|[Ss]p\. z o\.o|[Ss]półka z o\.o|[Ss]p\.j\.|[Ss]p\.k\.|s\.r\.o\.|spol\. s r\.o\.|a\.s\.|v\.o\.s\.|k\.s\.|z\.s\.`,
  String.raw`Kft|Zrt|Nyrt|Bt|Kkt|S\.R\.L\.|P\.F\.A\.|A\.Ş\.|Ltd\. Şti\.|Tic\. Ltd\. Şti\.|San\. ve Tic\. A\.Ş\.`,
  String.raw`ASA|AS|ANS|DA|ApS|A\/S|I\/S|K\/S|P\/S|AB \(publ\)|AB|HB|KB|Oyj|Oy Ab|Oy|Ky|ry|ehf|hf|OÜ|UAB|SIA|d\.o\.o\.|d\.d\.|j\.d\.o\.o\.|EOOD|OOD|EAD|AD|A\.E\.|Ε\.Π\.Ε\.|Α\.Ε\.|ТОВ|Sdn\.? Bhd|Bhd|Pte\.? Ltd|K\.K\.|G\.K\.|JSC|PJSC|FZE|FZCO|W\.L\.L\.|SE|SCE|S\.E\.`,
].join('|')

/** Forms that stand before a quoted name. */
export const LEGAL_FORMS_BEFORE =
  'ООО|ОАО|ЗАО|ПАО|АО|ИП|НКО|АНО|ФГУП|ГУП|МУП|ТОВ|ПрАТ|ПАТ|ФОП|ТОО|Общество с ограниченной ответственностью|[Аа]кционерное общество|PT|UAB|SIA|OÜ|АД|ООД|ЕООД'

/** Forms of Japanese, Chinese and Korean companies, found first; the name stands before or after. */
export const EAST_ASIAN_FORMS =
  /株式会社|有限会社|合同会社|合資会社|一般社団法人|医療法人(?:社団)?|学校法人|社会福祉法人|股份有限公司|有限责任公司|有限公司|集团公司|주식회사|㈜|\(주\)/gu
export const EAST_ASIAN_NAME_AFTER =
  /^ ?[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ーA-Za-z0-9・]{2,14}/u
export const EAST_ASIAN_NAME_BEFORE =
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ーA-Za-z0-9・（）()]{2,20} ?$/u
