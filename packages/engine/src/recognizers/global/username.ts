import { defineRecognizer } from '../../define.ts'
import { labelledValues } from './_labelled.ts'
import { isCodeWord, looksLikeExpression } from './_source-code.ts'

/**
 * Login or screen name: a token behind "username:", "login=" and the like. Names have no form, so the sign is
 * required, and words of source code (types, keywords, other identifiers) are left alone. A bare lower-case word
 * counts where it is quoted, where the label begins the line, or in the key=value style of logs.
 */
const context = {
  en: [
    'user',
    'username',
    'user name',
    'user id',
    'userid',
    'user-id',
    'login',
    'login name',
    'login id',
    'uid',
    'screen name',
    'account name',
    'logon',
    'nickname',
    'gamertag',
  ],
  de: [
    'benutzername',
    'benutzer',
    'nutzername',
    'anmeldename',
    'loginname',
    'benutzerkennung',
    'kennung',
    'nutzer',
  ],
  fr: ['nom d’utilisateur', "nom d'utilisateur", 'utilisateur', 'identifiant', 'pseudo', 'pseudonyme'],
  es: ['usuario', 'nombre de usuario', 'nombre de la cuenta', 'apodo'],
  pt: ['usuário', 'usuario', 'utilizador', 'nome de usuário', 'nome de utilizador'],
  it: ['utente', 'nome utente', 'nickname'],
  nl: ['gebruikersnaam', 'gebruiker', 'inlognaam'],
  sv: ['användarnamn', 'användare'],
  nb: ['brukernavn', 'bruker'],
  da: ['brugernavn', 'bruger'],
  fi: ['käyttäjätunnus', 'käyttäjänimi', 'käyttäjä'],
  pl: ['nazwa użytkownika', 'użytkownik', 'login'],
  cs: ['uživatelské jméno', 'uživatel', 'přihlašovací jméno'],
  hu: ['felhasználónév', 'felhasználó'],
  ro: ['nume de utilizator', 'utilizator'],
  tr: ['kullanıcı adı', 'kullanıcı'],
  ru: ['имя пользователя', 'пользователь', 'логин', 'ник'],
  uk: ['ім’я користувача', 'логін'],
  el: ['όνομα χρήστη'],
  ar: ['اسم المستخدم'],
  he: ['שם משתמש'],
  ja: ['ユーザー名', 'ユーザ名', 'ログイン名'],
  ko: ['사용자명', '사용자 이름', '아이디'],
  zh: ['用户名', '使用者名稱', '登录名', '帐号名'],
} as const

export default defineRecognizer({
  entity: 'USERNAME',
  title: 'User name',
  description: 'Login or screen name of a user',
  format: 'Token after user, username, login or uid with : or =',
  group: 'contact',
  sources: ['https://en.wikipedia.org/wiki/User_(computing)', 'https://www.rfc-editor.org/rfc/rfc8265'],
  find: labelledValues({
    labels: context,
    value: /[\p{L}\p{N}_][\p{L}\p{N}_.@+-]{1,38}[\p{L}\p{N}_]/uy,
    pattern: 'labelled',
    link: 'sign',
    score: 0.2,
    accept(value, place) {
      const { text, labelStart, end, isQuoted, link } = place
      if (
        /\n/.test(link) ||
        /^0x/i.test(value) ||
        isCodeWord(value) ||
        looksLikeExpression(value, place) ||
        /[.@][\p{L}-]+\.[\p{L}]{2,}$/u.test(value)
      )
        return false
      if (/^\d+$/.test(value)) return value.length >= 5 && /[:=]/.test(link)
      if (!/[:=\uff1a]/.test(link) && !/[\d_.]/.test(value)) return false
      if (/[\d_]/.test(value) || (isQuoted && value.length >= 3)) return true
      const before = text.slice(Math.max(0, labelStart - 24), labelStart)
      const startsLine = /(?:^|\n)[ \t>*-]{0,4}[\p{L} ]{0,12}$/u.test(
        labelStart <= 24 ? `\n${before}` : before,
      )
      const endsLine = /^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 8))
      const isLogPair = link === '=' && /^(?:[\s&;]|$)/.test(text.slice(end, end + 1)) && !startsLine
      return (startsLine && endsLine && /:/.test(link)) || isLogPair
    },
  }),
  context,
  contextRequired: true,
  examples: {
    match: [
      'Username: [[jsmith42]]',
      'login=[[m.mustermann_7]]',
      'Benutzername: [[erika]]',
      "nom d'utilisateur : [[lea.martin_92]]",
      'session opened user=[[alice]] from 10.1.2.3',
    ],
    reject: [
      { text: 'username: string', why: 'a type in source code' },
      { text: "username = request.form['username']", why: 'an expression in source code' },
      { text: 'const user = await getUser()', why: 'a call in source code' },
      { text: 'the user is required to sign in', why: 'prose' },
      { text: 'User(name=name, user=user)', why: 'an argument in source code' },
    ],
  },
})
