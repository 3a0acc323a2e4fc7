/**
 * Month and weekday names, relative days and counted relative times ("{0} days ago") by language.
 * From Unicode CLDR 48.2, licence Unicode-3.0 (https://www.unicode.org/license.txt);
 * written by build-from-cldr.ts, not by hand.
 */
export interface CalendarWords {
  /** Twelve groups split by " ; ", the forms of a group by "|". */
  months: string
  monthsShort: string
  /** Seven groups from Monday. */
  weekdays: string
  weekdaysShort: string
  relative: string
  counted: string
}

export const CALENDAR_WORDS: Readonly<Record<string, CalendarWords>> = {
  en: {
    months:
      'january ; february ; march ; april ; may ; june ; july ; august ; september ; october ; november ; december',
    monthsShort: 'jan ; feb ; mar ; apr ; may ; jun ; jul ; aug ; sep ; oct ; nov ; dec',
    weekdays: 'monday ; tuesday ; wednesday ; thursday ; friday ; saturday ; sunday',
    weekdaysShort: 'mon ; tue ; wed ; thu ; fri ; sat ; sun',
    relative:
      'last year|next year|last month|next month|last week|next week|yesterday|tomorrow|last monday|next monday|last tuesday|next tuesday|last wednesday|next wednesday|last thursday|next thursday|last friday|next friday|last saturday|next saturday|last sunday|next sunday',
    counted:
      '{0} year ago|{0} years ago|in {0} year|in {0} years|{0} month ago|{0} months ago|in {0} month|in {0} months|{0} week ago|{0} weeks ago|in {0} week|in {0} weeks|{0} day ago|{0} days ago|in {0} day|in {0} days|{0} hour ago|{0} hours ago|in {0} hour|in {0} hours|{0} minute ago|{0} minutes ago|in {0} minute|in {0} minutes',
  },
  de: {
    months:
      'januar ; februar ; märz ; april ; mai ; juni ; juli ; august ; september ; oktober ; november ; dezember',
    monthsShort: 'jan ; feb ; märz|mär ; apr ; mai ; juni|jun ; juli|jul ; aug ; sept|sep ; okt ; nov ; dez',
    weekdays: 'montag ; dienstag ; mittwoch ; donnerstag ; freitag ; samstag ; sonntag',
    weekdaysShort: 'mo ; di ; mi ; do ; fr ; sa ; so',
    relative:
      'letztes jahr|nächstes jahr|letzten monat|nächsten monat|letzte woche|nächste woche|vorgestern|gestern|morgen|übermorgen|letzten montag|nächsten montag|letzten dienstag|nächsten dienstag|letzten mittwoch|nächsten mittwoch|letzten donnerstag|nächsten donnerstag|letzten freitag|nächsten freitag|letzten samstag|nächsten samstag|letzten sonntag|nächsten sonntag',
    counted:
      'vor {0} jahr|vor {0} jahren|in {0} jahr|in {0} jahren|vor {0} monat|vor {0} monaten|in {0} monat|in {0} monaten|vor {0} woche|vor {0} wochen|in {0} woche|in {0} wochen|vor {0} tag|vor {0} tagen|in {0} tag|in {0} tagen|vor {0} stunde|vor {0} stunden|in {0} stunde|in {0} stunden|vor {0} minute|vor {0} minuten|in {0} minute|in {0} minuten',
  },
  fr: {
    months:
      'janvier ; février ; mars ; avril ; mai ; juin ; juillet ; août ; septembre ; octobre ; novembre ; décembre',
    monthsShort: 'janv ; févr ; mars ; avr ; mai ; juin ; juil ; août ; sept ; oct ; nov ; déc',
    weekdays: 'lundi ; mardi ; mercredi ; jeudi ; vendredi ; samedi ; dimanche',
    weekdaysShort: 'lun ; mar ; mer ; jeu ; ven ; sam ; dim',
    relative:
      'l’année dernière|l’année prochaine|le mois dernier|le mois prochain|la semaine dernière|la semaine prochaine|avant-hier|hier|demain|après-demain|lundi dernier|lundi prochain|mardi dernier|mardi prochain|mercredi dernier|mercredi prochain|jeudi dernier|jeudi prochain|vendredi dernier|vendredi prochain|samedi dernier|samedi prochain|dimanche dernier|dimanche prochain',
    counted:
      'il y a {0} an|il y a {0} ans|dans {0} an|dans {0} ans|il y a {0} mois|dans {0} mois|il y a {0} semaine|il y a {0} semaines|dans {0} semaine|dans {0} semaines|il y a {0} jour|il y a {0} jours|dans {0} jour|dans {0} jours|il y a {0} heure|il y a {0} heures|dans {0} heure|dans {0} heures|il y a {0} minute|il y a {0} minutes|dans {0} minute|dans {0} minutes',
  },
  es: {
    months:
      'enero ; febrero ; marzo ; abril ; mayo ; junio ; julio ; agosto ; septiembre ; octubre ; noviembre ; diciembre',
    monthsShort: 'ene ; feb ; mar ; abr ; may ; jun ; jul ; ago ; sept ; oct ; nov ; dic',
    weekdays: 'lunes ; martes ; miércoles ; jueves ; viernes ; sábado ; domingo',
    weekdaysShort: 'lun ; mar ; mié ; jue ; vie ; sáb ; dom',
    relative:
      'el año pasado|el próximo año|el mes pasado|el próximo mes|la semana pasada|la próxima semana|anteayer|ayer|mañana|pasado mañana|el lunes pasado|el próximo lunes|el martes pasado|el próximo martes|el miércoles pasado|el próximo miércoles|el jueves pasado|el próximo jueves|el viernes pasado|el próximo viernes|el sábado pasado|el próximo sábado|el domingo pasado|el próximo domingo',
    counted:
      'hace {0} año|hace {0} años|dentro de {0} año|dentro de {0} años|hace {0} mes|hace {0} meses|dentro de {0} mes|dentro de {0} meses|hace {0} semana|hace {0} semanas|dentro de {0} semana|dentro de {0} semanas|hace {0} día|hace {0} días|dentro de {0} día|dentro de {0} días|hace {0} hora|hace {0} horas|dentro de {0} hora|dentro de {0} horas|hace {0} minuto|hace {0} minutos|dentro de {0} minuto|dentro de {0} minutos',
  },
  it: {
    months:
      'gennaio ; febbraio ; marzo ; aprile ; maggio ; giugno ; luglio ; agosto ; settembre ; ottobre ; novembre ; dicembre',
    monthsShort: 'gen ; feb ; mar ; apr ; mag ; giu ; lug ; ago ; set ; ott ; nov ; dic',
    weekdays: 'lunedì ; martedì ; mercoledì ; giovedì ; venerdì ; sabato ; domenica',
    weekdaysShort: 'lun ; mar ; mer ; gio ; ven ; sab ; dom',
    relative:
      'anno scorso|anno prossimo|mese scorso|mese prossimo|settimana scorsa|settimana prossima|l’altro ieri|ieri|domani|dopodomani|lunedì scorso|lunedì prossimo|martedì scorso|martedì prossimo|mercoledì scorso|mercoledì prossimo|giovedì scorso|giovedì prossimo|venerdì scorso|venerdì prossimo|sabato scorso|sabato prossimo|domenica scorsa|domenica prossima',
    counted:
      '{0} anno fa|{0} anni fa|tra {0} anno|tra {0} anni|{0} mese fa|{0} mesi fa|tra {0} mese|tra {0} mesi|{0} settimana fa|{0} settimane fa|tra {0} settimana|tra {0} settimane|{0} giorno fa|{0} giorni fa|tra {0} giorno|tra {0} giorni|{0} ora fa|{0} ore fa|tra {0} ora|tra {0} ore|{0} minuto fa|{0} minuti fa|tra {0} minuto|tra {0} minuti',
  },
  pt: {
    months:
      'janeiro ; fevereiro ; março ; abril ; maio ; junho ; julho ; agosto ; setembro ; outubro ; novembro ; dezembro',
    monthsShort: 'jan ; fev ; mar ; abr ; mai ; jun ; jul ; ago ; set ; out ; nov ; dez',
    weekdays: 'segunda-feira ; terça-feira ; quarta-feira ; quinta-feira ; sexta-feira ; sábado ; domingo',
    weekdaysShort: 'seg ; ter ; qua ; qui ; sex ; sáb ; dom',
    relative:
      'ano passado|próximo ano|mês passado|próximo mês|semana passada|próxima semana|anteontem|ontem|amanhã|depois de amanhã|segunda-feira passada|próxima segunda-feira|terça-feira passada|próxima terça-feira|quarta-feira passada|próxima quarta-feira|quinta-feira passada|próxima quinta-feira|sexta-feira passada|próxima sexta-feira|sábado passado|próximo sábado|domingo passado|próximo domingo',
    counted:
      'há {0} ano|há {0} anos|em {0} ano|em {0} anos|há {0} mês|há {0} meses|em {0} mês|em {0} meses|há {0} semana|há {0} semanas|em {0} semana|em {0} semanas|há {0} dia|há {0} dias|em {0} dia|em {0} dias|há {0} hora|há {0} horas|em {0} hora|em {0} horas|há {0} minuto|há {0} minutos|em {0} minuto|em {0} minutos',
  },
  nl: {
    months:
      'januari ; februari ; maart ; april ; mei ; juni ; juli ; augustus ; september ; oktober ; november ; december',
    monthsShort: 'jan ; feb ; mrt ; apr ; mei ; jun ; jul ; aug ; sep ; okt ; nov ; dec',
    weekdays: 'maandag ; dinsdag ; woensdag ; donderdag ; vrijdag ; zaterdag ; zondag',
    weekdaysShort: 'ma ; di ; wo ; do ; vr ; za ; zo',
    relative:
      'vorig jaar|volgend jaar|vorige maand|volgende maand|vorige week|volgende week|eergisteren|gisteren|morgen|overmorgen|afgelopen maandag|volgende week maandag|afgelopen dinsdag|volgende week dinsdag|afgelopen woensdag|volgende week woensdag|afgelopen donderdag|volgende week donderdag|afgelopen vrijdag|volgende week vrijdag|afgelopen zaterdag|volgende week zaterdag|afgelopen zondag|volgende week zondag',
    counted:
      '{0} jaar geleden|over {0} jaar|{0} maand geleden|{0} maanden geleden|over {0} maand|over {0} maanden|{0} week geleden|{0} weken geleden|over {0} week|over {0} weken|{0} dag geleden|{0} dagen geleden|over {0} dag|over {0} dagen|{0} uur geleden|over {0} uur|{0} minuut geleden|{0} minuten geleden|over {0} minuut|over {0} minuten',
  },
  pl: {
    months:
      'stycznia|styczeń ; lutego|luty ; marca|marzec ; kwietnia|kwiecień ; maja|maj ; czerwca|czerwiec ; lipca|lipiec ; sierpnia|sierpień ; września|wrzesień ; października|październik ; listopada|listopad ; grudnia|grudzień',
    monthsShort: 'sty ; lut ; mar ; kwi ; maj ; cze ; lip ; sie ; wrz ; paź ; lis ; gru',
    weekdays: 'poniedziałek ; wtorek ; środa ; czwartek ; piątek ; sobota ; niedziela',
    weekdaysShort: 'pon ; wt ; śr ; czw ; pt ; sob ; niedz',
    relative:
      'w zeszłym roku|w przyszłym roku|w zeszłym miesiącu|w przyszłym miesiącu|w zeszłym tygodniu|w przyszłym tygodniu|przedwczoraj|wczoraj|jutro|pojutrze|w zeszły poniedziałek|w przyszły poniedziałek|w zeszły wtorek|w przyszły wtorek|w zeszłą środę|w przyszłą środę|w zeszły czwartek|w przyszły czwartek|w zeszły piątek|w przyszły piątek|w zeszłą sobotę|w przyszłą sobotę|w zeszłą niedzielę|w przyszłą niedzielę',
    counted:
      '{0} rok temu|{0} lata temu|{0} lat temu|{0} roku temu|za {0} rok|za {0} lata|za {0} lat|za {0} roku|{0} miesiąc temu|{0} miesiące temu|{0} miesięcy temu|{0} miesiąca temu|za {0} miesiąc|za {0} miesiące|za {0} miesięcy|za {0} miesiąca|{0} tydzień temu|{0} tygodnie temu|{0} tygodni temu|{0} tygodnia temu|za {0} tydzień|za {0} tygodnie|za {0} tygodni|za {0} tygodnia|{0} dzień temu|{0} dni temu|{0} dnia temu|za {0} dzień|za {0} dni|za {0} dnia|{0} godzinę temu|{0} godziny temu|{0} godzin temu|za {0} godzinę|za {0} godziny|za {0} godzin|{0} minutę temu|{0} minuty temu|{0} minut temu|za {0} minutę|za {0} minuty|za {0} minut',
  },
  ru: {
    months:
      'января|январь ; февраля|февраль ; марта|март ; апреля|апрель ; мая|май ; июня|июнь ; июля|июль ; августа|август ; сентября|сентябрь ; октября|октябрь ; ноября|ноябрь ; декабря|декабрь',
    monthsShort:
      'янв ; февр ; мар|март ; апр ; мая|май ; июн|июнь ; июл|июль ; авг ; сент ; окт ; нояб ; дек',
    weekdays: 'понедельник ; вторник ; среда ; четверг ; пятница ; суббота ; воскресенье',
    weekdaysShort: 'пн ; вт ; ср ; чт ; пт ; сб ; вс',
    relative:
      'в прошлом году|в следующем году|в прошлом месяце|в следующем месяце|на прошлой неделе|на следующей неделе|позавчера|вчера|завтра|послезавтра|в прошлый понедельник|в следующий понедельник|в прошлый вторник|в следующий вторник|в прошлую среду|в следующую среду|в прошлый четверг|в следующий четверг|в прошлую пятницу|в следующую пятницу|в прошлую субботу|в следующую субботу|в прошлое воскресенье|в следующее воскресенье',
    counted:
      '{0} год назад|{0} года назад|{0} лет назад|через {0} год|через {0} года|через {0} лет|{0} месяц назад|{0} месяца назад|{0} месяцев назад|через {0} месяц|через {0} месяца|через {0} месяцев|{0} неделю назад|{0} недели назад|{0} недель назад|через {0} неделю|через {0} недели|через {0} недель|{0} день назад|{0} дня назад|{0} дней назад|через {0} день|через {0} дня|через {0} дней|{0} час назад|{0} часа назад|{0} часов назад|через {0} час|через {0} часа|через {0} часов|{0} минуту назад|{0} минуты назад|{0} минут назад|через {0} минуту|через {0} минуты|через {0} минут',
  },
  sv: {
    months:
      'januari ; februari ; mars ; april ; maj ; juni ; juli ; augusti ; september ; oktober ; november ; december',
    monthsShort: 'jan ; feb ; mars ; apr ; maj ; juni ; juli ; aug ; sep ; okt ; nov ; dec',
    weekdays: 'måndag ; tisdag ; onsdag ; torsdag ; fredag ; lördag ; söndag',
    weekdaysShort: 'mån ; tis ; ons ; tors ; fre ; lör ; sön',
    relative:
      'förra året|nästa år|förra månaden|nästa månad|förra veckan|nästa vecka|i förrgår|i går|i morgon|i övermorgon|måndag förra veckan|måndag nästa vecka|tisdag förra veckan|tisdag nästa vecka|onsdag förra veckan|onsdag nästa vecka|torsdag förra veckan|torsdag nästa vecka|fredag förra veckan|fredag nästa vecka|lördag förra veckan|lördag nästa vecka|söndag förra veckan|söndag nästa vecka',
    counted:
      'för {0} år sedan|om {0} år|för {0} månad sedan|för {0} månader sedan|om {0} månad|om {0} månader|för {0} vecka sedan|för {0} veckor sedan|om {0} vecka|om {0} veckor|för {0} dag sedan|för {0} dagar sedan|om {0} dag|om {0} dagar|för {0} timme sedan|för {0} timmar sedan|om {0} timme|om {0} timmar|för {0} minut sedan|för {0} minuter sedan|om {0} minut|om {0} minuter',
  },
  da: {
    months:
      'januar ; februar ; marts ; april ; maj ; juni ; juli ; august ; september ; oktober ; november ; december',
    monthsShort: 'jan ; feb ; mar ; apr ; maj ; jun ; jul ; aug ; sep ; okt ; nov ; dec',
    weekdays: 'mandag ; tirsdag ; onsdag ; torsdag ; fredag ; lørdag ; søndag',
    weekdaysShort: 'man ; tirs ; ons ; tors ; fre ; lør ; søn',
    relative:
      'sidste år|næste år|sidste måned|næste måned|sidste uge|næste uge|i forgårs|i går|i morgen|i overmorgen|sidste mandag|på mandag|sidste tirsdag|på tirsdag|sidste onsdag|på onsdag|sidste torsdag|på torsdag|sidste fredag|på fredag|sidste lørdag|på lørdag|sidste søndag|på søndag',
    counted:
      'for {0} år siden|om {0} år|for {0} måned siden|for {0} måneder siden|om {0} måned|om {0} måneder|for {0} uge siden|for {0} uger siden|om {0} uge|om {0} uger|for {0} dag siden|for {0} dage siden|om {0} dag|om {0} dage|for {0} time siden|for {0} timer siden|om {0} time|om {0} timer|for {0} minut siden|for {0} minutter siden|om {0} minut|om {0} minutter',
  },
  nb: {
    months:
      'januar ; februar ; mars ; april ; mai ; juni ; juli ; august ; september ; oktober ; november ; desember',
    monthsShort: 'jan ; feb ; mars|mar ; apr ; mai ; juni|jun ; juli|jul ; aug ; sep ; okt ; nov ; des',
    weekdays: 'mandag ; tirsdag ; onsdag ; torsdag ; fredag ; lørdag ; søndag',
    weekdaysShort: 'man ; tir ; ons ; tor ; fre ; lør ; søn',
    relative:
      'i fjor|neste år|forrige måned|neste måned|forrige uke|neste uke|i forgårs|i går|i morgen|i overmorgen|forrige mandag|neste mandag|forrige tirsdag|neste tirsdag|forrige onsdag|neste onsdag|forrige torsdag|neste torsdag|forrige fredag|neste fredag|forrige lørdag|neste lørdag|forrige søndag|neste søndag',
    counted:
      'for {0} år siden|om {0} år|for {0} måned siden|for {0} måneder siden|om {0} måned|om {0} måneder|for {0} uke siden|for {0} uker siden|om {0} uke|om {0} uker|for {0} døgn siden|om {0} døgn|for {0} time siden|for {0} timer siden|om {0} time|om {0} timer|for {0} minutt siden|for {0} minutter siden|om {0} minutt|om {0} minutter',
  },
  nn: {
    months:
      'januar ; februar ; mars ; april ; mai ; juni ; juli ; august ; september ; oktober ; november ; desember',
    monthsShort: 'jan ; feb ; mars|mar ; apr ; mai ; juni|jun ; juli|jul ; aug ; sep ; okt ; nov ; des',
    weekdays: 'måndag ; tysdag ; onsdag ; torsdag ; fredag ; laurdag ; søndag',
    weekdaysShort: 'må|mån ; ty|tys ; on|ons ; to|tor ; fr|fre ; la|lau ; sø|søn',
    relative:
      'i fjor|neste år|førre månad|neste månad|førre veke|neste veke|i førgår|i går|i morgon|i overmorgon|førre måndag|neste måndag|førre tysdag|neste tysdag|førre onsdag|neste onsdag|førre torsdag|neste torsdag|førre fredag|neste fredag|førre laurdag|neste laurdag|førre sundag|neste sundag',
    counted:
      'for {0} år sidan|om {0} år|for {0} månad sidan|for {0} månadar sidan|om {0} månad|om {0} månadar|for {0} veke sidan|for {0} veker sidan|om {0} veke|om {0} veker|for {0} døgn sidan|om {0} døgn|for {0} time sidan|for {0} timar sidan|om {0} time|om {0} timar|for {0} minutt sidan|om {0} minutt',
  },
  fi: {
    months:
      'tammikuuta|tammikuu ; helmikuuta|helmikuu ; maaliskuuta|maaliskuu ; huhtikuuta|huhtikuu ; toukokuuta|toukokuu ; kesäkuuta|kesäkuu ; heinäkuuta|heinäkuu ; elokuuta|elokuu ; syyskuuta|syyskuu ; lokakuuta|lokakuu ; marraskuuta|marraskuu ; joulukuuta|joulukuu',
    monthsShort: 'tammi ; helmi ; maalis ; huhti ; touko ; kesä ; heinä ; elo ; syys ; loka ; marras ; joulu',
    weekdays:
      'maanantaina|maanantai ; tiistaina|tiistai ; keskiviikkona|keskiviikko ; torstaina|torstai ; perjantaina|perjantai ; lauantaina|lauantai ; sunnuntaina|sunnuntai',
    weekdaysShort: 'ma ; ti ; ke ; to ; pe ; la ; su',
    relative:
      'viime vuonna|ensi vuonna|viime kuussa|ensi kuussa|viime viikolla|ensi viikolla|toissa päivänä|eilen|huomenna|ylihuomenna|viime maanantaina|ensi maanantaina|viime tiistaina|ensi tiistaina|viime keskiviikkona|ensi keskiviikkona|viime torstaina|ensi torstaina|viime perjantaina|ensi perjantaina|viime lauantaina|ensi lauantaina|viime sunnuntaina|ensi sunnuntaina',
    counted:
      '{0} vuosi sitten|{0} vuotta sitten|{0} vuoden päästä|{0} kuukausi sitten|{0} kuukautta sitten|{0} kuukauden päästä|{0} viikko sitten|{0} viikkoa sitten|{0} viikon päästä|{0} päivä sitten|{0} päivää sitten|{0} päivän päästä|{0} tunti sitten|{0} tuntia sitten|{0} tunnin päästä|{0} minuutti sitten|{0} minuuttia sitten|{0} minuutin päästä',
  },
  cs: {
    months:
      'ledna|leden ; února|únor ; března|březen ; dubna|duben ; května|květen ; června|červen ; července|červenec ; srpna|srpen ; září ; října|říjen ; listopadu|listopad ; prosince|prosinec',
    monthsShort: 'led ; úno ; bře ; dub ; kvě ; čvn ; čvc ; srp ; zář ; říj ; lis ; pro',
    weekdays: 'pondělí ; úterý ; středa ; čtvrtek ; pátek ; sobota ; neděle',
    weekdaysShort: 'po ; út ; st ; čt ; pá ; so ; ne',
    relative:
      'minulý rok|příští rok|minulý měsíc|příští měsíc|minulý týden|příští týden|předevčírem|včera|zítra|pozítří|minulé pondělí|příští pondělí|minulé úterý|příští úterý|minulou středu|příští středu|minulý čtvrtek|příští čtvrtek|minulý pátek|příští pátek|minulou sobotu|příští sobotu|minulou neděli|příští neděli',
    counted:
      'před {0} rokem|před {0} lety|před {0} roku|za {0} rok|za {0} roky|za {0} roku|za {0} let|před {0} měsícem|před {0} měsíci|před {0} měsíce|za {0} měsíc|za {0} měsíce|za {0} měsíců|před {0} týdnem|před {0} týdny|před {0} týdne|za {0} týden|za {0} týdny|za {0} týdne|za {0} týdnů|před {0} dnem|před {0} dny|před {0} dne|za {0} den|za {0} dny|za {0} dne|za {0} dní|před {0} hodinou|před {0} hodinami|před {0} hodiny|za {0} hodinu|za {0} hodiny|za {0} hodin|před {0} minutou|před {0} minutami|před {0} minuty|za {0} minutu|za {0} minuty|za {0} minut',
  },
  hu: {
    months:
      'január ; február ; március ; április ; május ; június ; július ; augusztus ; szeptember ; október ; november ; december',
    monthsShort: 'jan ; febr ; márc ; ápr ; máj ; jún ; júl ; aug ; szept ; okt ; nov ; dec',
    weekdays: 'hétfő ; kedd ; szerda ; csütörtök ; péntek ; szombat ; vasárnap',
    weekdaysShort: ' ;  ; sze ; cs ;  ; szo ; ',
    relative:
      'előző év|következő év|előző hónap|következő hónap|előző hét|következő hét|tegnapelőtt|tegnap|holnap|holnapután|előző hétfő|következő hétfő|előző kedd|következő kedd|előző szerda|következő szerda|előző csütörtök|következő csütörtök|előző péntek|következő péntek|előző szombat|következő szombat|előző vasárnap|következő vasárnap',
    counted:
      '{0} évvel ezelőtt|{0} év múlva|{0} hónappal ezelőtt|{0} hónap múlva|{0} héttel ezelőtt|{0} hét múlva|{0} nappal ezelőtt|{0} nap múlva|{0} órával ezelőtt|{0} óra múlva|{0} perccel ezelőtt|{0} perc múlva',
  },
  ro: {
    months:
      'ianuarie ; februarie ; martie ; aprilie ; mai ; iunie ; iulie ; august ; septembrie ; octombrie ; noiembrie ; decembrie',
    monthsShort: 'ian ; feb ; mar ; apr ; mai ; iun ; iul ; aug ; sept ; oct ; nov ; dec',
    weekdays: 'luni ; marți ; miercuri ; joi ; vineri ; sâmbătă ; duminică',
    weekdaysShort: 'lun ; mar ; mie ; joi ; vin ; sâm ; dum',
    relative:
      'anul trecut|anul viitor|luna trecută|luna viitoare|săptămâna trecută|săptămâna viitoare|alaltăieri|ieri|mâine|poimâine|lunea trecută|lunea viitoare|marțea trecută|marțea viitoare|miercurea trecută|miercurea viitoare|joia trecută|joia viitoare|vinerea trecută|vinerea viitoare|sâmbăta trecută|sâmbăta viitoare|duminica trecută|duminica viitoare',
    counted:
      'acum {0} an|acum {0} ani|acum {0} de ani|peste {0} an|peste {0} ani|peste {0} de ani|acum {0} lună|acum {0} luni|acum {0} de luni|peste {0} lună|peste {0} luni|peste {0} de luni|acum {0} săptămână|acum {0} săptămâni|acum {0} de săptămâni|peste {0} săptămână|peste {0} săptămâni|peste {0} de săptămâni|acum {0} zi|acum {0} zile|acum {0} de zile|peste {0} zi|peste {0} zile|peste {0} de zile|acum {0} oră|acum {0} ore|acum {0} de ore|peste {0} oră|peste {0} ore|peste {0} de ore|acum {0} minut|acum {0} minute|acum {0} de minute|peste {0} minut|peste {0} minute|peste {0} de minute',
  },
  tr: {
    months:
      'ocak ; şubat ; mart ; nisan ; mayıs ; haziran ; temmuz ; ağustos ; eylül ; ekim ; kasım ; aralık',
    monthsShort: 'oca ; şub ; mar ; nis ; may ; haz ; tem ; ağu ; eyl ; eki ; kas ; ara',
    weekdays: 'pazartesi ; salı ; çarşamba ; perşembe ; cuma ; cumartesi ; pazar',
    weekdaysShort: 'pzt ; sal ; çar ; per ; cum ; cmt ; paz',
    relative:
      'geçen yıl|gelecek yıl|geçen ay|gelecek ay|geçen hafta|gelecek hafta|evvelsi gün|dün|yarın|öbür gün|geçen pazartesi|gelecek pazartesi|geçen salı|gelecek salı|geçen çarşamba|gelecek çarşamba|geçen perşembe|gelecek perşembe|geçen cuma|gelecek cuma|geçen cumartesi|gelecek cumartesi|geçen pazar|gelecek pazar',
    counted:
      '{0} yıl önce|{0} yıl sonra|{0} ay önce|{0} ay sonra|{0} hafta önce|{0} hafta sonra|{0} gün önce|{0} gün sonra|{0} saat önce|{0} saat sonra|{0} dakika önce|{0} dakika sonra',
  },
  ar: {
    months:
      'يناير ; فبراير ; مارس ; أبريل ; مايو ; يونيو ; يوليو ; أغسطس ; سبتمبر ; أكتوبر ; نوفمبر ; ديسمبر',
    monthsShort:
      'يناير ; فبراير ; مارس ; أبريل ; مايو ; يونيو ; يوليو ; أغسطس ; سبتمبر ; أكتوبر ; نوفمبر ; ديسمبر',
    weekdays: 'الاثنين ; الثلاثاء ; الأربعاء ; الخميس ; الجمعة ; السبت ; الأحد',
    weekdaysShort: 'الاثنين ; الثلاثاء ; الأربعاء ; الخميس ; الجمعة ; السبت ; الأحد',
    relative:
      'السنة الماضية|السنة القادمة|الشهر الماضي|الشهر القادم|الأسبوع الماضي|الأسبوع القادم|أول أمس|أمس|غدًا|بعد الغد|الإثنين الماضي|الإثنين القادم|الثلاثاء الماضي|الثلاثاء القادم|الأربعاء الماضي|الأربعاء القادم|الخميس الماضي|الخميس القادم|الجمعة الماضي|الجمعة القادم|السبت الماضي|السبت القادم|الأحد الماضي|الأحد القادم',
    counted:
      'قبل {0} سنة|قبل {0} سنوات|خلال {0} سنة|خلال {0} سنوات|قبل {0} شهر|قبل {0} أشهر|قبل {0} شهرًا|خلال {0} شهر|خلال {0} أشهر|خلال {0} شهرًا|قبل {0} أسبوع|قبل {0} أسابيع|قبل {0} أسبوعًا|خلال {0} أسبوع|خلال {0} أسابيع|خلال {0} أسبوعًا|قبل {0} يوم|قبل {0} أيام|قبل {0} يومًا|خلال {0} يوم|خلال {0} أيام|خلال {0} يومًا|قبل {0} ساعة|قبل {0} ساعات|خلال {0} ساعة|خلال {0} ساعات|قبل {0} دقيقة|قبل {0} دقائق|خلال {0} دقيقة|خلال {0} دقائق',
  },
  uk: {
    months:
      'січня|січень ; лютого|лютий ; березня|березень ; квітня|квітень ; травня|травень ; червня|червень ; липня|липень ; серпня|серпень ; вересня|вересень ; жовтня|жовтень ; листопада|листопад ; грудня|грудень',
    monthsShort: 'січ ; лют ; бер ; квіт ; трав ; черв ; лип ; серп ; вер ; жовт ; лист ; груд',
    weekdays: 'понеділок ; вівторок ; середа ; четвер ; пʼятниця ; субота ; неділя',
    weekdaysShort: 'пн ; вт ; ср ; чт ; пт ; сб ; нд',
    relative:
      'минулого року|наступного року|минулого місяця|наступного місяця|минулого тижня|наступного тижня|позавчора|учора|завтра|післязавтра|минулого понеділка|наступного понеділка|минулого вівторка|наступного вівторка|минулої середи|наступної середи|минулого четверга|наступного четверга|минулої пʼятниці|наступної пʼятниці|минулої суботи|наступної суботи|минулої неділі|наступної неділі',
    counted:
      '{0} рік тому|{0} роки тому|{0} років тому|{0} року тому|через {0} рік|через {0} роки|через {0} років|через {0} року|{0} місяць тому|{0} місяці тому|{0} місяців тому|{0} місяця тому|через {0} місяць|через {0} місяці|через {0} місяців|через {0} місяця|{0} тиждень тому|{0} тижні тому|{0} тижнів тому|{0} тижня тому|через {0} тиждень|через {0} тижні|через {0} тижнів|через {0} тижня|{0} день тому|{0} дні тому|{0} днів тому|{0} дня тому|через {0} день|через {0} дні|через {0} днів|через {0} дня|{0} годину тому|{0} години тому|{0} годин тому|через {0} годину|через {0} години|через {0} годин|{0} хвилину тому|{0} хвилини тому|{0} хвилин тому|через {0} хвилину|через {0} хвилини|через {0} хвилин',
  },
  bg: {
    months:
      'януари ; февруари ; март ; април ; май ; юни ; юли ; август ; септември ; октомври ; ноември ; декември',
    monthsShort: 'яну ; фев ; март ; апр ; май ; юни ; юли ; авг ; сеп ; окт ; ное ; дек',
    weekdays: 'понеделник ; вторник ; сряда ; четвъртък ; петък ; събота ; неделя',
    weekdaysShort: 'пн ; вт ; ср ; чт ; пт ; сб ; нд',
    relative:
      'миналата година|следващата година|предходен месец|следващ месец|предходната седмица|следващата седмица|онзи ден|вчера|утре|вдругиден|предходният понеделник|следващият понеделник|предходният вторник|следващият вторник|предходната сряда|следващата сряда|предходният четвъртък|следващият четвъртък|предходният петък|следващият петък|предходната събота|следващата събота|предходната неделя|следващата неделя',
    counted:
      'преди {0} година|преди {0} години|след {0} година|след {0} години|преди {0} месец|преди {0} месеца|след {0} месец|след {0} месеца|преди {0} седмица|преди {0} седмици|след {0} седмица|след {0} седмици|преди {0} ден|преди {0} дни|след {0} ден|след {0} дни|преди {0} час|преди {0} часа|след {0} час|след {0} часа|преди {0} минута|преди {0} минути|след {0} минута|след {0} минути',
  },
  hr: {
    months:
      'siječnja|siječanj ; veljače|veljača ; ožujka|ožujak ; travnja|travanj ; svibnja|svibanj ; lipnja|lipanj ; srpnja|srpanj ; kolovoza|kolovoz ; rujna|rujan ; listopada|listopad ; studenoga|studeni ; prosinca|prosinac',
    monthsShort: 'sij ; velj ; ožu ; tra ; svi ; lip ; srp ; kol ; ruj ; lis ; stu ; pro',
    weekdays: 'ponedjeljak ; utorak ; srijeda ; četvrtak ; petak ; subota ; nedjelja',
    weekdaysShort: 'pon ; uto ; sri ; čet ; pet ; sub ; ned',
    relative:
      'prošle godine|sljedeće godine|prošli mjesec|sljedeći mjesec|prošli tjedan|sljedeći tjedan|prekjučer|jučer|sutra|prekosutra|prošli ponedjeljak|sljedeći ponedjeljak|prošli utorak|sljedeći utorak|prošla srijeda|sljedeća srijeda|prošli četvrtak|sljedeći četvrtak|prošli petak|sljedeći petak|prošla subota|sljedeća subota|prošla nedjelja|sljedeća nedjelja',
    counted:
      'prije {0} godinu|prije {0} godine|prije {0} godina|za {0} godinu|za {0} godine|za {0} godina|prije {0} mjesec|prije {0} mjeseca|prije {0} mjeseci|za {0} mjesec|za {0} mjeseca|za {0} mjeseci|prije {0} tjedan|prije {0} tjedna|prije {0} tjedana|za {0} tjedan|za {0} tjedna|za {0} tjedana|prije {0} dan|prije {0} dana|za {0} dan|za {0} dana|prije {0} sat|prije {0} sata|prije {0} sati|za {0} sat|za {0} sata|za {0} sati|prije {0} minutu|prije {0} minute|prije {0} minuta|za {0} minutu|za {0} minute|za {0} minuta',
  },
  sr: {
    months:
      'јануар ; фебруар ; март ; април ; мај ; јун ; јул ; август ; септембар ; октобар ; новембар ; децембар',
    monthsShort: 'јан ; феб ; мар ; апр ; мај ; јун ; јул ; авг ; сеп ; окт ; нов ; дец',
    weekdays: 'понедељак ; уторак ; среда ; четвртак ; петак ; субота ; недеља',
    weekdaysShort: 'пон ; уто ; сре ; чет ; пет ; суб ; нед',
    relative:
      'прошле године|следеће године|прошлог месеца|следећег месеца|прошле недеље|следеће недеље|прекјуче|јуче|сутра|прекосутра|прошлог понедељка|следећег понедељка|прошлог уторка|следећег уторка|прошле среде|следеће среде|прошлог четвртка|следећег четвртка|прошлог петка|следећег петка|прошле суботе|следеће суботе',
    counted:
      'пре {0} године|пре {0} година|за {0} годину|за {0} године|за {0} година|пре {0} месеца|пре {0} месеци|за {0} месец|за {0} месеца|за {0} месеци|пре {0} недеље|пре {0} недеља|за {0} недељу|за {0} недеље|за {0} недеља|пре {0} дана|за {0} дан|за {0} дана|пре {0} сата|пре {0} сати|за {0} сат|за {0} сата|за {0} сати|пре {0} минута|за {0} минут|за {0} минута',
  },
  'sr-Latn': {
    months:
      'januar ; februar ; mart ; april ; maj ; jun ; jul ; avgust ; septembar ; oktobar ; novembar ; decembar',
    monthsShort: 'jan ; feb ; mar ; apr ; maj ; jun ; jul ; avg ; sep ; okt ; nov ; dec',
    weekdays: 'ponedeljak ; utorak ; sreda ; četvrtak ; petak ; subota ; nedelja',
    weekdaysShort: 'pon ; uto ; sre ; čet ; pet ; sub ; ned',
    relative:
      'prošle godine|sledeće godine|prošlog meseca|sledećeg meseca|prošle nedelje|sledeće nedelje|prekjuče|juče|sutra|prekosutra|prošlog ponedeljka|sledećeg ponedeljka|prošlog utorka|sledećeg utorka|prošle srede|sledeće srede|prošlog četvrtka|sledećeg četvrtka|prošlog petka|sledećeg petka|prošle subote|sledeće subote',
    counted:
      'pre {0} godine|pre {0} godina|za {0} godinu|za {0} godine|za {0} godina|pre {0} meseca|pre {0} meseci|za {0} mesec|za {0} meseca|za {0} meseci|pre {0} nedelje|pre {0} nedelja|za {0} nedelju|za {0} nedelje|za {0} nedelja|pre {0} dana|za {0} dan|za {0} dana|pre {0} sata|pre {0} sati|za {0} sat|za {0} sata|za {0} sati|pre {0} minuta|za {0} minut|za {0} minuta',
  },
  bs: {
    months:
      'januar ; februar ; mart ; april ; maj ; juni ; juli ; august ; septembar ; oktobar ; novembar ; decembar',
    monthsShort: 'jan ; feb ; mar ; apr ; maj ; jun ; jul ; aug ; sep ; okt ; nov ; dec',
    weekdays: 'ponedjeljak ; utorak ; srijeda ; četvrtak ; petak ; subota ; nedjelja',
    weekdaysShort: 'pon ; uto ; sri ; čet ; pet ; sub ; ned',
    relative:
      'prošle godine|sljedeće godine|prošli mjesec|sljedeći mjesec|prošle sedmice|sljedeće sedmice|prekjučer|jučer|sutra|prekosutra|prošli ponedjeljak|sljedeći ponedjeljak|prošli utorak|sljedeći utorak|prošla srijeda|sljedeća srijeda|prošli četvrtak|sljedeći četvrtak|prošli petak|sljedeći petak|prošla subota|sljedeća subota|prošla nedjelja|sljedeća nedjelja',
    counted:
      'prije {0} godinu|prije {0} godine|prije {0} godina|za {0} godinu|za {0} godine|za {0} godina|prije {0} mjesec|prije {0} mjeseca|prije {0} mjeseci|za {0} mjesec|za {0} mjeseca|za {0} mjeseci|prije {0} sedmicu|prije {0} sedmice|prije {0} sedmica|za {0} sedmicu|za {0} sedmice|za {0} sedmica|prije {0} dan|prije {0} dana|za {0} dan|za {0} dana|prije {0} sat|prije {0} sata|prije {0} sati|za {0} sat|za {0} sata|za {0} sati|prije {0} minutu|prije {0} minute|prije {0} minuta|za {0} minutu|za {0} minute|za {0} minuta',
  },
  sl: {
    months:
      'januar ; februar ; marec ; april ; maj ; junij ; julij ; avgust ; september ; oktober ; november ; december',
    monthsShort: 'jan ; feb ; mar ; apr ; maj ; jun ; jul ; avg ; sep ; okt ; nov ; dec',
    weekdays: 'ponedeljek ; torek ; sreda ; četrtek ; petek ; sobota ; nedelja',
    weekdaysShort: 'pon ; tor ; sre ; čet ; pet ; sob ; ned',
    relative:
      'lani|naslednje leto|prejšnji mesec|naslednji mesec|prejšnji teden|naslednji teden|predvčerajšnjim|včeraj|jutri|pojutrišnjem|prejšnji ponedeljek|naslednji ponedeljek|prejšnji torek|naslednji torek|prejšnjo sredo|naslednjo sredo|prejšnji četrtek|naslednji četrtek|prejšnji petek|naslednji petek|prejšnjo soboto|naslednjo soboto|prejšnjo nedeljo|naslednjo nedeljo',
    counted:
      'pred {0} letom|pred {0} letoma|pred {0} leti|čez {0} leto|čez {0} leti|čez {0} leta|čez {0} let|pred {0} mesecem|pred {0} mesecema|pred {0} meseci|čez {0} mesec|čez {0} meseca|čez {0} mesece|čez {0} mesecev|pred {0} tednom|pred {0} tednoma|pred {0} tedni|čez {0} teden|čez {0} tedna|čez {0} tedne|čez {0} tednov|pred {0} dnevom|pred {0} dnevoma|pred {0} dnevi|čez {0} dan|čez {0} dneva|čez {0} dni|pred {0} uro|pred {0} urama|pred {0} urami|čez {0} uro|čez {0} uri|čez {0} ure|čez {0} ur|pred {0} minuto|pred {0} minutama|pred {0} minutami|čez {0} minuto|čez {0} minuti|čez {0} minute|čez {0} minut',
  },
  sk: {
    months:
      'januára|január ; februára|február ; marca|marec ; apríla|apríl ; mája|máj ; júna|jún ; júla|júl ; augusta|august ; septembra|september ; októbra|október ; novembra|november ; decembra|december',
    monthsShort: 'jan ; feb ; mar ; apr ; máj ; jún ; júl ; aug ; sep ; okt ; nov ; dec',
    weekdays: 'pondelok ; utorok ; streda ; štvrtok ; piatok ; sobota ; nedeľa',
    weekdaysShort: 'po ; ut ; st ; št ; pi ; so ; ne',
    relative:
      'minulý rok|budúci rok|minulý mesiac|budúci mesiac|minulý týždeň|budúci týždeň|predvčerom|včera|zajtra|pozajtra|minulý pondelok|budúci pondelok|minulý utorok|budúci utorok|minulú stredu|budúcu stredu|minulý štvrtok|budúci štvrtok|minulý piatok|budúci piatok|minulú sobotu|budúcu sobotu|minulú nedeľu|budúcu nedeľu',
    counted:
      'pred {0} rokom|pred {0} rokmi|pred {0} roka|o {0} rok|o {0} roky|o {0} roka|o {0} rokov|pred {0} mesiacom|pred {0} mesiacmi|pred {0} mesiaca|o {0} mesiac|o {0} mesiace|o {0} mesiaca|o {0} mesiacov|pred {0} týždňom|pred {0} týždňami|pred {0} týždňa|o {0} týždeň|o {0} týždne|o {0} týždňa|o {0} týždňov|pred {0} dňom|pred {0} dňami|pred {0} dňa|o {0} deň|o {0} dni|o {0} dňa|o {0} dní|pred {0} hodinou|pred {0} hodinami|o {0} hodinu|o {0} hodiny|o {0} hodín|pred {0} minútou|pred {0} minútami|pred {0} minúty|o {0} minútu|o {0} minúty|o {0} minút',
  },
  et: {
    months:
      'jaanuar ; veebruar ; märts ; aprill ; mai ; juuni ; juuli ; august ; september ; oktoober ; november ; detsember',
    monthsShort: 'jaan ; veebr ; märts ; apr ; mai ; juuni ; juuli ; aug ; sept ; okt ; nov ; dets',
    weekdays: 'esmaspäev ; teisipäev ; kolmapäev ; neljapäev ; reede ; laupäev ; pühapäev',
    weekdaysShort: ' ;  ;  ;  ;  ;  ; ',
    relative:
      'eelmine aasta|järgmine aasta|eelmine kuu|järgmine kuu|eelmine nädal|järgmine nädal|üleeile|eile|homme|ülehomme|eelmine esmaspäev|järgmine esmaspäev|eelmine teisipäev|järgmine teisipäev|eelmine kolmapäev|järgmine kolmapäev|eelmine neljapäev|järgmine neljapäev|eelmine reede|järgmine reede|eelmine laupäev|järgmine laupäev|eelmine pühapäev|järgmine pühapäev',
    counted:
      '{0} aasta eest|{0} aasta pärast|{0} kuu eest|{0} kuu pärast|{0} nädala eest|{0} nädala pärast|{0} päeva eest|{0} päeva pärast|{0} tunni eest|{0} tunni pärast|{0} minuti eest|{0} minuti pärast',
  },
  lv: {
    months:
      'janvāris ; februāris ; marts ; aprīlis ; maijs ; jūnijs ; jūlijs ; augusts ; septembris ; oktobris ; novembris ; decembris',
    monthsShort: 'janv ; febr ; marts ; apr ; maijs ; jūn ; jūl ; aug ; sept ; okt ; nov ; dec',
    weekdays: 'pirmdiena ; otrdiena ; trešdiena ; ceturtdiena ; piektdiena ; sestdiena ; svētdiena',
    weekdaysShort: 'pirmd ; otrd ; trešd ; ceturtd ; piektd ; sestd ; svētd',
    relative:
      'pagājušajā gadā|nākamajā gadā|pagājušajā mēnesī|nākamajā mēnesī|pagājušajā nedēļā|nākamajā nedēļā|aizvakar|vakar|rīt|parīt|pagājušajā pirmdienā|nākamajā pirmdienā|pagājušajā otrdienā|nākamajā otrdienā|pagājušajā trešdienā|nākamajā trešdienā|pagājušajā ceturtdienā|nākamajā ceturtdienā|pagājušajā piektdienā|nākamajā piektdienā|pagājušajā sestdienā|nākamajā sestdienā|pagājušajā svētdienā|nākamajā svētdienā',
    counted:
      'pirms {0} gadiem|pirms {0} gada|pēc {0} gadiem|pēc {0} gada|pirms {0} mēnešiem|pirms {0} mēneša|pēc {0} mēnešiem|pēc {0} mēneša|pirms {0} nedēļām|pirms {0} nedēļas|pēc {0} nedēļām|pēc {0} nedēļas|pirms {0} dienām|pirms {0} dienas|pēc {0} dienām|pēc {0} dienas|pirms {0} stundām|pirms {0} stundas|pēc {0} stundām|pēc {0} stundas|pirms {0} minūtēm|pirms {0} minūtes|pēc {0} minūtēm|pēc {0} minūtes',
  },
  lt: {
    months:
      'sausio|sausis ; vasario|vasaris ; kovo|kovas ; balandžio|balandis ; gegužės|gegužė ; birželio|birželis ; liepos|liepa ; rugpjūčio|rugpjūtis ; rugsėjo|rugsėjis ; spalio|spalis ; lapkričio|lapkritis ; gruodžio|gruodis',
    monthsShort: 'saus ; vas ; kov ; bal ; geg ; birž ; liep ; rugp ; rugs ; spal ; lapkr ; gruod',
    weekdays:
      'pirmadienis ; antradienis ; trečiadienis ; ketvirtadienis ; penktadienis ; šeštadienis ; sekmadienis',
    weekdaysShort: 'pr ; an ; tr ; kt ; pn ; št ; sk',
    relative:
      'praėjusiais metais|kitais metais|praėjusį mėnesį|kitą mėnesį|praėjusią savaitę|kitą savaitę|užvakar|vakar|rytoj|poryt|praėjusį pirmadienį|kitą pirmadienį|praėjusį antradienį|kitą antradienį|praėjusį trečiadienį|kitą trečiadienį|praėjusį ketvirtadienį|kitą ketvirtadienį|praėjusį penktadienį|kitą penktadienį|praėjusį šeštadienį|kitą šeštadienį|praėjusį sekmadienį|kitą sekmadienį',
    counted:
      'prieš {0} metus|prieš {0} metų|po {0} metų|prieš {0} mėnesį|prieš {0} mėnesius|prieš {0} mėnesio|prieš {0} mėnesių|po {0} mėnesio|po {0} mėnesių|prieš {0} savaitę|prieš {0} savaites|prieš {0} savaitės|prieš {0} savaičių|po {0} savaitės|po {0} savaičių|prieš {0} dieną|prieš {0} dienas|prieš {0} dienos|prieš {0} dienų|po {0} dienos|po {0} dienų|prieš {0} valandą|prieš {0} valandas|prieš {0} valandos|prieš {0} valandų|po {0} valandos|po {0} valandų|prieš {0} minutę|prieš {0} minutes|prieš {0} minutės|prieš {0} minučių|po {0} minutės|po {0} minučių',
  },
  el: {
    months:
      'ιανουαρίου|ιανουάριος ; φεβρουαρίου|φεβρουάριος ; μαρτίου|μάρτιος ; απριλίου|απρίλιος ; μαΐου|μάιος ; ιουνίου|ιούνιος ; ιουλίου|ιούλιος ; αυγούστου|αύγουστος ; σεπτεμβρίου|σεπτέμβριος ; οκτωβρίου|οκτώβριος ; νοεμβρίου|νοέμβριος ; δεκεμβρίου|δεκέμβριος',
    monthsShort:
      'ιαν ; φεβ ; μαρ|μάρ ; απρ ; μαΐ|μάι ; ιουν|ιούν ; ιουλ|ιούλ ; αυγ|αύγ ; σεπ ; οκτ ; νοε|νοέ ; δεκ',
    weekdays: 'δευτέρα ; τρίτη ; τετάρτη ; πέμπτη ; παρασκευή ; σάββατο ; κυριακή',
    weekdaysShort: 'δευ ; τρί ; τετ ; πέμ ; παρ ; σάβ ; κυρ',
    relative:
      'πέρσι|επόμενο έτος|προηγούμενος μήνας|επόμενος μήνας|προηγούμενη εβδομάδα|επόμενη εβδομάδα|προχθές|χθες|αύριο|μεθαύριο|προηγούμενη δευτέρα|επόμενη δευτέρα|προηγούμενη τρίτη|επόμενη τρίτη|προηγούμενη τετάρτη|επόμενη τετάρτη|προηγούμενη πέμπτη|επόμενη πέμπτη|προηγούμενη παρασκευή|επόμενη παρασκευή|προηγούμενο σάββατο|επόμενο σάββατο|προηγούμενη κυριακή|επόμενη κυριακή',
    counted:
      'πριν από {0} έτος|πριν από {0} έτη|σε {0} έτος|σε {0} έτη|πριν από {0} μήνα|πριν από {0} μήνες|σε {0} μήνα|σε {0} μήνες|πριν από {0} εβδομάδα|πριν από {0} εβδομάδες|σε {0} εβδομάδα|σε {0} εβδομάδες|πριν από {0} ημέρα|πριν από {0} ημέρες|σε {0} ημέρα|σε {0} ημέρες|πριν από {0} ώρα|πριν από {0} ώρες|σε {0} ώρα|σε {0} ώρες|πριν από {0} λεπτό|πριν από {0} λεπτά|σε {0} λεπτό|σε {0} λεπτά',
  },
  he: {
    months: 'ינואר ; פברואר ; מרץ ; אפריל ; מאי ; יוני ; יולי ; אוגוסט ; ספטמבר ; אוקטובר ; נובמבר ; דצמבר',
    monthsShort: 'ינו׳ ; פבר׳ ; מרץ ; אפר׳ ; מאי ; יוני ; יולי ; אוג׳ ; ספט׳ ; אוק׳ ; נוב׳ ; דצמ׳',
    weekdays: 'יום שני ; יום שלישי ; יום רביעי ; יום חמישי ; יום שישי ; יום שבת ; יום ראשון',
    weekdaysShort: 'יום ב׳ ; יום ג׳ ; יום ד׳ ; יום ה׳ ; יום ו׳ ; שבת ; יום א׳',
    relative:
      'השנה שעברה|השנה הבאה|החודש שעבר|החודש הבא|השבוע שעבר|השבוע הבא|שלשום|אתמול|מחר|מחרתיים|יום שני שעבר|יום שני הבא|יום שלישי שעבר|יום שלישי הבא|יום רביעי שעבר|יום רביעי הבא|יום חמישי שעבר|יום חמישי הבא|יום שישי שעבר|יום שישי הבא|יום שבת שעבר|יום שבת הבא|ביום ראשון שעבר|ביום ראשון הבא',
    counted:
      'לפני {0} שנים|בעוד {0} שנים|לפני חודש ({0})|לפני חודשיים ({0})|לפני {0} חודשים|בעוד חודש ({0})|בעוד חודשיים ({0})|בעוד {0} חודשים|לפני שבוע ({0})|לפני שבועיים ({0})|לפני {0} שבועות|בעוד שבוע ({0})|בעוד שבועיים ({0})|בעוד {0} שבועות|לפני יום אחד ({0})|לפני יומיים ({0})|לפני {0} ימים|בעוד יום ({0})|בעוד יומיים ({0})|בעוד {0} ימים|לפני שעה ({0})|לפני שעתיים ({0})|לפני {0} שעות|בעוד שעה ({0})|בעוד שעתיים ({0})|בעוד {0} שעות|לפני דקה ({0})|לפני {0} דקות|בעוד דקה ({0})|בעוד {0} דקות',
  },
  fa: {
    months:
      'ژانویهٔ|ژانویه ; فوریهٔ|فوریه ; مارس ; آوریل ; مهٔ|مه ; ژوئن ; ژوئیهٔ|ژوئیه ; اوت ; سپتامبر ; اکتبر ; نوامبر ; دسامبر',
    monthsShort:
      'ژانویه ; فوریه ; مارس ; آوریل ; مه ; ژوئن ; ژوئیه ; اوت ; سپتامبر ; اکتبر ; نوامبر ; دسامبر',
    weekdays: 'دوشنبه ; سه‌شنبه ; چهارشنبه ; پنجشنبه ; جمعه ; شنبه ; یکشنبه',
    weekdaysShort: 'دوشنبه ; سه‌شنبه ; چهارشنبه ; پنجشنبه ; جمعه ; شنبه ; یکشنبه',
    relative:
      'سال گذشته|سال آینده|ماه گذشته|ماه آینده|هفتهٔ گذشته|هفتهٔ آینده|پریروز|دیروز|فردا|پس‌فردا|دوشنبهٔ گذشته|دوشنبهٔ آینده|سه‌شنبهٔ گذشته|سه‌شنبهٔ آینده|چهارشنبهٔ گذشته|چهارشنبهٔ آینده|پنجشنبهٔ گذشته|پنجشنبهٔ آینده|جمعهٔ گذشته|جمعهٔ آینده|شنبهٔ گذشته|شنبهٔ آینده|یکشنبهٔ گذشته|یکشنبهٔ آینده',
    counted:
      '{0} سال پیش|{0} سال بعد|{0} ماه پیش|{0} ماه بعد|{0} هفته پیش|{0} هفته بعد|{0} روز پیش|{0} روز دیگر|{0} ساعت پیش|{0} ساعت بعد|{0} دقیقه پیش|{0} دقیقه بعد',
  },
  hi: {
    months: 'जनवरी ; फ़रवरी ; मार्च ; अप्रैल ; मई ; जून ; जुलाई ; अगस्त ; सितंबर ; अक्टूबर ; नवंबर ; दिसंबर',
    monthsShort: 'जन॰ ; फ़र॰ ; मार्च ; अप्रैल ; मई ; जून ; जुल॰ ; अग॰ ; सित॰ ; अक्टू॰ ; नव॰ ; दिस॰',
    weekdays: 'सोमवार ; मंगलवार ; बुधवार ; गुरुवार ; शुक्रवार ; शनिवार ; रविवार',
    weekdaysShort: 'सोम ; मंगल ; बुध ; गुरु ; शुक्र ; शनि ; रवि',
    relative:
      'पिछला वर्ष|अगला वर्ष|पिछला माह|अगला माह|पिछला सप्ताह|अगला सप्ताह|परसों|कल|पिछला सोमवार|अगला सोमवार|पिछला मंगलवार|अगला मंगलवार|पिछला बुधवार|अगला बुधवार|पिछला गुरुवार|अगला गुरुवार|पिछला शुक्रवार|अगला शुक्रवार|पिछला शनिवार|अगला शनिवार|पिछला रविवार|अगला रविवार',
    counted:
      '{0} वर्ष पहले|{0} वर्ष में|{0} माह पहले|{0} माह में|{0} सप्ताह पहले|{0} सप्ताह में|{0} दिन पहले|{0} दिन में|{0} घंटे पहले|{0} घंटे में|{0} मिनट पहले|{0} मिनट में',
  },
  id: {
    months:
      'januari ; februari ; maret ; april ; mei ; juni ; juli ; agustus ; september ; oktober ; november ; desember',
    monthsShort: 'jan ; feb ; mar ; apr ; mei ; jun ; jul ; agu ; sep ; okt ; nov ; des',
    weekdays: 'senin ; selasa ; rabu ; kamis ; jumat ; sabtu ; minggu',
    weekdaysShort: 'sen ; sel ; rab ; kam ; jum ; sab ; min',
    relative:
      'tahun lalu|tahun depan|bulan lalu|bulan depan|minggu lalu|minggu depan|kemarin dulu|kemarin|besok|lusa|senin lalu|senin berikutnya|selasa lalu|selasa berikutnya|rabu lalu|rabu berikutnya|kamis lalu|kamis berikutnya|jumat lalu|jumat berikutnya|sabtu lalu|sabtu berikutnya|hari minggu lalu|hari minggu berikutnya',
    counted:
      '{0} tahun yang lalu|dalam {0} tahun|{0} bulan yang lalu|dalam {0} bulan|{0} minggu yang lalu|dalam {0} minggu|{0} hari yang lalu|dalam {0} hari|{0} jam yang lalu|dalam {0} jam|{0} menit yang lalu|dalam {0} menit',
  },
  ms: {
    months:
      'januari ; februari ; mac ; april ; mei ; jun ; julai ; ogos ; september ; oktober ; november ; disember',
    monthsShort: 'jan ; feb ; mac ; apr ; mei ; jun ; jul ; ogo ; sep ; okt ; nov ; dis',
    weekdays: 'isnin ; selasa ; rabu ; khamis ; jumaat ; sabtu ; ahad',
    weekdaysShort: 'isn ; sel ; rab ; kha ; jum ; sab ; ahd',
    relative:
      'tahun lalu|tahun depan|bulan lalu|bulan depan|minggu lalu|minggu depan|kelmarin|semalam|esok|lusa|isnin lalu|isnin depan|selasa lalu|selasa depan|rabu lalu|rabu depan|khamis lalu|khamis depan|jumaat lalu|jumaat depan|sabtu lalu|sabtu depan|ahad lalu|ahad depan',
    counted:
      '{0} tahun lalu|dalam {0} tahun|{0} bulan lalu|dalam {0} bulan|{0} minggu lalu|dalam {0} minggu|{0} hari lalu|dalam {0} hari|{0} jam lalu|dalam {0} jam|{0} minit lalu|dalam {0} minit',
  },
  ca: {
    months:
      'de gener|gener ; de febrer|febrer ; de març|març ; d’abril|abril ; de maig|maig ; de juny|juny ; de juliol|juliol ; d’agost|agost ; de setembre|setembre ; d’octubre|octubre ; de novembre|novembre ; de desembre|desembre',
    monthsShort:
      'de gen|gen ; de febr|febr ; de març|març ; d’abr|abr ; de maig|maig ; de juny|juny ; de jul|jul ; d’ag|ag ; de set|set ; d’oct|oct ; de nov|nov ; de des|des',
    weekdays: 'dilluns ; dimarts ; dimecres ; dijous ; divendres ; dissabte ; diumenge',
    weekdaysShort: 'dl ; dt ; dc ; dj ; dv ; ds ; dg',
    relative:
      'l’any passat|l’any que ve|el mes passat|el mes que ve|la setmana passada|la setmana que ve|abans-d’ahir|ahir|demà|demà passat|dilluns passat|dilluns que ve|dimarts passat|dimarts que ve|dimecres passat|dimecres que ve|dijous passat|dijous que ve|divendres passat|divendres que ve|dissabte passat|dissabte que ve|diumenge passat|diumenge que ve',
    counted:
      'fa {0} any|fa {0} anys|d’aquí a {0} any|d’aquí a {0} anys|fa {0} mes|fa {0} mesos|d’aquí a {0} mes|d’aquí a {0} mesos|fa {0} setmana|fa {0} setmanes|d’aquí a {0} setmana|d’aquí a {0} setmanes|fa {0} dia|fa {0} dies|d’aquí a {0} dia|d’aquí a {0} dies|fa {0} hora|fa {0} hores|d’aquí a {0} hora|d’aquí a {0} hores|fa {0} minut|fa {0} minuts|d’aquí a {0} minut|d’aquí a {0} minuts',
  },
  gl: {
    months:
      'xaneiro ; febreiro ; marzo ; abril ; maio ; xuño ; xullo ; agosto ; setembro ; outubro ; novembro ; decembro',
    monthsShort: 'xan ; feb ; mar ; abr ; maio ; xuño ; xul ; ago ; set ; out ; nov ; dec',
    weekdays: 'luns ; martes ; mércores ; xoves ; venres ; sábado ; domingo',
    weekdaysShort: 'luns ; mar ; mér ; xov ; ven ; sáb ; dom',
    relative:
      'o ano pasado|o próximo ano|o mes pasado|o próximo mes|a semana pasada|a próxima semana|antonte|onte|mañá|pasadomañá|o luns pasado|o próximo luns|o martes pasado|o próximo martes|o mércores pasado|o próximo mércores|o xoves pasado|o próximo xoves|o venres pasado|o próximo venres|o sábado pasado|o próximo sábado|o domingo pasado|o próximo domingo',
    counted:
      'hai {0} ano|hai {0} anos|en {0} ano|en {0} anos|hai {0} mes|hai {0} meses|en {0} mes|en {0} meses|hai {0} semana|hai {0} semanas|en {0} semana|en {0} semanas|hai {0} día|hai {0} días|en {0} día|en {0} días|hai {0} hora|hai {0} horas|en {0} hora|en {0} horas|hai {0} minuto|hai {0} minutos|en {0} minuto|en {0} minutos',
  },
  eu: {
    months:
      'urtarrila ; otsaila ; martxoa ; apirila ; maiatza ; ekaina ; uztaila ; abuztua ; iraila ; urria ; azaroa ; abendua',
    monthsShort: 'urt ; ots ; mar ; api ; mai ; eka ; uzt ; abu ; ira ; urr ; aza ; abe',
    weekdays: 'astelehena ; asteartea ; asteazkena ; osteguna ; ostirala ; larunbata ; igandea',
    weekdaysShort: 'al ; ar ; az ; og ; or ; lr ; ig',
    relative:
      'iaz|hurrengo urtean|aurreko hilabetean|hurrengo hilabetean|aurreko astean|hurrengo astean|herenegun|atzo|bihar|etzi|aurreko astelehenean|hurrengo astelehenean|aurreko asteartean|hurrengo asteartean|aurreko asteazkenean|hurrengo asteazkenean|aurreko ostegunean|hurrengo ostegunean|aurreko ostiralean|hurrengo ostiralean|aurreko larunbatean|hurrengo larunbatean|aurreko igandean|hurrengo igandean',
    counted:
      'duela {0} urte|{0} urte barru|duela {0} hilabete|{0} hilabete barru|duela {0} aste|{0} aste barru|duela {0} egun|{0} egun barru|duela {0} ordu|{0} ordu barru|duela {0} minutu|{0} minutu barru',
  },
  is: {
    months:
      'janúar ; febrúar ; mars ; apríl ; maí ; júní ; júlí ; ágúst ; september ; október ; nóvember ; desember',
    monthsShort: 'jan ; feb ; mar ; apr ; maí ; jún ; júl ; ágú ; sep ; okt ; nóv ; des',
    weekdays: 'mánudagur ; þriðjudagur ; miðvikudagur ; fimmtudagur ; föstudagur ; laugardagur ; sunnudagur',
    weekdaysShort: 'mán ; þri ; mið ; fim ; fös ; lau ; sun',
    relative:
      'á síðasta ári|á næsta ári|í síðasta mánuði|í næsta mánuði|í síðustu viku|í næstu viku|í fyrradag|í gær|á morgun|eftir tvo daga|síðasta mánudag|næsta mánudag|síðasta þriðjudag|næsta þriðjudag|síðasta miðvikudag|næsta miðvikudag|síðasta fimmtudag|næsta fimmtudag|síðasta föstudag|næsta föstudag|síðasta laugardag|næsta laugardag|síðasta sunnudag|næsta sunnudag',
    counted:
      'fyrir {0} ári|fyrir {0} árum|eftir {0} ár|fyrir {0} mánuði|fyrir {0} mánuðum|eftir {0} mánuð|eftir {0} mánuði|fyrir {0} viku|fyrir {0} vikum|eftir {0} viku|eftir {0} vikur|fyrir {0} degi|fyrir {0} dögum|eftir {0} dag|eftir {0} daga|fyrir {0} klukkustund|fyrir {0} klukkustundum|eftir {0} klukkustund|eftir {0} klukkustundir|fyrir {0} mínútu|fyrir {0} mínútum|eftir {0} mínútu|eftir {0} mínútur',
  },
  ga: {
    months:
      'eanáir ; feabhra ; márta ; aibreán ; bealtaine ; meitheamh ; iúil ; lúnasa ; meán fómhair ; deireadh fómhair ; samhain ; nollaig',
    monthsShort: 'ean ; feabh ; márta ; aib ; beal ; meith ; iúil ; lún ; mfómh ; dfómh ; samh ; noll',
    weekdays: 'dé luain ; dé máirt ; dé céadaoin ; déardaoin ; dé haoine ; dé sathairn ; dé domhnaigh',
    weekdaysShort: 'luan ; máirt ; céad ; déar ; aoine ; sath ; domh',
    relative:
      'anuraidh|an bhliain seo chugainn|an mhí seo caite|an mhí seo chugainn|an tseachtain seo caite|an tseachtain seo chugainn|arú inné|inné|amárach|arú amárach|an luan seo caite|an luan seo chugainn|an mháirt seo caite|an mháirt seo chugainn|an chéadaoin seo caite|an chéadaoin seo chugainn|an déardaoin seo caite|an déardaoin seo chugainn|an aoine seo caite|an aoine seo chugainn|an satharn seo caite|an satharn seo chugainn|an domhnach seo caite|an domhnach seo chugainn',
    counted:
      '{0} bhliain ó shin|{0} bliana ó shin|{0} mbliana ó shin|{0} bliain ó shin|i gceann {0} bliana|i gceann {0} bhliain|i gceann {0} mbliana|i gceann {0} bliain|{0} mhí ó shin|{0} mí ó shin|i gceann {0} mhí|i gceann {0} mí|{0} seachtain ó shin|{0} sheachtain ó shin|{0} seachtaine ó shin|i gceann {0} seachtaine|i gceann {0} sheachtain|i gceann {0} seachtain|{0} lá ó shin|i gceann {0} lá|{0} uair an chloig ó shin|{0} n-uair an chloig ó shin|i gceann {0} uair an chloig|i gceann {0} n-uair an chloig|{0} nóiméad ó shin|i gceann {0} nóiméad',
  },
  cy: {
    months:
      'ionawr ; chwefror ; mawrth ; ebrill ; mai ; mehefin ; gorffennaf ; awst ; medi ; hydref ; tachwedd ; rhagfyr',
    monthsShort: 'ion ; chwef|chw ; maw ; ebr ; mai ; meh ; gorff|gor ; awst ; medi ; hyd ; tach ; rhag',
    weekdays: 'dydd llun ; dydd mawrth ; dydd mercher ; dydd iau ; dydd gwener ; dydd sadwrn ; dydd sul',
    weekdaysShort: 'llun ; maw ; mer ; iau ; gwen|gwe ; sad ; sul',
    relative:
      'llynedd|blwyddyn nesaf|mis diwethaf|mis nesaf|wythnos ddiwethaf|wythnos nesaf|echdoe|ddoe|yfory|drennydd|dydd llun diwethaf|dydd llun nesaf|dydd mawrth diwethaf|dydd mawrth nesaf|dydd mercher diwethaf|dydd mercher nesaf|dydd iau diwethaf|dydd iau nesaf|dydd gwener diwethaf|dydd gwener nesaf|dydd sadwrn diwethaf|dydd sadwrn nesaf|dydd sul diwethaf|dydd sul nesaf',
    counted:
      '{0} o flynyddoedd yn ôl|{0} flynedd yn ôl|ymhen {0} o flynyddoedd|ymhen {0} flynedd|ymhen {0} blynedd|ymhen {0} mlynedd|{0} mis yn ôl|{0} fis yn ôl|ymhen {0} mis|{0} wythnos yn ôl|ymhen {0} wythnos|{0} diwrnod yn ôl|{0} ddiwrnod yn ôl|ymhen {0} diwrnod|{0} awr yn ôl|ymhen {0} awr|{0} munud yn ôl|ymhen {0} munud',
  },
  sq: {
    months:
      'janar ; shkurt ; mars ; prill ; maj ; qershor ; korrik ; gusht ; shtator ; tetor ; nëntor ; dhjetor',
    monthsShort: 'jan ; shk ; mar ; pri ; maj ; qer ; korr ; gush ; sht ; tet ; nën ; dhj',
    weekdays: 'e hënë ; e martë ; e mërkurë ; e enjte ; e premte ; e shtunë ; e diel',
    weekdaysShort: 'hën ; mar ; mër ; enj ; pre ; sht ; die',
    relative:
      'vjet|mot|muajin e kaluar|muajin e ardhshëm|javën e kaluar|javën e ardhshme|dje|nesër|të hënën e kaluar|të hënën e ardhshme|të martën e kaluar|të martën e ardhshme|të mërkurën e kaluar|të mërkurën e ardhshme|të enjten e kaluar|të enjten e ardhshme|të premten e kaluar|të premten e ardhshme|të shtunën e kaluar|të shtunën e ardhshme|të dielën e kaluar|të dielën e ardhshme',
    counted:
      '{0} vit më parë|{0} vjet më parë|pas {0} viti|pas {0} vjetësh|{0} muaj më parë|pas {0} muaji|pas {0} muajsh|{0} javë më parë|pas {0} jave|pas {0} javësh|{0} ditë më parë|pas {0} dite|pas {0} ditësh|{0} orë më parë|pas {0} ore|pas {0} orësh|{0} minutë më parë|{0} minuta më parë|pas {0} minute|pas {0} minutash',
  },
  mk: {
    months:
      'јануари ; февруари ; март ; април ; мај ; јуни ; јули ; август ; септември ; октомври ; ноември ; декември',
    monthsShort: 'јан ; фев ; мар ; апр ; мај ; јун ; јул ; авг ; сеп ; окт ; ное ; дек',
    weekdays: 'понеделник ; вторник ; среда ; четврток ; петок ; сабота ; недела',
    weekdaysShort: 'пон ; вто ; сре ; чет ; пет ; саб ; нед',
    relative:
      'лани|догодина|минатиот месец|следниот месец|минатата седмица|следната седмица|завчера|вчера|утре|задутре|минатиот понеделник|следниот понеделник|минатиот вторник|следниот вторник|минатата среда|следната среда|минатиот четврток|следниот четврток|минатиот петок|следниот петок|минатата сабота|следната сабота|минатата недела|следната недела',
    counted:
      'пред {0} година|пред {0} години|за {0} година|за {0} години|пред {0} месец|пред {0} месеци|за {0} месец|за {0} месеци|пред {0} седмица|пред {0} седмици|за {0} седмица|за {0} седмици|пред {0} ден|пред {0} дена|за {0} ден|за {0} дена|пред {0} час|пред {0} часа|за {0} час|за {0} часа|пред {0} минута|пред {0} минути|за {0} минута|за {0} минути',
  },
  be: {
    months:
      'студзеня|студзень ; лютага|люты ; сакавіка|сакавік ; красавіка|красавік ; мая|май ; чэрвеня|чэрвень ; ліпеня|ліпень ; жніўня|жнівень ; верасня|верасень ; кастрычніка|кастрычнік ; лістапада|лістапад ; снежня|снежань',
    monthsShort: 'сту ; лют ; сак ; кра ; мая|май ; чэр ; ліп ; жні ; вер ; кас ; ліс ; сне',
    weekdays: 'панядзелак ; аўторак ; серада ; чацвер ; пятніца ; субота ; нядзеля',
    weekdaysShort: 'пн ; аў ; ср ; чц ; пт ; сб ; нд',
    relative:
      'летась|у наступным годзе|у мінулым месяцы|у наступным месяцы|на мінулым тыдні|на наступным тыдні|пазаўчора|учора|заўтра|паслязаўтра|у мінулы панядзелак|у наступны панядзелак|у мінулы аўторак|у наступны аўторак|у мінулую сераду|у наступную сераду|у мінулы чацвер|у наступны чацвер|у мінулую пятніцу|у наступную пятніцу|у мінулую суботу|у наступную суботу|у мінулую нядзелю|у наступную нядзелю',
    counted:
      '{0} год таму|{0} гады таму|{0} гадоў таму|{0} года таму|праз {0} год|праз {0} гады|праз {0} гадоў|праз {0} года|{0} месяц таму|{0} месяцы таму|{0} месяцаў таму|{0} месяца таму|праз {0} месяц|праз {0} месяцы|праз {0} месяцаў|праз {0} месяца|{0} тыдзень таму|{0} тыдні таму|{0} тыдняў таму|{0} тыдня таму|праз {0} тыдзень|праз {0} тыдні|праз {0} тыдняў|праз {0} тыдня|{0} дзень таму|{0} дні таму|{0} дзён таму|{0} дня таму|праз {0} дзень|праз {0} дні|праз {0} дзён|праз {0} дня|{0} гадзіну таму|{0} гадзіны таму|{0} гадзін таму|праз {0} гадзіну|праз {0} гадзіны|праз {0} гадзін|{0} хвіліну таму|{0} хвіліны таму|{0} хвілін таму|праз {0} хвіліну|праз {0} хвіліны|праз {0} хвілін',
  },
  kk: {
    months:
      'қаңтар ; ақпан ; наурыз ; сәуір ; мамыр ; маусым ; шілде ; тамыз ; қыркүйек ; қазан ; қараша ; желтоқсан',
    monthsShort: 'қаң ; ақп ; нау ; сәу ; мам ; мау ; шіл ; там ; қыр ; қаз ; қар ; жел',
    weekdays: 'дүйсенбі ; сейсенбі ; сәрсенбі ; бейсенбі ; жұма ; сенбі ; жексенбі',
    weekdaysShort: 'дс ; сс ; ср ; бс ; жм ; сб ; жс',
    relative:
      'былтырғы жыл|келесі жыл|өткен ай|келесі ай|өткен апта|келесі апта|алдыңгүні|кеше|ертең|бүрсігүні|өткен дүйсенбі|келесі дүйсенбі|өткен сейсенбі|келесі сейсенбі|өткен сәрсенбі|келесі сәрсенбі|өткен бейсенбі|келесі бейсенбі|өткен жұма|келесі жұма|өткен сенбі|келесі сенбі|өткен жексенбі|келесі жексенбі',
    counted:
      '{0} жыл бұрын|{0} жылдан кейін|{0} ай бұрын|{0} айдан кейін|{0} апта бұрын|{0} аптадан кейін|{0} күн бұрын|{0} күннен кейін|{0} сағат бұрын|{0} сағаттан кейін|{0} минут бұрын|{0} минуттан кейін',
  },
  bn: {
    months: 'জানুয়ারি ; ফেব্রুয়ারি ; মার্চ ; এপ্রিল ; মে ; জুন ; জুলাই ; আগস্ট ; সেপ্টেম্বর ; অক্টোবর ; নভেম্বর ; ডিসেম্বর',
    monthsShort:
      'জানু ; ফেব ; মার্চ ; এপ্রি|এপ্রিল ; মে ; জুন ; জুল|জুলাই ; আগ|আগস্ট ; সেপ|সেপ্ট ; অক্টো ; নভে|নভেম্বর ; ডিসে',
    weekdays: 'সোমবার ; মঙ্গলবার ; বুধবার ; বৃহস্পতিবার ; শুক্রবার ; শনিবার ; রবিবার',
    weekdaysShort: 'সোম ; মঙ্গল ; বুধ ; বৃহস্পতি ; শুক্র ; শনি ; রবি',
    relative:
      'গত বছর|পরের বছর|গত মাস|পরের মাস|গত সপ্তাহ|পরের সপ্তাহ|গত পরশু|গতকাল|আগামীকাল|আগামী পরশু|গত সোমবার|পরের সোমবার|গত মঙ্গলবার|পরের মঙ্গলবার|গত বুধবার|পরের বুধবার|গত বৃহস্পতিবার|পরের বৃহস্পতিবার|গত শুক্রবার|পরের শুক্রবার|গত শনিবার|পরের শনিবার|গত রবিবার|পরের রবিবার',
    counted:
      '{0} বছর পূর্বে|{0} বছরে|{0} মাস আগে|{0} মাসে|{0} সপ্তাহ আগে|{0} সপ্তাহে|{0} দিন আগে|{0} দিনের মধ্যে|{0} ঘণ্টা আগে|{0} ঘণ্টায়|{0} মিনিট আগে|{0} মিনিটে',
  },
  ur: {
    months: 'جنوری ; فروری ; مارچ ; اپریل ; مئی ; جون ; جولائی ; اگست ; ستمبر ; اکتوبر ; نومبر ; دسمبر',
    monthsShort: 'جنوری ; فروری ; مارچ ; اپریل ; مئی ; جون ; جولائی ; اگست ; ستمبر ; اکتوبر ; نومبر ; دسمبر',
    weekdays: 'پیر ; منگل ; بدھ ; جمعرات ; جمعہ ; ہفتہ ; اتوار',
    weekdaysShort: 'پیر ; منگل ; بدھ ; جمعرات ; جمعہ ; ہفتہ ; اتوار',
    relative:
      'گزشتہ سال|اگلے سال|گزشتہ ماہ|اگلا مہینہ|گزشتہ ہفتے|اگلے ہفتے|گزشتہ پرسوں|گزشتہ کل|آئندہ کل|آنے والا پرسوں|گزشتہ پیر|اگلے پیر|گزشتہ منگل|اگلے منگل|گزشتہ بدھ|اگلے بدھ|گزشتہ جمعرات|اگلے جمعرات|گزشتہ جمعہ|اگلے جمعہ|گزشتہ سنیچر|اگلے سنیچر|گزشتہ اتوار|اگلے اتوار',
    counted:
      '{0} سال پہلے|{0} سال میں|{0} مہینہ پہلے|{0} مہینے پہلے|{0} مہینہ میں|{0} مہینے میں|{0} ہفتہ پہلے|{0} ہفتے پہلے|{0} ہفتہ میں|{0} ہفتے میں|{0} دن پہلے|{0} دنوں پہلے|{0} دن میں|{0} دنوں میں|{0} گھنٹہ پہلے|{0} گھنٹے پہلے|{0} گھنٹے میں|{0} منٹ پہلے|{0} منٹ میں',
  },
  af: {
    months:
      'januarie ; februarie ; maart ; april ; mei ; junie ; julie ; augustus ; september ; oktober ; november ; desember',
    monthsShort: 'jan ; feb ; mrt ; apr ; mei ; jun ; jul ; aug ; sep ; okt ; nov ; des',
    weekdays: 'maandag ; dinsdag ; woensdag ; donderdag ; vrydag ; saterdag ; sondag',
    weekdaysShort: 'ma ; di ; wo ; do ; vr ; sa ; so',
    relative:
      'verlede jaar|volgende jaar|verlede maand|volgende maand|verlede week|volgende week|eergister|gister|môre|oormôre|verlede maandag|volgende maandag|verlede dinsdag|volgende dinsdag|verlede woensdag|volgende woensdag|verlede donderdag|volgende donderdag|verlede vrydag|volgende vrydag|verlede saterdag|volgende saterdag|verlede sondag|volgende sondag',
    counted:
      '{0} jaar gelede|oor {0} jaar|{0} maand gelede|{0} maande gelede|oor {0} maand|oor {0} maande|{0} week gelede|{0} weke gelede|oor {0} week|oor {0} weke|{0} dag gelede|{0} dae gelede|oor {0} dag|oor {0} dae|{0} uur gelede|oor {0} uur|{0} minuut gelede|{0} minute gelede|oor {0} minuut|oor {0} minute',
  },
  sw: {
    months:
      'januari ; februari ; machi ; aprili ; mei ; juni ; julai ; agosti ; septemba ; oktoba ; novemba ; desemba',
    monthsShort: 'jan ; feb ; mac ; apr ; mei ; jun ; jul ; ago ; sep ; okt ; nov ; des',
    weekdays: 'jumatatu ; jumanne ; jumatano ; alhamisi ; ijumaa ; jumamosi ; jumapili',
    weekdaysShort: 'jumatatu ; jumanne ; jumatano ; alhamisi ; ijumaa ; jumamosi ; jumapili',
    relative:
      'mwaka uliopita|mwaka ujao|mwezi uliopita|mwezi ujao|wiki iliyopita|wiki ijayo|juzi|jana|kesho|kesho kutwa|jumatatu iliyopita|jumatatu ijayo|jumanne iliyopita|jumanne ijayo|jumatano iliyopita|jumatano ijayo|alhamisi iliyopita|alhamisi ijayo|ijumaa iliyopita|ijumaa ijayo|jumamosi iliyopita|jumamosi ijayo|jumapili iliyopita|jumapili ijayo',
    counted:
      'mwaka {0} uliopita|miaka {0} iliyopita|baada ya mwaka {0}|baada ya miaka {0}|mwezi {0} uliopita|miezi {0} iliyopita|baada ya mwezi {0}|baada ya miezi {0}|wiki {0} iliyopita|wiki {0} zilizopita|baada ya wiki {0}|siku {0} iliyopita|siku {0} zilizopita|baada ya siku {0}|saa {0} iliyopita|saa {0} zilizopita|baada ya saa {0}|dakika {0} iliyopita|dakika {0} zilizopita|baada ya dakika {0}',
  },
  fil: {
    months:
      'enero ; pebrero ; marso ; abril ; mayo ; hunyo ; hulyo ; agosto ; setyembre ; oktubre ; nobyembre ; disyembre',
    monthsShort: 'ene ; peb ; mar ; abr ; may ; hun ; hul ; ago ; set ; okt ; nob ; dis',
    weekdays: 'lunes ; martes ; miyerkules ; huwebes ; biyernes ; sabado ; linggo',
    weekdaysShort: 'lun ; mar ; miy ; huw ; biy ; sab ; lin',
    relative:
      'nakaraang taon|susunod na taon|nakaraang buwan|susunod na buwan|nakalipas na linggo|susunod na linggo|araw bago ang kahapon|kahapon|bukas|samakalawa|nakaraang lunes|susunod na lunes|nakaraang martes|susunod na martes|nakaraang miyerkules|susunod na miyerkules|nakaraang huwebes|susunod na huwebes|nakaraang biyernes|susunod na biyernes|nakaraang sabado|susunod na sabado|nakaraang linggo',
    counted:
      '{0} taon ang nakalipas|sa {0} taon|{0} buwan ang nakalipas|sa {0} buwan|{0} linggo ang nakalipas|sa {0} linggo|{0} araw ang nakalipas|sa {0} araw|{0} oras ang nakalipas|sa {0} oras|{0} minuto ang nakalipas|sa {0} minuto',
  },
  az: {
    months:
      'yanvar ; fevral ; mart ; aprel ; may ; iyun ; iyul ; avqust ; sentyabr ; oktyabr ; noyabr ; dekabr',
    monthsShort: 'yan ; fev ; mar ; apr ; may ; iyn ; iyl ; avq ; sen ; okt ; noy ; dek',
    weekdays: 'bazar ertəsi ; çərşənbə axşamı ; çərşənbə ; cümə axşamı ; cümə ; şənbə ; bazar',
    weekdaysShort: 'b.e ; ç.a ;  ; c.a ;  ;  ; ',
    relative:
      'keçən il|gələn il|keçən ay|gələn ay|keçən həftə|gələn həftə|dünən|sabah|keçən bazar ertəsi|gələn bazar ertəsi|keçən çərşənbə axşamı|gələn çərşənbə axşamı|keçən çərşənbə|gələn çərşənbə|keçən cümə axşamı|gələn cümə axşamı|keçən cümə|gələn cümə|keçən şənbə|gələn şənbə|keçən bazar|gələn bazar',
    counted:
      '{0} il öncə|{0} il ərzində|{0} ay öncə|{0} ay ərzində|{0} həftə öncə|{0} həftə ərzində|{0} gün öncə|{0} gün ərzində|{0} saat öncə|{0} saat ərzində|{0} dəqiqə öncə|{0} dəqiqə ərzində',
  },
  hy: {
    months:
      'հունվարի|հունվար ; փետրվարի|փետրվար ; մարտի|մարտ ; ապրիլի|ապրիլ ; մայիսի|մայիս ; հունիսի|հունիս ; հուլիսի|հուլիս ; օգոստոսի|օգոստոս ; սեպտեմբերի|սեպտեմբեր ; հոկտեմբերի|հոկտեմբեր ; նոյեմբերի|նոյեմբեր ; դեկտեմբերի|դեկտեմբեր',
    monthsShort: 'հնվ ; փտվ ; մրտ ; ապր ; մյս ; հնս ; հլս ; օգս ; սեպ ; հոկ ; նոյ ; դեկ',
    weekdays: 'երկուշաբթի ; երեքշաբթի ; չորեքշաբթի ; հինգշաբթի ; ուրբաթ ; շաբաթ ; կիրակի',
    weekdaysShort: 'երկ ; երք ; չրք ; հնգ ; ուր ; շբթ ; կիր',
    relative:
      'նախորդ տարի|հաջորդ տարի|նախորդ ամիս|հաջորդ ամիս|նախորդ շաբաթ|հաջորդ շաբաթ|նախանցյալ օրը|երեկ|վաղը|վաղը չէ մյուս օրը|նախորդ երկուշաբթի|հաջորդ երկուշաբթի|նախորդ երեքշաբթի|հաջորդ երեքշաբթի|նախորդ չորեքշաբթի|հաջորդ չորեքշաբթի|նախորդ հինգշաբթի|հաջորդ հինգշաբթի|նախորդ ուրբաթ|հաջորդ ուրբաթ|նախորդ շաբաթ օրը|հաջորդ շաբաթ օրը|նախորդ կիրակի|հաջորդ կիրակի',
    counted:
      '{0} տարի առաջ|{0} տարուց|{0} ամիս առաջ|{0} ամսից|{0} շաբաթ առաջ|{0} շաբաթից|{0} օր առաջ|{0} օրից|{0} ժամ առաջ|{0} ժամից|{0} րոպե առաջ|{0} րոպեից',
  },
  ka: {
    months:
      'იანვარი ; თებერვალი ; მარტი ; აპრილი ; მაისი ; ივნისი ; ივლისი ; აგვისტო ; სექტემბერი ; ოქტომბერი ; ნოემბერი ; დეკემბერი',
    monthsShort: 'იან ; თებ ; მარ ; აპრ ; მაი ; ივნ ; ივლ ; აგვ ; სექ ; ოქტ ; ნოე ; დეკ',
    weekdays: 'ორშაბათი ; სამშაბათი ; ოთხშაბათი ; ხუთშაბათი ; პარასკევი ; შაბათი ; კვირა',
    weekdaysShort: 'ორშ ; სამ ; ოთხ ; ხუთ ; პარ ; შაბ ; კვი',
    relative:
      'გასულ წელს|მომავალ წელს|გასულ თვეს|მომავალ თვეს|გასულ კვირაში|მომავალ კვირაში|გუშინწინ|გუშინ|ხვალ|ზეგ|გასულ ორშაბათს|მომავალ ორშაბათს|გასულ სამშაბათს|მომავალ სამშაბათს|გასულ ოთხშაბათს|მომავალ ოთხშაბათს|გასულ ხუთშაბათს|მომავალ ხუთშაბათს|გასულ პარასკევს|მომავალ პარასკევს|გასულ შაბათს|მომავალ შაბათს|გასულ კვირას|მომავალ კვირას',
    counted:
      '{0} წლის წინ|{0} წელიწადში|{0} თვის წინ|{0} თვეში|{0} კვირის წინ|{0} კვირაში|{0} დღის წინ|{0} დღეში|{0} საათის წინ|{0} საათში|{0} წუთის წინ|{0} წუთში',
  },
  mt: {
    months:
      'jannar ; frar ; marzu ; april ; mejju ; ġunju ; lulju ; awwissu ; settembru ; ottubru ; novembru ; diċembru',
    monthsShort: 'jan ; fra ; mar ; apr ; mej ; ġun ; lul ; aww ; set ; ott ; nov ; diċ',
    weekdays: 'it-tnejn ; it-tlieta ; l-erbgħa ; il-ħamis ; il-ġimgħa ; is-sibt ; il-ħadd',
    weekdaysShort: 'tne ; tli ; erb ; ħam ; ġim ; sib ; ħad',
    relative:
      'is-sena l-oħra|is-sena d-dieħla|ix-xahar li għadda|ix-xahar id-dieħel|il-ġimgħa li għaddiet|il-ġimgħa d-dieħla|lbieraħ|għada|it-tnejn li għadda|it-tnejn li ġej|it-tlieta li għaddiet|it-tlieta ta’ wara|last wednesday|next wednesday|last thursday|next thursday|last friday|next friday|last saturday|next saturday|il-ħadd li għadda|il-ħadd ta’ wara',
    counted:
      '{0} snin ilu|{0}-il sena ilu|{0} sena ilu|fi żmien {0} snin oħra|fi żmien {0}-il sena oħra|fi żmien {0} sena oħra|{0} xhur ilu|{0}-il xahar ilu|{0} xahar ilu|fi {0} xhur oħra|fi {0}-xahar oħra|fi {0} xahar oħra|{0} ġimgħat ilu|{0}-il ġimgħa ilu|{0} ġimgħa ilu|sa {0} ġimgħat oħra|sa {0}-il ġimgħa oħra|sa {0} ġimgħa oħra|{0} ġranet ilu|{0}-il ġurnata ilu|{0} ġurnata ilu|fi żmien {0} ġranet oħra|fi żmien {0}-il ġurnata oħra|fi żmien {0} ġurnata oħra|{0} sigħat ilu|{0}-il siegħa ilu|{0} siegħa ilu|fi żmien {0} sigħat|fi żmien {0}-il siegħa|fi żmien {0} siegħa|{0} minuti ilu|{0}-il minuta ilu|{0} minuta ilu|sa {0} minuti oħra|sa {0}-il minuta oħra|sa {0} minuta oħra',
  },
  lb: {
    months:
      'januar ; februar ; mäerz ; abrëll ; mee ; juni ; juli ; august ; september ; oktober ; november ; dezember',
    monthsShort: 'jan ; feb ; mäe ; abr ; mee ; juni|jun ; juli|jul ; aug ; sep ; okt ; nov ; dez',
    weekdays: 'méindeg ; dënschdeg ; mëttwoch ; donneschdeg ; freideg ; samschdeg ; sonndeg',
    weekdaysShort: 'méi ; dën ; mët ; don ; fre ; sam ; son',
    relative:
      'lescht joer|nächst joer|leschte mount|nächste mount|lescht woch|nächst woch|gëschter|muer|leschte méindeg|nächste méindeg|leschten dënschdeg|nächsten dënschdeg|leschte mëttwoch|nächste mëttwoch|leschten donneschdeg|nächsten donneschdeg|leschte freideg|nächste freideg|leschte samschdeg|nächste samschdeg|leschte sonndeg|nächste sonndeg',
    counted:
      'virun {0} joer|viru(n) {0} joer|an {0} joer|a(n) {0} joer|virun {0} mount|viru(n) {0} méint|an {0} mount|a(n) {0} méint|virun {0} woch|viru(n) {0} wochen|an {0} woch|a(n) {0} wochen|virun {0} dag|viru(n) {0} deeg|an {0} dag|a(n) {0} deeg|virun {0} stonn|viru(n) {0} stonnen|an {0} stonn|a(n) {0} stonnen|virun {0} minutt|viru(n) {0} minutten|an {0} minutt|a(n) {0} minutten',
  },
}
