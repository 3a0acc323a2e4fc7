import { defineRecognizer } from '../../define.ts'
import { labelledValues } from './_labelled.ts'
import { isCodeWord, looksLikeExpression } from './_source-code.ts'

/**
 * Password in plain text: the value behind "password:", "pwd=" and the like. In prose ("my password is ...") and
 * unquoted it needs a digit or sign inside, since the next word is usually just a word; quoted, or alone on a
 * line "Password: swordfish", any word will do. Types, calls, variables and placeholders are left alone.
 */
const context = {
  en: [
    'password',
    'passwd',
    'pwd',
    'pass',
    'passphrase',
    'passcode',
    'pw',
    'psw',
    'pass word',
    'userpassword',
  ],
  de: ['passwort', 'kennwort', 'pw', 'passwörter', 'zugangskennwort', 'losungswort'],
  fr: ['mot de passe', 'mdp', 'motdepasse'],
  es: ['contraseña', 'contrasena', 'clave', 'clave de acceso'],
  pt: ['senha', 'palavra-passe', 'palavra passe'],
  it: ['parola d’ordine', 'parola chiave', 'password'],
  nl: ['wachtwoord', 'ww'],
  sv: ['lösenord'],
  nb: ['passord'],
  da: ['adgangskode', 'kodeord'],
  fi: ['salasana'],
  is: ['lykilorð', 'aðgangsorð'],
  pl: ['hasło', 'haslo', 'hasła'],
  cs: ['heslo', 'hesla'],
  sk: ['heslo'],
  sl: ['geslo'],
  hr: ['lozinka', 'zaporka'],
  hu: ['jelszó', 'jelszo'],
  ro: ['parola', 'parolă'],
  bg: ['парола'],
  ru: ['пароль', 'пароля'],
  uk: ['пароль'],
  el: ['κωδικός πρόσβασης', 'συνθηματικό'],
  tr: ['parola', 'şifre', 'sifre'],
  et: ['parool', 'salasõna'],
  lv: ['parole konta'],
  lt: ['slaptažodis'],
  ar: ['كلمة المرور', 'كلمة السر'],
  he: ['סיסמה', 'סיסמא'],
  fa: ['رمز عبور', 'گذرواژه'],
  hi: ['पासवर्ड'],
  th: ['รหัสผ่าน'],
  vi: ['mật khẩu'],
  id: ['kata sandi', 'sandi'],
  ms: ['kata laluan'],
  ja: ['パスワード'],
  ko: ['비밀번호', '패스워드', '암호'],
  zh: ['密码', '密碼', '口令'],
} as const

export default defineRecognizer({
  entity: 'PASSWORD',
  title: 'Password',
  description: 'Password or passphrase in plain text',
  format: 'Value after password, passwd, pwd or Passwort with : or =',
  group: 'secret',
  sources: [
    'https://pages.nist.gov/800-63-3/sp800-63b.html',
    'https://cwe.mitre.org/data/definitions/312.html',
  ],
  find: labelledValues({
    labels: context,
    value: /[^\s"'`<>\u201c\u201d\u2018\u2019,;)}\]]{3,63}[^\s"'`<>\u201c\u201d\u2018\u2019,;)}\].:?]/uy,
    pattern: 'labelled',
    link: 'sign',
    accept(value, place) {
      const { text, labelStart, end, isQuoted, link } = place
      const bare = value.replace(/[.!?:]+$/, '')
      if (isCodeWord(bare) || looksLikeExpression(value, place) || isMask(value)) return false
      if (
        /[([]|\$\{|\{\{|=>|^[./\\]|:\/\/|^-|^\/|\]|^%|^@/.test(value) ||
        /^\\/.test(text.slice(end, end + 1))
      )
        return false
      const isMixed = /\d/.test(bare) ? /\D/.test(bare) : /[^\p{L}\p{N}.:_/-]/u.test(bare)
      const isDigits = /^\d{4,}$/.test(bare)
      if (!isQuoted && /\n/.test(link)) return false
      if (isQuoted) return bare.length >= 4 && !/^[\w$]+\.[\w$.]+$/.test(value)
      if (!/[:=\uff1a]/.test(link)) return isMixed && bare.length >= 6
      if (isMixed) return !/^[a-z_]\w*\.\w+/i.test(value) || /[^\w.]/.test(bare)
      if (isDigits) return /[:\uff1a=]/.test(link)
      const before = text.slice(Math.max(0, labelStart - 24), labelStart)
      const startsLine = /(?:^|\n)[ \t>*-]{0,4}[\p{L} ]{0,12}$/u.test(
        labelStart <= 24 ? `\n${before}` : before,
      )
      return (
        startsLine &&
        /[:\uff1a]/.test(link) &&
        bare.length >= 6 &&
        /^[\p{L}-]+$/u.test(bare) &&
        /^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 8))
      )
    },
  }),
  context,
  contextRequired: true,
  examples: {
    match: [
      'password: [[hunter2!]]',
      'Mein Passwort lautet [[Sonne#2024]]',
      'PWD=[[Tr0ub4dor&3]]',
      'mot de passe : [[aZerty12]]',
      "const password = '[[s3cr3t-horse]]'",
      'Password: [[swordfish]]',
    ],
    reject: [
      { text: 'password: string', why: 'a type in source code' },
      { text: 'password = getPassword()', why: 'a call in source code' },
      { text: 'password=os.environ["DB_PASSWORD"]', why: 'an expression in source code' },
      { text: 'the password is incorrect', why: 'prose' },
      { text: 'password: ********', why: 'a mask' },
      { text: 'password=$DB_PASSWORD', why: 'a variable' },
    ],
  },
})

const isMask = (value: string): boolean =>
  /^\W?([*•.xX#_-])\1+\W?$/.test(value) || /^(?:\[|<).*(?:\]|>)$/.test(value)
