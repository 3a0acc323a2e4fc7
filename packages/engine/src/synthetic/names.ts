import type { FakeRequest } from './generator.ts'
import type { Random } from './random.ts'
import { inCaseOf } from './shape.ts'

/**
 * Names of persons: common given and family names of a language, put together by chance. The lists are our own and
 * short on purpose; whoever bears such a combination shares it with many.
 */
interface Names {
  given: readonly string[]
  family: readonly string[]
  /** Family name first and no space between, as in Chinese. */
  joined?: boolean
}

const words = (list: string): readonly string[] => list.trim().split(/\s+/)

const NAMES: Readonly<Record<string, Names>> = {
  en: {
    given:
      words(`Alice Andrew Anna Benjamin Caroline Charles Claire Daniel Edward Eleanor Emily Frances George
      Grace Hannah Harriet Henry James Joan Julia Karen Laura Martin Mary Michael Nancy Oliver Peter Rachel Robert
      Ruth Samuel Susan Thomas Victor Walter`),
    family:
      words(`Adams Baker Bennett Brooks Carter Clarke Collins Cooper Dawson Edwards Fisher Foster Gardner
      Graham Harper Hayes Hughes Jenkins Lambert Marsh Mason Miller Norton Palmer Parker Porter Reed Shaw Slater
      Taylor Turner Walker Watson Webster Wright Young`),
  },
  de: {
    given:
      words(`Andrea Anja Bernd Birgit Christian Claudia Daniel Eva Florian Frank Greta Hannes Heike Ines Jan
      Jonas Julia Karin Katrin Klaus Lena Lukas Maria Markus Nina Petra Ralf Sabine Simon Stefan Tanja Thomas Ulrike Uwe`),
    family:
      words(`Albrecht Bauer Becker Berger Böhm Braun Dietrich Engel Fischer Frank Fuchs Graf Haas Hartmann
      Herrmann Hofmann Huber Jung Kaiser Keller Koch Krämer Lang Lorenz Maier Neumann Otto Peters Richter Roth Sommer
      Vogel Wagner Weber Winter Zimmermann`),
  },
  fr: {
    given:
      words(`Alain Anne Antoine Brigitte Camille Catherine Claire Denis Élise Émile François Gérard Hélène
      Isabelle Jacques Jeanne Julien Laurent Louise Luc Marc Marie Mathieu Nathalie Nicolas Paul Philippe Pierre
      Sophie Sylvie Thierry Valérie`),
    family:
      words(`André Bernard Blanc Bonnet Boyer Chevalier Clément Colin Durand Faure Fontaine Fournier Garnier
      Gautier Girard Guérin Henry Lambert Laurent Leroy Marchand Martin Mercier Michel Moreau Morel Perrin Petit
      Robin Rousseau Roux Simon Vidal Vincent`),
  },
  es: {
    given:
      words(`Adela Alberto Ana Andrés Antonio Beatriz Carlos Carmen Clara Daniel Diego Elena Emilio Esteban
      Fernando Gloria Inés Javier Jorge José Juan Julia Laura Lucía Luis Manuel Marta Miguel Nuria Pablo Pilar Rosa
      Sara Teresa`),
    family:
      words(`Aguilar Alonso Blanco Cano Castro Cortés Cruz Delgado Díaz Domínguez Fuentes García Gil Gómez
      Herrera Iglesias León López Marín Medina Molina Morales Navarro Ortega Ortiz Prieto Ramos Reyes Rubio Santos
      Serrano Soto Torres Vega`),
  },
  it: {
    given:
      words(`Alberto Alessandra Andrea Anna Bruno Carla Chiara Claudio Daniela Elena Enrico Fabio Federica
      Franco Giorgio Giulia Laura Lorenzo Luca Lucia Marco Maria Mario Marta Nicola Paola Paolo Pietro Roberto Sara
      Silvia Stefano Teresa Valeria`),
    family:
      words(`Barbieri Basile Bianchi Bruno Caruso Colombo Conti Costa De_Luca Esposito Fabbri Ferrara Ferrari
      Fontana Galli Gatti Giordano Greco Leone Lombardi Marini Martini Monti Moretti Neri Parisi Pellegrini Ricci Riva
      Romano Rossi Sala Serra Villa`).map((name) => name.replace('_', ' ')),
  },
  nl: {
    given:
      words(`Anke Anna Bart Carla Daan Dirk Els Emma Esther Frank Geert Hanna Hans Ilse Ingrid Jan Jeroen Johan
      Joost Karin Kees Lotte Maarten Marieke Mark Nienke Paul Peter Pieter Roos Sanne Sofie Tim Wouter`),
    family:
      words(`Bakker Blom Boer Bos Bosch Brouwer Dekker Dijkstra Evers Hendriks Hoekstra Huisman Jacobs Jansen
      Janssen Kok Koster Kuiper Maas Meijer Mulder Peeters Peters Postma Prins Sanders Schouten Smit Smits Timmermans
      Verhoeven Visser Vos Willems`),
  },
  pt: {
    given:
      words(`Alice Ana André António Beatriz Bruno Carla Carlos Catarina Cláudia Daniel Diogo Eduardo Fernanda
      Francisco Gabriela Helena Inês Isabel Joana João José Júlia Luís Manuel Maria Marta Miguel Nuno Paula Pedro Rita
      Rui Teresa`),
    family:
      words(`Almeida Alves Amaral Antunes Azevedo Barros Batista Borges Cardoso Carvalho Castro Coelho Correia
      Costa Cruz Dias Duarte Esteves Faria Fernandes Ferreira Fonseca Freitas Gomes Lopes Machado Martins Melo Mendes
      Moreira Pinto Ramos Ribeiro Rocha`),
  },
  pl: {
    given:
      words(`Adam Agata Anna Barbara Beata Dorota Elżbieta Ewa Grzegorz Halina Irena Jacek Jadwiga Jakub Jan
      Janina Jerzy Joanna Józef Karol Katarzyna Krystyna Łukasz Magda Marcin Maria Marek Michał Monika Paweł Piotr
      Tomasz Wanda Zofia`),
    family:
      words(`Adamczyk Baran Bąk Borek Cieślak Czarnecki Duda Dudek Gajda Górski Jabłoński Jaworski Kaczmarek
      Kozak Krawczyk Król Kubiak Lis Maciejewski Majewski Mazur Nowak Olszewski Pawlak Piątek Sikora Sobczak Szulc
      Urban Walczak Wilk Wójcik Zając Zawadzki`),
  },
  cs: {
    given:
      words(`Alena Anna David Eva Hana Helena Irena Ivan Jakub Jan Jana Jaroslav Jiří Josef Karel Kateřina
      Lenka Lucie Lukáš Marek Marie Martin Michal Milan Monika Ondřej Pavel Petr Petra Tereza Tomáš Věra Zdeněk`),
    family: words(`Bartoš Beneš Bláha Blažek Čermák Dušek Fiala Hájek Holub Horák Jelínek Kadlec Kolář Konečný
      Kopecký Kovář Kratochvíl Kříž Malý Marek Musil Navrátil Němec Novák Pokorný Růžička Sedláček Soukup Staněk
      Urban Vaněk Vávra Zeman`),
  },
  sv: {
    given:
      words(`Anders Anna Astrid Birgitta Bo Elin Emma Erik Eva Fredrik Gunnar Gustav Hanna Helena Ingrid Jan
      Johan Karin Karl Kristina Lars Lena Linda Magnus Maria Mats Mikael Nils Ola Per Sara Sofia Sven Ulla`),
    family:
      words(`Ahlberg Andersson Berg Bergström Björk Blom Dahl Ek Eklund Engström Forsberg Fransson Hansson
      Hedlund Holm Håkansson Isaksson Jansson Lind Lindqvist Lund Lundberg Löfgren Månsson Norberg Nyström Olsson
      Sandberg Sjöberg Ström Sundberg Viklund Wallin Åberg`),
  },
  da: {
    given: words(`Anders Anne Birgit Bo Camilla Christian Dorte Else Emil Erik Frederik Gitte Hanne Hans Helle
      Henrik Ida Inge Jens Jesper Karen Kirsten Lars Lise Lone Mads Maria Mette Morten Niels Ole Peter Rikke Søren`),
    family:
      words(`Andersen Bach Bertelsen Bruun Christensen Dahl Dam Eriksen Frandsen Friis Hansen Henriksen Holm
      Iversen Jakobsen Jensen Jespersen Kjær Knudsen Kristensen Lauridsen Lund Madsen Mikkelsen Mogensen Nielsen Nygaard
      Olsen Pedersen Poulsen Schmidt Simonsen Thomsen Vestergaard`),
  },
  fi: {
    given: words(`Aino Anna Antti Eeva Elina Erkki Hanna Heikki Helena Ilkka Jaana Jari Juha Jukka Kaisa Kari
      Katja Lauri Leena Liisa Maija Mari Markku Matti Mika Minna Olli Outi Pekka Sanna Tapio Tiina Timo Ville`),
    family:
      words(`Aalto Ahonen Hakala Heikkinen Heinonen Hiltunen Järvinen Kallio Karjalainen Kinnunen Koskinen
      Laakso Laine Lampinen Lehtinen Leppänen Manninen Mattila Mäkelä Mäkinen Niemi Nieminen Nurmi Ojala Peltonen
      Rantanen Räsänen Saarinen Salminen Salo Savolainen Toivonen Tuominen Virtanen`),
  },
  hu: {
    given:
      words(`Ágnes Andrea Anna Attila Balázs Csaba Dóra Erika Erzsébet Éva Ferenc Gábor Gergely Ildikó István
      János József Judit Katalin Krisztina László Márta Miklós Mónika Nóra Péter Réka Sándor Tamás Zoltán Zsuzsanna`),
    family:
      words(`Antal Bakos Balla Balogh Barta Bíró Bodnár Bognár Boros Fazekas Fekete Gál Hegedűs Horváth Juhász
      Kelemen Király Kocsis Kovács Lakatos Lukács Magyar Mészáros Molnár Németh Orosz Papp Pintér Szabó Szalai Takács
      Török Varga Vörös`),
  },
  ro: {
    given: words(`Adrian Alexandru Ana Andrei Bogdan Camelia Carmen Cristina Dan Daniela Elena Florin Gabriela
      George Ioana Ion Irina Lucia Maria Marius Mihaela Mihai Monica Nicoleta Paul Radu Raluca Simona Sorin Ștefan
      Teodora Vasile Victor`),
    family:
      words(`Albu Anghel Barbu Ciobanu Cojocaru Constantin Cristea Dinu Dobre Dumitru Enache Florea Georgescu
      Grigore Ionescu Lazăr Lupu Manole Marin Matei Mihai Moldovan Munteanu Neagu Nistor Oprea Petrescu Popa Popescu
      Rusu Sandu Stan Stoica Tudor`),
  },
  tr: {
    given: words(`Ahmet Ali Ayşe Burak Canan Cem Deniz Ece Elif Emre Esra Fatma Gül Hakan Hasan Hatice Hülya
      İbrahim Kemal Leyla Mehmet Meral Murat Mustafa Nur Okan Orhan Özge Pınar Selin Serkan Sevgi Yusuf Zeynep`),
    family:
      words(`Acar Akın Aksoy Aslan Avcı Aydın Bulut Can Çelik Çetin Demir Doğan Erdoğan Güler Güneş Işık Kaplan
      Kara Kaya Keskin Kılıç Koç Korkmaz Köse Kurt Öz Özdemir Polat Şahin Şen Taş Tekin Uçar Yıldız`),
  },
  ru: {
    given:
      words(`Александр Алексей Алла Андрей Анна Борис Вадим Валентина Вера Виктор Галина Дмитрий Евгений Елена
      Иван Игорь Ирина Кирилл Лариса Людмила Максим Марина Мария Михаил Наталья Николай Ольга Павел Пётр Роман Светлана
      Сергей Татьяна Юлия`),
    family:
      words(`Беляк Бондаренко Волошин Гончар Гриценко Демченко Дорош Ждан Журавель Зайченко Карпенко Ковальчук
      Коваль Корж Кравец Кравченко Кузьменко Литвин Лысенко Мельник Мороз Назаренко Олейник Павленко Петренко Руденко
      Савчук Сидоренко Ткач Ткаченко Шевчук Юрченко`),
  },
  el: {
    given:
      words(`Αλέξανδρος Ανδρέας Άννα Αντώνης Βασιλική Γεωργία Γιώργος Γιάννης Δήμητρα Δημήτρης Ειρήνη Ελένη
      Ευαγγελία Ηλίας Θανάσης Ιωάννα Κατερίνα Κώστας Λουκία Μαρία Μιχάλης Νίκος Παναγιώτης Πέτρος Σοφία Σπύρος
      Στέλιος Χρήστος`),
    family:
      words(`Αγγελίδης Αλεξίου Αναγνώστου Αντωνίου Βασιλείου Γεωργίου Δημητρίου Ευαγγέλου Θεοδώρου Ιωάννου
      Καραγιάννης Κωνσταντίνου Λάμπρου Μακρής Μιχαήλ Νικολάου Οικονόμου Παναγιώτου Παπαδόπουλος Παύλου Πέτρου Σταύρου
      Στεφάνου Φωτίου Χατζής Χρήστου`),
  },
  ar: {
    given:
      words(`أحمد أمل إبراهيم جميلة حسن حسين خالد رشا زينب سارة سعيد سلمى سمير طارق عادل عائشة علي عمر فاطمة
      كريم ليلى محمود مريم منى نادر نور هالة يوسف`),
    family:
      words(`البناء الجبوري الحداد الحسن الخطيب الخياط الدباغ الراوي الزين السيد الشامي الصالح الصباغ الطويل
      العبد العطار الفارس القاضي الكاتب المصري المهدي النجار الهادي حمدان سالم شاهين منصور ناصر`),
  },
  he: {
    given:
      words(`אבי אורי אילן אלון אסתר בן גיל דוד דנה דניאל חנה יואב יוסף יעל לאה מאיה מיכאל מרים משה נועה נטע
      עומר רון רות רחל שרה תמר`),
    family:
      words(`אברהם אדלר ביטון בן_דוד ברק גבאי גולן דהן דגן חדד חיים יוסף כהן כץ לוי מזרחי מלכה סגל עמר פרץ
      פרידמן קליין רוזן שחר שלום שפירא`).map((name) => name.replace('_', ' ')),
  },
  hi: {
    given: words(`अजय अनिल अनीता अमित आरती कविता किरण गीता दीपक नेहा पूजा प्रिया मनोज मीना मोहन रमेश राजेश राहुल
      रेखा विजय विनोद संजय सीता सुनीता सुरेश`),
    family: words(`अग्रवाल आनंद कपूर कुमार खन्ना गुप्ता चौहान जैन जोशी ठाकुर तिवारी त्रिपाठी दुबे नायर पटेल पांडे
      भट्ट मिश्रा मेहता यादव राठौर वर्मा शर्मा शुक्ला सिंह`),
  },
  zh: {
    given: words(
      '伟 芳 娜 敏 静 强 磊 洋 艳 勇 军 杰 娟 涛 明 超 秀兰 霞 平 刚 桂英 建华 文 玉兰 志强 丽华 海燕 国平',
    ),
    family: words('王 李 张 刘 陈 杨 黄 赵 吴 周 徐 孙 马 朱 胡 郭 何 林 高 罗 郑 梁 谢 宋 唐 许 韩 冯'),
    joined: true,
  },
  ja: {
    given: words(
      '翔太 健一 大輔 直樹 拓也 誠 浩 隆 和也 修 陽子 恵子 美咲 由美 真由美 直美 明美 裕子 彩 愛 久美子 智子',
    ),
    family: words(
      '佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 松本 井上 木村 林 清水 山崎 森 池田 橋本',
    ),
    joined: true,
  },
  ko: {
    given: words(
      '민수 지훈 영호 성민 준호 현우 동현 상훈 재현 태영 지영 은주 수진 미경 혜진 유진 민지 서연 영숙 정희',
    ),
    family: words('김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 전'),
    joined: true,
  },
  vi: {
    given: words(
      'An Anh Bình Châu Chi Dũng Giang Hà Hải Hạnh Hiếu Hoa Hùng Hương Khánh Lan Linh Long Mai Minh Nam Nga Ngọc Phong Phúc Quân Thảo Thu Trang Tuấn',
    ),
    family: words(
      'Bùi Cao Đặng Đinh Đỗ Đoàn Dương Hồ Hoàng Huỳnh Lê Lý Mai Ngô Nguyễn Phạm Phan Phùng Tạ Thái Tô Trần Trịnh Trương Võ Vũ',
    ),
  },
  id: {
    given: words(
      'Adi Agus Andi Ayu Bambang Budi Citra Dewi Dian Eka Endang Fitri Hadi Indah Joko Lestari Maya Nur Putri Rina Rudi Sari Siti Slamet Sri Tono Wati Yanti',
    ),
    family: words(
      'Gunawan Hakim Halim Hartono Hidayat Iskandar Kurniawan Kusuma Lubis Maulana Nasution Nugroho Pratama Purnomo Rahman Saputra Santoso Setiawan Siregar Suharto Surya Susanto Utomo Wibowo Wijaya',
    ),
  },
  th: {
    given: words('กมล จันทร์ ชัย ดวงใจ ธนา นภา นิด ปราณี พร ภพ มานี มานะ รัตนา วิชัย วันดี ศรี สมชาย สมหญิง สุดา อรุณ'),
    family: words('แก้วใส จันทร์ดี ใจดี ทองคำ บุญมี พรหมมา มีสุข รักไทย วงศ์ใหญ่ ศรีสุข สุขใจ แสงทอง อ่อนหวาน'),
  },
}

/** Languages that share names with a listed one. */
const LIKE: Readonly<Record<string, string>> = {
  ...{ nb: 'da', is: 'sv', sk: 'cs', sl: 'cs', hr: 'cs', bs: 'cs', ca: 'es', gl: 'es', af: 'nl', et: 'fi' },
  ...{ uk: 'ru', bg: 'ru', sr: 'ru', mk: 'ru', kk: 'ru', fa: 'ar', ur: 'ar' },
}

/** By the script of the value first: a Greek name in an English text becomes a Greek name. */
const SCRIPTS: readonly (readonly [script: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
]
const scriptLanguage = (value: string): string | undefined =>
  SCRIPTS.find(([script]) => script.test(value))?.[1]

/** The language a fake is taken from, of those `lists` has. */
export function languageFor(
  value: string,
  language: string,
  lists: Readonly<Record<string, unknown>>,
): string {
  const byScript = scriptLanguage(value)
  const asked = [language, LIKE[language] ?? '']
  const isJapanese = byScript === 'zh' && language === 'ja'
  const wanted = byScript
    ? [isJapanese ? 'ja' : '', ...asked.filter((code) => writtenLike(code, byScript)), byScript]
    : asked.filter((code) => !NOT_LATIN.has(code))
  return [...wanted, 'en'].find((code) => code in lists) ?? 'en'
}

const NOT_LATIN = new Set('ru uk bg sr mk kk el ar fa ur he hi bn ta th zh ja ko'.split(' '))
/** Cyrillic and Arabic serve several languages. */
const writtenLike = (code: string, byScript: string): boolean => code === byScript || LIKE[code] === byScript

const TITLE =
  /^(?:mrs?|ms|miss|mx|dr|prof|professor|sir|dame|lord|lady|rev|herrn?|frau|m|mme|mlle|monsieur|madame|sra?|srta|don|doña|señora?|sig|dott|avv|ing|dhr|mevr|mevrouw|mw|pan|pani|paní|г-н|г-жа|hr|fru|herr|jr|sr|ii|iii|von|van|de|der|den|di|da|dos|du|del|la|le|al|bin|ibn|zu)\.?$/i

const wordOf = /[\p{L}\p{M}\p{N}'’.-]+/gu

export function fakePerson({ value, language, random, attempt }: FakeRequest): string {
  const names = NAMES[languageFor(value, language, NAMES)]!
  if (names.joined && !/\s/.test(value.trim())) return random.pick(names.family) + random.pick(names.given)
  const all = value.match(wordOf) ?? []
  const isName = (word: string): boolean => !TITLE.test(word)
  const count = all.filter(isName).length
  const familyFirst = /^[^,]+,/.test(value)
  let seen = 0
  const fake = value.replace(wordOf, (word) => {
    if (!isName(word)) return word
    seen++
    if (/^\p{L}\.?$/u.test(word)) return random.pick(names.given).charAt(0) + word.slice(1)
    const isFamily = count === 1 ? random.below(2) === 0 : familyFirst ? seen === 1 : seen === count
    const other = count === 1 && attempt > 1 ? `-${random.pick(names.family)}` : ''
    const initial = isFamily && count > 1 && attempt > 1 ? `${random.pick(names.given).charAt(0)}. ` : ''
    return inCaseOf(word, `${initial}${random.pick(isFamily ? names.family : names.given)}${other}`)
  })
  // Nothing to exchange: only titles, or a script without a list.
  return seen > 0 ? fake : `${random.pick(names.given)} ${random.pick(names.family)}`
}

/** "anna.weber41": letters and digits of ASCII, for addresses and user names. */
export function loginName(random: Random, separator: string): string {
  const plain = (name: string): string =>
    name
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase()
  const { given, family } = NAMES.en!
  return `${plain(random.pick(given))}${separator}${plain(random.pick(family))}${random.between(10, 9999)}`
}
