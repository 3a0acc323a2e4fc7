/** Field names that announce a person, an organisation, an address, an occupation or an identifier. */
type Lists = Readonly<Record<string, string>>

export const PERSON_LABELS: Lists = {
  en: "name|full name|first name|last name|surname|given name|family name|maiden name|middle name|patient|patient name|customer name|client name|employee name|applicant|applicant name|contact|contact person|contact name|account holder|cardholder|cardholder name|beneficiary|insured|policyholder|next of kin|emergency contact|attending physician|physician|doctor|nurse|father|mother|spouse|husband|wife|guardian|tenant|landlord|witness|defendant|plaintiff|claimant|signed by|recipient|passenger|student name|mother's maiden name",
  de: 'name|vorname|nachname|familienname|zuname|geburtsname|vor- und nachname|rufname|patient|patientin|kunde|kundin|mandant|mandantin|antragsteller|antragstellerin|ansprechpartner|ansprechpartnerin|kontaktperson|kontoinhaber|versicherter|versicherte|mitarbeiter|mitarbeiterin|sachbearbeiter|sachbearbeiterin|hausarzt|behandelnder arzt|zeuge|zeugin|kläger|klägerin|beklagter|beklagte|empfänger|mieter|vermieter|ehegatte|ehemann|ehefrau|vater|mutter|bewohner|bewohnerin',
  fr: 'nom|prénom|nom de famille|nom et prénom|nom complet|nom de naissance|patient|patiente|client|cliente|titulaire|assuré|assurée|contact|médecin|médecin traitant|locataire|bailleur|conjoint|père|mère|témoin|demandeur|défendeur|destinataire|salarié|bénéficiaire',
  es: 'nombre|nombres|apellido|apellidos|nombre completo|nombre y apellidos|primer apellido|segundo apellido|paciente|cliente|titular|asegurado|contacto|médico|remitido por|solicitante|padre|madre|cónyuge|testigo|demandante|demandado|destinatario|empleado|beneficiario',
  it: 'nome|cognome|nome e cognome|nominativo|paziente|cliente|intestatario|assicurato|contatto|medico|medico curante|richiedente|padre|madre|coniuge|testimone|destinatario|dipendente|beneficiario',
  pt: 'nome|apelido|sobrenome|nome completo|nome próprio|paciente|utente|cliente|titular|segurado|contacto|contato|médico|requerente|pai|mãe|cônjuge|testemunha|destinatário|funcionário|beneficiário',
  nl: 'naam|voornaam|achternaam|volledige naam|geboortenaam|roepnaam|patiënt|cliënt|klant|contactpersoon|rekeninghouder|verzekerde|huisarts|behandelend arts|aanvrager|vader|moeder|partner|getuige|ontvanger|werknemer|begunstigde',
  pl: 'imię|nazwisko|imię i nazwisko|nazwisko rodowe|pacjent|pacjentka|klient|klientka|posiadacz rachunku|ubezpieczony|osoba kontaktowa|lekarz|wnioskodawca|ojciec|matka|świadek|odbiorca|pracownik',
  ru: 'фио|имя|фамилия|отчество|фамилия имя отчество|пациент|пациентка|клиент|контактное лицо|владелец счета|врач|лечащий врач|заявитель|отец|мать|супруг|супруга|свидетель|получатель|сотрудник|застрахованный',
  sv: 'namn|förnamn|efternamn|fullständigt namn|patient|kund|kontaktperson|kontoinnehavare|läkare|sökande|mottagare|anställd|vittne|försäkrad',
  da: 'navn|fornavn|efternavn|fulde navn|patient|kunde|kontaktperson|kontohaver|læge|ansøger|modtager|medarbejder|vidne',
  nb: 'navn|fornavn|etternavn|fullt navn|pasient|kunde|kontaktperson|kontoinnehaver|lege|søker|mottaker|ansatt|vitne',
  fi: 'nimi|etunimi|sukunimi|koko nimi|potilas|asiakas|yhteyshenkilö|lääkäri|hakija|vastaanottaja|työntekijä|todistaja',
  cs: 'jméno|příjmení|jméno a příjmení|rodné příjmení|pacient|pacientka|klient|zákazník|kontaktní osoba|lékař|žadatel|otec|matka|svědek|příjemce|zaměstnanec',
  hu: 'név|neve|teljes név|családi név|utónév|születési név|anyja neve|beteg|beteg neve|ügyfél|kapcsolattartó|orvos|kérelmező|tanú|címzett',
  ro: 'nume|prenume|nume și prenume|numele|prenumele|numele complet|pacient|pacientă|client|titular|asigurat|persoană de contact|medic|solicitant|tata|mama|martor|destinatar|angajat',
  tr: 'ad|adı|soyad|soyadı|ad soyad|adı soyadı|isim|hasta|hasta adı|müşteri|hesap sahibi|iletişim kişisi|doktor|başvuran|baba adı|ana adı|anne adı|tanık|alıcı|çalışan',
  ar: 'الاسم|الاسم الكامل|اسم المريض|اسم العائلة|المريض|العميل|اسم الأب|اسم الأم|الطبيب',
}
/** Labels so common in code and tables that the value must be two words at least. */
export const PERSON_LABELS_WEAK = new Set(
  'name contact client customer patient student recipient doctor nurse father mother applicant beneficiary nom nombre nome naam namn navn nimi név nume ad isim имя partner guardian witness signed by titular cliente kunde klient insured passenger husband wife spouse physician tenant landlord defendant plaintiff claimant contacto medico médico padre madre pai vater mutter'.split(
    ' ',
  ),
)

export const ORGANISATION_LABELS: Lists = {
  en: 'company|company name|employer|employer name|organisation|organization|firm|business name|name of employer|school|university|hospital|insurer|insurance company',
  de: 'firma|arbeitgeber|unternehmen|firmenname|organisation|krankenkasse|krankenhaus|schule|universität|versicherer|auftraggeber',
  fr: 'société|entreprise|employeur|raison sociale|organisme|établissement|mutuelle|hôpital',
  es: 'empresa|razón social|empleador|organización|compañía|hospital|centro|aseguradora',
  it: 'azienda|ditta|ragione sociale|datore di lavoro|società|ente|ospedale',
  pt: 'empresa|razão social|entidade patronal|empregador|organização|hospital',
  nl: 'bedrijf|bedrijfsnaam|werkgever|organisatie|onderneming|ziekenhuis|verzekeraar',
  pl: 'firma|nazwa firmy|pracodawca|przedsiębiorstwo|organizacja|szpital',
  ru: 'компания|организация|работодатель|место работы|предприятие|больница',
  sv: 'företag|företagsnamn|arbetsgivare|organisation|bolag|sjukhus',
  da: 'virksomhed|firma|arbejdsgiver|organisation',
  nb: 'bedrift|firma|arbeidsgiver|organisasjon',
  fi: 'yritys|työnantaja|organisaatio',
  cs: 'firma|společnost|zaměstnavatel|organizace|nemocnice',
  hu: 'cég|cégnév|munkáltató|szervezet',
  ro: 'firmă|companie|angajator|societate|organizație|spital',
  tr: 'şirket|firma|işveren|kurum|kuruluş',
  ar: 'الشركة|جهة العمل|المؤسسة',
}

export const ADDRESS_LABELS: Lists = {
  en: 'home address|postal address|mailing address|street address|billing address|shipping address|delivery address|residential address|permanent address|current address|residence|address line 1|business address|registered address|address',
  de: 'anschrift|adresse|wohnadresse|wohnanschrift|postanschrift|lieferadresse|rechnungsadresse|wohnort|meldeadresse|hausanschrift',
  fr: 'adresse|adresse postale|domicile|adresse de livraison|adresse de facturation|résidence',
  es: 'dirección|domicilio|dirección postal|residencia',
  it: 'indirizzo|residenza|domicilio|recapito',
  pt: 'endereço|morada|residência|endereço residencial',
  nl: 'adres|woonadres|postadres|factuuradres|bezoekadres',
  pl: 'adres|adres zamieszkania|adres korespondencyjny|adres zameldowania',
  ru: 'адрес|адрес проживания|адрес регистрации|место жительства|почтовый адрес',
  sv: 'adress|bostadsadress|postadress|hemadress|leveransadress',
  da: 'adresse|bopæl|postadresse',
  nb: 'adresse|bostedsadresse|postadresse',
  fi: 'osoite|kotiosoite|postiosoite|katuosoite',
  cs: 'adresa|bydliště|trvalé bydliště|adresa bydliště',
  hu: 'cím|lakcím|lakóhely|postacím|állandó lakcím',
  ro: 'adresă|adresa|domiciliu|domiciliul|reședință',
  tr: 'adres|ev adresi|ikametgah|posta adresi|açık adres',
  ar: 'العنوان|عنوان السكن',
}

export const PLACE_LABELS: Lists = {
  en: 'city|town|place of birth|birthplace|born in|city of birth|country|country of residence|country of birth|hometown|village|municipality',
  de: 'ort|stadt|wohnort|geburtsort|land|gemeinde|geburtsland|heimatort',
  fr: 'ville|lieu de naissance|pays|commune|pays de naissance',
  es: 'ciudad|lugar de nacimiento|país|municipio|localidad|país de nacimiento|población',
  it: 'città|luogo di nascita|paese|comune|comune di nascita|nazione',
  pt: 'cidade|local de nascimento|naturalidade|país|município|localidade',
  nl: 'stad|woonplaats|plaats|geboorteplaats|land|gemeente|geboorteland',
  pl: 'miasto|miejscowość|miejsce urodzenia|kraj',
  ru: 'город|место рождения|страна|населенный пункт|населённый пункт',
  sv: 'stad|ort|födelseort|land|kommun|hemort',
  da: 'by|fødested|land|kommune',
  nb: 'by|fødested|land|kommune',
  fi: 'kaupunki|syntymäpaikka|kotikunta|maa',
  cs: 'město|místo narození|obec|země',
  hu: 'város|születési hely|település|ország',
  ro: 'oraș|localitate|locul nașterii|țara|județ',
  tr: 'şehir|il|ilçe|doğum yeri|ülke',
  ar: 'المدينة|مكان الميلاد|البلد|الدولة',
}

export const OCCUPATION_LABELS: Lists = {
  en: 'occupation|profession|job title|job|position|employment|current position|trade',
  de: 'beruf|berufsbezeichnung|position|tätigkeit|funktion|ausgeübter beruf|stellenbezeichnung',
  fr: 'profession|métier|poste|fonction|emploi',
  es: 'profesión|ocupación|puesto|cargo|oficio|empleo',
  it: 'professione|occupazione|mansione|qualifica|impiego',
  pt: 'profissão|ocupação|cargo|função|emprego',
  nl: 'beroep|functie|functietitel',
  pl: 'zawód|stanowisko|wykonywany zawód',
  ru: 'профессия|должность|род занятий|место работы и должность',
  sv: 'yrke|titel|befattning|sysselsättning',
  da: 'stilling|erhverv|beskæftigelse|jobtitel',
  nb: 'yrke|stilling|stillingstittel',
  fi: 'ammatti|tehtävänimike|työtehtävä',
  cs: 'povolání|zaměstnání|pozice',
  hu: 'foglalkozás|foglalkozása|beosztás',
  ro: 'profesie|profesia|ocupație|ocupația|funcție|funcția',
  tr: 'meslek|mesleği|görevi|unvan|ünvan',
  ar: 'المهنة|الوظيفة',
}
/** In code and settings these name something else. */
export const OCCUPATION_LABELS_WEAK = new Set(
  'position job trade employment cargo funktion fonction function functie titel poste puesto stilling tehtävä pozice'.split(
    ' ',
  ),
)

/** Records of people: the value may be plain digits. */
export const ID_LABELS: Lists = {
  en: 'patient id|patient no|patient number|customer id|customer no|customer number|client id|client number|client no|member id|member number|membership number|employee id|employee number|employee no|staff id|staff number|student id|student number|personnel number|case number|case no|case id|file number|file no|claim number|claim no|policy number|policy no|reference number|ref no|ref number|account id|subscriber id|record number|mrn|medical record number|hospital number|encounter id|visit number|accession number|booking reference|ticket number|order number|invoice number|contract number|registration number|application number|badge number|participant id|subject id|applicant id|user id|id number|id no',
  de: 'patientennummer|patienten-id|patienten-nr|kundennummer|kunden-nr|kundennr|mitgliedsnummer|mitglieds-nr|personalnummer|personal-nr|matrikelnummer|matrikel-nr|aktenzeichen|fallnummer|fall-nr|vorgangsnummer|vertragsnummer|vertrags-nr|versicherungsnummer|policennummer|rechnungsnummer|rechnungs-nr|auftragsnummer|bestellnummer|schadennummer|geschäftszeichen|ausweisnummer|teilnehmernummer|mandantennummer|referenznummer',
  fr: "numéro client|n° client|numéro de dossier|n° de dossier|numéro de patient|identifiant patient|matricule|numéro d'adhérent|numéro de contrat|numéro de police|numéro de sinistre|numéro de facture|référence|référence dossier|numéro étudiant|ipp|identifiant",
  es: 'número de cliente|nº de cliente|número de historia|historia clínica|nhc|número de paciente|número de expediente|expediente|número de socio|número de empleado|número de afiliado|número de póliza|número de contrato|número de factura|número de referencia|matrícula|nº historia',
  it: 'codice cliente|numero cliente|numero pratica|numero di pratica|cartella clinica|codice paziente|numero tessera|matricola|numero polizza|numero contratto|numero fattura|codice dipendente|protocollo|numero di protocollo',
  pt: 'número de cliente|código do cliente|número de utente|número do processo|processo clínico|prontuário|matrícula|número de sócio|número de funcionário|número de apólice|número do contrato|número da fatura|número de protocolo|protocolo',
  nl: 'klantnummer|patiëntnummer|lidnummer|personeelsnummer|studentnummer|dossiernummer|zaaknummer|polisnummer|contractnummer|factuurnummer|kenmerk|referentienummer|cliëntnummer|relatienummer',
  pl: 'numer klienta|nr klienta|numer pacjenta|nr pacjenta|numer pracownika|numer albumu|numer sprawy|sygnatura akt|numer polisy|numer umowy|numer faktury|numer referencyjny|nr sprawy|numer karty',
  ru: 'номер клиента|номер пациента|номер карты пациента|номер медкарты|табельный номер|номер дела|номер договора|номер полиса|номер счета|номер заявки|номер зачетки|лицевой счет|номер обращения',
  sv: 'kundnummer|patientnummer|medlemsnummer|anställningsnummer|ärendenummer|målnummer|diarienummer|försäkringsnummer|fakturanummer|avtalsnummer|referensnummer|journalnummer',
  da: 'kundenummer|patientnummer|medlemsnummer|medarbejdernummer|sagsnummer|journalnummer|policenummer|fakturanummer|referencenummer',
  nb: 'kundenummer|pasientnummer|medlemsnummer|ansattnummer|saksnummer|journalnummer|polisenummer|fakturanummer|referansenummer',
  fi: 'asiakasnumero|potilasnumero|jäsennumero|henkilöstönumero|opiskelijanumero|diaarinumero|vakuutusnumero|laskunumero|viitenumero',
  cs: 'zákaznické číslo|číslo zákazníka|číslo pacienta|osobní číslo|číslo smlouvy|číslo faktury|spisová značka|číslo jednací',
  hu: 'ügyfélszám|ügyfélazonosító|törzsszám|ügyszám|iktatószám|kötvényszám|szerződésszám|számlaszám',
  ro: 'număr client|cod client|număr pacient|număr dosar|număr contract|număr factură|număr matricol|cod angajat',
  tr: 'müşteri numarası|müşteri no|hasta numarası|hasta no|sicil no|dosya no|poliçe no|sözleşme no|öğrenci no|üye no',
  ar: 'رقم العميل|رقم المريض|رقم الملف|رقم العضوية|الرقم الوظيفي',
}
/** Labels of anything: shown only with letters and digits mixed, and even then below the threshold. */
export const ID_LABELS_WEAK: Lists = {
  en: 'id|no|number|ref|reference|identifier|serial|code|uid',
  de: 'nr|nummer|kennung|referenz|az',
  fr: 'réf|numéro|n°|code',
  es: 'id|núm|número|código|ref',
  it: 'codice|numero|rif',
  pt: 'código|número|ref',
  nl: 'nr|nummer|ref',
  pl: 'nr|numer',
  ru: 'номер|код',
  sv: 'nr|nummer',
}
