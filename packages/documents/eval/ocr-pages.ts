import { createRandom, type Random } from './random.ts'

/**
 * Letters with values planted in them, in twelve languages and five scripts. The running text is the first article
 * and the preamble's start of the Universal Declaration of Human Rights, in the United Nations' translations.
 */
export interface LetterLanguage {
  code: string
  font: string
  text: string
  labels: { iban: string; card: string; email: string; phone: string; date: string; ip: string; id: string }
  /** Country of the IBAN and length of its account; calling code and a number of that plan. */
  iban: { country: string; account: string }
  phones: readonly string[]
  /** Published or invented numbers of the country whose check digits hold. */
  ids: readonly string[]
  rightToLeft?: boolean
}

export const LETTER_LANGUAGES: readonly LetterLanguage[] = [
  {
    code: 'en',
    font: 'DejaVu Serif',
    text: 'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.',
    labels: {
      iban: 'IBAN',
      card: 'Card number',
      email: 'E-mail',
      phone: 'Phone',
      date: 'Date of birth',
      ip: 'IP address',
      id: 'SSN',
    },
    iban: { country: 'GB', account: 'NWBK99999999999999' },
    phones: ['+44 20 7946 0958', '+1 415 555 0132'],
    ids: ['536-22-8726', '321-54-9876'],
  },
  {
    code: 'de',
    font: 'Liberation Sans, DejaVu Sans',
    text: 'Alle Menschen sind frei und gleich an Würde und Rechten geboren. Sie sind mit Vernunft und Gewissen begabt und sollen einander im Geist der Brüderlichkeit begegnen.',
    labels: {
      iban: 'IBAN',
      card: 'Kartennummer',
      email: 'E-Mail',
      phone: 'Telefon',
      date: 'Geburtsdatum',
      ip: 'IP-Adresse',
      id: 'Steuer-ID',
    },
    iban: { country: 'DE', account: '999999999999999999' },
    phones: ['+49 30 23125 104', '+49 171 3920068'],
    ids: ['86095742719', '47 036 892 816'],
  },
  {
    code: 'fr',
    font: 'Liberation Serif, DejaVu Serif',
    text: 'Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de raison et de conscience et doivent agir les uns envers les autres dans un esprit de fraternité.',
    labels: {
      iban: 'IBAN',
      card: 'Numéro de carte',
      email: 'Courriel',
      phone: 'Téléphone',
      date: 'Date de naissance',
      ip: 'Adresse IP',
      id: 'N° de sécurité sociale',
    },
    iban: { country: 'FR', account: '99999999999999999999999' },
    phones: ['+33 1 99 00 12 34', '+33 6 39 98 12 34'],
    ids: ['1 85 05 78 006 084 91', '284037512345640'],
  },
  {
    code: 'es',
    font: 'Noto Sans, DejaVu Sans',
    text: 'Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y conciencia, deben comportarse fraternalmente los unos con los otros.',
    labels: {
      iban: 'IBAN',
      card: 'Número de tarjeta',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      date: 'Fecha de nacimiento',
      ip: 'Dirección IP',
      id: 'DNI',
    },
    iban: { country: 'ES', account: '99999999999999999999' },
    phones: ['+34 912 345 678', '+34 612 345 678'],
    ids: ['12345678Z', '05127846L'],
  },
  {
    code: 'pl',
    font: 'DejaVu Sans',
    text: 'Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw. Są oni obdarzeni rozumem i sumieniem i powinni postępować wobec innych w duchu braterstwa.',
    labels: {
      iban: 'IBAN',
      card: 'Numer karty',
      email: 'E-mail',
      phone: 'Telefon',
      date: 'Data urodzenia',
      ip: 'Adres IP',
      id: 'PESEL',
    },
    iban: { country: 'PL', account: '999999999999999999999999' },
    phones: ['+48 22 123 45 67', '+48 512 345 678'],
    ids: ['44051401359', '90011512346'],
  },
  {
    code: 'tr',
    font: 'Noto Serif, DejaVu Serif',
    text: 'Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar. Akıl ve vicdana sahiptirler ve birbirlerine karşı kardeşlik zihniyeti ile hareket etmelidirler.',
    labels: {
      iban: 'IBAN',
      card: 'Kart numarası',
      email: 'E-posta',
      phone: 'Telefon',
      date: 'Doğum tarihi',
      ip: 'IP adresi',
      id: 'TC Kimlik No',
    },
    iban: { country: 'TR', account: '9999909999999999999999' },
    phones: ['+90 212 345 67 89', '+90 532 123 45 67'],
    ids: ['10000000146', '17291716060'],
  },
  {
    code: 'ru',
    font: 'DejaVu Serif',
    text: 'Все люди рождаются свободными и равными в своем достоинстве и правах. Они наделены разумом и совестью и должны поступать в отношении друг друга в духе братства.',
    labels: {
      iban: 'IBAN',
      card: 'Номер карты',
      email: 'Эл. почта',
      phone: 'Телефон',
      date: 'Дата рождения',
      ip: 'IP-адрес',
      id: 'СНИЛС',
    },
    iban: { country: 'KZ', account: '9999999999999999' },
    phones: ['+7 495 123 45 67', '+7 912 345 67 89'],
    ids: ['112-233-445 95', '123-456-789 64'],
  },
  {
    code: 'uk',
    font: 'Noto Sans, DejaVu Sans',
    text: 'Всі люди народжуються вільними і рівними у своїй гідності та правах. Вони наділені розумом і совістю і повинні діяти у відношенні один до одного в дусі братерства.',
    labels: {
      iban: 'IBAN',
      card: 'Номер картки',
      email: 'Ел. пошта',
      phone: 'Телефон',
      date: 'Дата народження',
      ip: 'IP-адреса',
      id: 'РНОКПП',
    },
    iban: { country: 'UA', account: '9999999999999999999999999' },
    phones: ['+380 44 123 45 67', '+380 67 123 45 67'],
    ids: ['3215612349', '1759013776'],
  },
  {
    code: 'el',
    font: 'DejaVu Sans',
    text: 'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα. Είναι προικισμένοι με λογική και συνείδηση, και οφείλουν να συμπεριφέρονται μεταξύ τους με πνεύμα αδελφοσύνης.',
    labels: {
      iban: 'IBAN',
      card: 'Αριθμός κάρτας',
      email: 'Email',
      phone: 'Τηλέφωνο',
      date: 'Ημερομηνία γέννησης',
      ip: 'Διεύθυνση IP',
      id: 'ΑΜΚΑ',
    },
    iban: { country: 'GR', account: '99999999999999999999999' },
    phones: ['+30 21 0123 4567', '+30 691 234 5678'],
    ids: ['01013099997', '15019012341'],
  },
  {
    code: 'ja',
    font: 'Noto Sans CJK JP',
    text: 'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。人間は、理性と良心とを授けられており、互いに同胞の精神をもって行動しなければならない。',
    labels: {
      iban: 'IBAN',
      card: 'カード番号',
      email: 'メール',
      phone: '電話番号',
      date: '生年月日',
      ip: 'IPアドレス',
      id: 'マイナンバー',
    },
    iban: { country: 'DE', account: '999999999999999999' },
    phones: ['+81 3 1234 5678', '+81 90 1234 5678'],
    ids: ['123456789018', '2345 6789 0121'],
  },
  {
    code: 'zh',
    font: 'Noto Serif CJK SC, Noto Sans CJK SC',
    text: '人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。鉴于对人类家庭所有成员的固有尊严及其平等的和不移的权利的承认，乃是世界自由、正义与和平的基础。',
    labels: {
      iban: 'IBAN',
      card: '卡号',
      email: '电子邮件',
      phone: '电话',
      date: '出生日期',
      ip: 'IP地址',
      id: '身份证号码',
    },
    iban: { country: 'CH', account: '99999999999999999' },
    phones: ['+86 10 1234 5678', '+86 138 1234 5678'],
    ids: ['11010519491231002X', '440304199001151236'],
  },
  {
    code: 'ar',
    font: 'Noto Naskh Arabic, Noto Sans Arabic',
    text: 'يولد جميع الناس أحرارا متساوين في الكرامة والحقوق. وقد وهبوا عقلا وضميرا وعليهم أن يعامل بعضهم بعضا بروح الإخاء.',
    labels: {
      iban: 'آيبان',
      card: 'رقم البطاقة',
      email: 'البريد الإلكتروني',
      phone: 'هاتف',
      date: 'تاريخ الميلاد',
      ip: 'عنوان IP',
      id: 'رقم الهوية',
    },
    iban: { country: 'SA', account: '99999999999999999999' },
    phones: ['+966 11 123 4567', '+971 4 123 4567'],
    ids: ['784-1990-1234567-6', '1123456780'],
    rightToLeft: true,
  },
]

export interface PlantedLetter {
  language: LetterLanguage
  /** Paragraphs of words; a value is marked by its number. */
  paragraphs: readonly { before: string; value?: string; after: string; isNarrow?: boolean }[]
}

const NAMES = ['anna.schmidt', 'j_fischer22', 'maria-lopez', 'b.kowalski', 'olga.ivanova', 'tom.reed7']
const DOMAINS = ['example.com', 'mail.example.org', 'klinik-nord.example.net', 'firma.de', 'posta.com.tr']

/** About fifteen values among running text, some in the middle of a sentence, one over two lines. */
export function plantLetter(language: LetterLanguage, seed: number): PlantedLetter {
  const random = createRandom(seed)
  const { labels } = language
  const sentences = language.text.match(/[^.。]+[.。]/g) ?? [language.text]
  const filler = () => random.pick(sentences).trim()
  const labelled = (label: string, value: string) => ({ before: `${label}: `, value, after: '' })
  const inSentence = (label: string, value: string) => ({
    before: `${filler()} ${label}: `,
    value,
    after: `, ${filler()}`,
  })
  return {
    language,
    paragraphs: [
      { before: language.text, after: '' },
      labelled(labels.iban, groups(iban(language, random))),
      labelled(labels.card, groups(card('4', 16, random))),
      labelled(labels.email, email(random)),
      labelled(labels.phone, language.phones[0]!),
      labelled(labels.date, date(random, '.')),
      labelled(labels.id, language.ids[0]!),
      labelled(labels.ip, ip(random)),
      { before: language.text, after: '' },
      inSentence(labels.iban, iban(language, random)),
      inSentence(labels.email, email(random)),
      inSentence(labels.phone, language.phones[1]!),
      inSentence(labels.card, card('5', 16, random)),
      labelled(labels.id, language.ids[1]!),
      labelled(labels.date, date(random, '/')),
      { ...labelled(labels.iban, groups(iban(language, random))), isNarrow: true },
      labelled(labels.email, email(random)),
    ],
  }
}

export const textOf = ({ paragraphs }: PlantedLetter): string =>
  paragraphs.map(({ before, value = '', after }) => before + value + after).join('\n')

/** A4 at 96 dots an inch; 11 point. Values carry their number, so that their glyphs can be told from the rest. */
export function htmlOf(
  { language, paragraphs }: PlantedLetter,
  look: { background: string; ink: string; degrees: number },
) {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  let number = 0
  const body = paragraphs.map(({ before, value, after, isNarrow }) => {
    const marked = value === undefined ? '' : `<b class="v" dir="ltr" id="v${number++}">${escaped(value)}</b>`
    return `<p${isNarrow ? ' class="narrow"' : ''}>${escaped(before)}${marked}${escaped(after)}</p>`
  })
  return `<!doctype html><html lang="${language.code}" dir="${language.rightToLeft ? 'rtl' : 'ltr'}"><style>
html{background:${look.background}}
body{margin:0;width:794px;height:1123px;overflow:hidden;color:${look.ink};font:14.67px/1.45 ${language.font}}
main{position:absolute;left:0;top:0;width:794px;height:1123px;transform:rotate(${look.degrees}deg);transform-origin:397px 561px}
div{padding:70px}
p{margin:0 0 10px}
.narrow{width:190px}
.v{font-weight:inherit}
.only *{color:transparent}
.only .v{color:${look.ink}}
</style><body><main><div>${body.join('')}</div></main></body></html>`
}

const groups = (value: string): string => (value.match(/.{1,4}/g) ?? []).join(' ')

/** 9 stands for any digit. */
function iban({ iban: { country, account } }: LetterLanguage, random: Random): string {
  const bban = account.replace(/9/g, () => String(random.below(10)))
  const numeric = [...`${bban}${country}00`].map((sign) => String(Number.parseInt(sign, 36))).join('')
  return `${country}${String(98n - (BigInt(numeric) % 97n)).padStart(2, '0')}${bban}`
}

function card(prefix: string, length: number, random: Random): string {
  const body =
    prefix + (prefix === '5' ? '3' : '') + random.digits(length - prefix.length - (prefix === '5' ? 2 : 1))
  let sum = 0
  for (let at = 0; at < body.length; at++) {
    const digit = Number(body[body.length - 1 - at])
    sum += at % 2 === 0 ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit
  }
  return `${body}${(10 - (sum % 10)) % 10}`
}

const email = (random: Random): string => `${random.pick(NAMES)}@${random.pick(DOMAINS)}`

function date(random: Random, separator: string): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return [two(1 + random.below(12)), two(1 + random.below(12)), String(1950 + random.below(55))].join(
    separator,
  )
}

const ip = (random: Random): string =>
  `${11 + random.below(180)}.${random.below(250)}.${random.below(250)}.${1 + random.below(250)}`
