/**
 * Small words that tie a description to a person: subjects, forms of "to be" and "to have", nouns for people,
 * words that may stand between. One set for all languages; what is ambiguous alone is safe in sequence
 * ("she" + "is").
 */
const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Subjects that are persons. */
export const SUBJECT_PRONOUNS = wordSet(
  `i he she we they you who ich er sie wir je j il elle nous vous qui yo él ella nosotros usted quien io lui lei noi
   eu ele ela nós você ik hij zij ze wij ja on ona my oni pan pani я он она мы они вы кто jag han hon vi de de
   jeg hun hän minä olen ő én el ea noi ben biz já ona`,
)
/** First-person and other forms that carry the person in themselves. */
export const SELF_COPULAS = wordSet(`soy estoy somos sono sou jestem jesteśmy jsem vagyok sunt olen oldum`)
export const COPULAS = wordSet(
  `am is are was were be been m s re bin bist ist sind war waren sei ist est suis es sommes étais était était
   soy eres es era fue está estaba estoy son sono sei è era fu sou é era foi está ben bent is was zijn waren
   jestem jest był była są byli être является был была были är var er være vagyok van volt sunt este e era a fost
   jsem je byl byla on olen oli idir became becomes remains wurde wird identifies identify identified considers
   became bleef devenu devenue`,
)
/** To have, to suffer, to be diagnosed: a condition follows. */
export const HAVE_VERBS = wordSet(
  `has have had having suffers suffer suffered suffering develops developed diagnosed hat habe hatte haben leidet
   litt leide erkrankt erkrankte diagnostiziert a ai avait souffre souffrait souffert atteint atteinte tiene tengo
   tenía padece padecía sufre sufría diagnosticado diagnosticada ha ho aveva soffre affetto affetta diagnosticata
   tem tenho tinha sofre sofria heeft heb had lijdt leed ma mam miał miała choruje cierpi имеет болеет страдает
   har hade lider led lidit confirmed contracted presents presented`,
)
export const PERSON_NOUNS = wordSet(
  `man woman men women boy girl boys girls person persons people patient patients child children adult adults male
   female gentleman lady individual applicant applicants employee employees client clients customer resident worker
   student students pupil teenager baby infant citizen citizens national nationals immigrant immigrants migrant
   refugee refugees defendant plaintiff victim suspect candidate candidates colleague neighbour neighbor friend
   couple family families community member members believer believers husband wife father mother son daughter
   brother sister parents widow widower minority background origin descent heritage
   mann frau männer frauen junge mädchen person personen patient patientin patienten kind kinder mitarbeiter
   mitarbeiterin kunde kundin bewohner bewohnerin klient klientin bürger bürgerin staatsbürger staatsangehöriger
   staatsangehörige staatsangehörigen antragsteller antragstellerin schüler schülerin beklagter zeuge zeugin ehemann
   ehefrau vater mutter sohn tochter bruder schwester familie herkunft
   homme femme hommes femmes garçon fille personne patient patiente patients enfant enfants client cliente salarié
   salariée citoyen citoyenne ressortissant ressortissante requérant requérante mari épouse père mère fils frère
   soeur sœur famille origine
   hombre mujer hombres mujeres niño niña persona personas paciente pacientes varón hijo hija trabajador trabajadora
   empleado empleada cliente clienta ciudadano ciudadana nacional solicitante marido esposa esposo padre madre hermano
   hermana familia origen
   uomo donna uomini donne ragazzo ragazza bambino bambina persona paziente pazienti cittadino cittadina dipendente
   marito moglie padre madre figlio figlia fratello sorella famiglia origine
   homem mulher homens mulheres menino menina pessoa paciente doente cidadão cidadã funcionário funcionária marido
   esposa pai mãe filho filha irmão irmã família origem utente
   man vrouw mannen vrouwen jongen meisje persoon patiënt patiënte kind kinderen burger werknemer werkneemster cliënt
   echtgenoot echtgenote vader moeder zoon dochter broer zus gezin afkomst
   mężczyzna mężczyzny kobieta kobiety chłopiec dziewczyna osoba pacjent pacjenta pacjentka pacjentki dziecko
   obywatel obywatelka obywatela pracownik mąż żona ojciec matka syn córka brat siostra pochodzenia
   мужчина мужчины женщина женщины мальчик девочка человек пациент пациента пациентка пациентки ребенок ребёнок
   гражданин гражданка граждане гражданина сотрудник муж жена отец мать сын дочь брат сестра происхождения
   man kvinna män kvinnor pojke flicka person patient patienten barn medborgare anställd make maka pappa mamma son
   dotter bror syster familj härkomst mand kvinde mann kvinne dreng pige gutt jente borger
   mies nainen poika tyttö henkilö potilas lapsi kansalainen muž žena chlapec dívka pacient pacientka občan občanka
   férfi nő fiú lány beteg bărbat femeie băiat fată pacient pacienta cetățean erkek kadın hasta çocuk vatandaş`,
)
/** Words that may stand between "is" and the description. */
export const FILLERS = wordSet(
  `a an the very openly practising practicing devout also not still now currently recently happily legally single
   young old strict observant born raised registered deeply ein eine einen einem einer sehr noch nicht gläubiger
   gläubige überzeugter überzeugte bekennender bekennende praktizierender praktizierende seit un une des très
   pratiquant ouvertement no muy una un actualmente molto é não muito uma um een zeer erg niet bardzo od не очень
   en ett mycket inte et meget ikke as como als comme come jako som da de was been mas also ook auch aussi también
   anche também też też również`,
)
