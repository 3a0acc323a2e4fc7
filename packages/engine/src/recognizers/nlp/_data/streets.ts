/**
 * Street words by language, for the address grammar. Three shapes: a word after the name ("Baker Street"), a
 * word before it ("rue de Lyon", "Calle Mayor", "ул. Ленина"), an ending of the name ("Hauptstraße").
 * From the addressing guides of the Universal Postal Union and the national posts.
 */
const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** After the name. The number stands before (English) or behind. */
export const STREET_AFTER = wordSet(
  `street st str road rd avenue ave av boulevard blvd lane ln drive dr court ct place pl square sq terrace ter tce
   crescent cres close highway hwy parkway pkwy way trail trl circle cir alley aly row mews gardens gdns grove gr
   walk quay wharf hill rise view plaza loop path pike turnpike tpke expressway expy freeway fwy crossing xing point
   ridge run esplanade parade pde heights bypass causeway nagar marg chowk colony sector
   straße strasse gasse weg platz allee ring damm ufer chaussee promenade
   utca utcája út útja tér tere körút köz sétány rakpart
   sokak sokağı sok cadde caddesi cad cd bulvar bulvarı blv mahallesi mah meydanı
   gata gatan gade vej vejen vei veien gate katu tie polku kuja tori gränd väg vägen torg plads allé alle`,
)
/** Before the name. */
export const STREET_BEFORE = wordSet(
  `rue avenue av boulevard bd bvd place allée impasse chemin quai route cours square passage ruelle sentier rond-point
   calle c cl avenida avda av paseo pº plaza pza plza camino carretera ctra travesía travessera ronda glorieta callejón
   carrer carrera cra diagonal jirón pasaje privada boulevard calzada prolongación
   via viale v.le corso c.so piazza p.za piazzale vicolo largo strada lungomare contrada salita piazzetta
   rua r avenida av travessa tv largo praça pç pça alameda al estrada estr rodovia beco quinta azinhaga
   ulica ul aleja al aleje plac pl osiedle os
   улица ул проспект пр пр-т переулок пер площадь пл бульвар бул б-р набережная наб шоссе ш вулиця вул провулок пров
   площа проїзд проезд пр-д тупик
   ulice tř třída náměstí nám nábřeží nábř
   strada str bulevardul bd bdul b-dul calea aleea piața șoseaua șos intrarea splaiul
   straat laan
   jalan jl jln lorong`,
)
/** Endings of the name, as in "Hauptstraße", "Drottninggatan", "Keizersgracht". */
export const STREET_ENDING =
  /(?:stra(?:ß|ss)e|str|gasse|weg|platz|allee|ring|damm|ufer|steig|stieg|pfad|hof|berg|park|straat|laan|gracht|kade|dijk|plein|singel|steeg|dreef|baan|lei|weide|gatan|gata|vägen|väg|gränd|torget|torg|stigen|backen|gade|vej|vejen|stræde|plads|gate|gaten|veien|vei|bakken|katu|kuja|polku|tie|raitti|aukio|tori|kaari|ranta|utca|út|tér|tún|braut|götu|stígur|vegur|hlíð|gerði|holt|ova|eva|ská|ická|ova ulica|tänav|maantee|iela|prospekts|gatvė)$/u
/** Too short or too common endings that need a postcode or label beside the house number. */
export const WEAK_ENDING =
  /(?:hof|berg|park|ring|tie|lei|ova|eva|ská|ranta|holt|baan|damm|ufer|weide|gate|steig)$/u

/** Units inside a building, after the house number. */
export const UNIT =
  /^,? ?(?:#\s?\d{1,5}[A-Za-z]?(?:-\d{1,5})?|(?:Apt|apt|APT|Apartment|Suite|suite|Ste|Unit|unit|Flat|flat|Floor|Fl|Room|Rm|Bldg|Building|Appartement|Wohnung|Whg|Top|Stiege|étage|Esc|Escalera|piso|Piso|puerta|planta|interno|int|Int|scala|andar|bloco|Bloco|apto|Apto|ap|bl|sc|et|m|lok|кв|корп|стр|оф|подъезд|lgh|emelet|ajtó|em|Daire|daire|Kat|kat|No|D|bus|bte|boîte|Block)\.?:? ?[\p{L}\d]{1,6}(?:[-/]\d{1,4})?(?!\p{L}))/u
