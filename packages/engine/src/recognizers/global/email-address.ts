import { kindOf, WORD } from '../../characters.ts'
import { type Candidate, defineRecognizer } from '../../define.ts'
import { brokenEmails } from './_broken-emails.ts'
import { clingsToAddress, hasPublicSuffix, withoutClinging } from './_hosts.ts'

/**
 * E-mail address. Found from its "@" outwards: the local part takes the characters of RFC 5322 that people use
 * (letters of any script by RFC 6531), but not "=", "/", "?", "&" and quotes, which stand around addresses far
 * more often than in them. Words of scripts without spaces stand right beside it. The domain has to end in a public
 * suffix or in a name that companies use for their own networks; any other needs a word such as "e-mail" nearby.
 */
const LOCAL_ASCII = new Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._%+'~!#$*^{|}-")
const DOMAIN =
  /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?)+/uy
/** Names that are not delegated and stand for the network one is in: RFC 6762, section 3 and appendix G. */
const PRIVATE_NAME = /\.(?:local|internal|intranet|private|corp|home|lan)$/i
const LONGEST_LOCAL = 64
const LONGEST_DOMAIN = 253
/** How far before an address the scheme of a web address is looked for. */
const LONGEST_PREFIX = 100
const QUOTED_LOCAL = /"[^"\\\n]{1,62}"$/

const isLocal = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code < 128 ? LOCAL_ASCII.has(text[at]!) : (kindOf(code) & WORD) !== 0
}

function localStart(text: string, at: number): number {
  let start = at
  const limit = Math.max(0, at - LONGEST_LOCAL - 1)
  while (start > limit && isLocal(text, start - 1)) {
    // "邮箱abc@example.com": a word before the address, not a part of it.
    if (start < at && /[A-Za-z0-9]/.test(text[start]!) && clingsToAddress(text[start - 1]!)) return start
    start--
  }
  if (at - start > LONGEST_LOCAL) return -1
  // Trim what cannot begin an address; a doubled dot ends it.
  const doubled = text.slice(start, at).lastIndexOf('..')
  if (doubled >= 0) start += doubled + 2
  while (start < at && /[.'!#$*^{|}~%+-]/.test(text[start]!)) start++
  return start
}

export default defineRecognizer({
  entity: 'EMAIL_ADDRESS',
  title: 'E-mail address',
  description: 'E-mail address of a person or mailbox',
  format: 'local@domain.tld, with plus tags and internationalized names',
  group: 'contact',
  sources: [
    'https://www.rfc-editor.org/rfc/rfc5322#section-3.4.1',
    'https://www.rfc-editor.org/rfc/rfc6531',
    'https://www.rfc-editor.org/rfc/rfc6762#appendix-G',
    'https://publicsuffix.org/',
  ],
  needs: ['@', '%40', 'at', 'AT', 'At', 'arroba', 'chiocciola'],
  *find(text): Iterable<Candidate> {
    let freeFrom = 0
    for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
      DOMAIN.lastIndex = at + 1
      const written = DOMAIN.exec(text)?.[0]
      if (!written || written.length > LONGEST_DOMAIN) continue
      const domain = hasPublicSuffix(written) ? written : withoutClinging(written)
      let start = localStart(text, at)
      if (start < 0) continue
      const quoted = start === at && at > 1 ? QUOTED_LOCAL.exec(text.slice(Math.max(0, at - 64), at)) : null
      if (quoted) start = at - quoted[0].length
      if (start >= at || start < freeFrom || text[at - 1] === '.') continue
      const end = at + 1 + domain.length
      if (isInsideSomethingElse(text, start, at, end)) continue
      const isPublic = hasPublicSuffix(domain)
      // Versions ("pkg@1.2.3") and file names ("icon@2x.png") have the form but no such suffix.
      if (!isPublic && !/\.[\p{L}]{2,}$/u.test(domain)) continue
      if (!isPublic && /@[\d]|\.(?:png|jpe?g|gif|webp|svg|js|ts|json|css|html?)$/i.test(text.slice(at, end)))
        continue
      freeFrom = end
      yield {
        start,
        end,
        score: isPublic ? 0.9 : PRIVATE_NAME.test(domain) ? 0.5 : 0.2,
        pattern: quoted ? 'quoted' : 'address',
        verdict: isPublic ? 'valid' : 'unknown',
      }
    }
    for (const { start, end, isSpelled } of brokenEmails(text))
      yield { start, end, score: isSpelled ? 0.6 : 0.25, pattern: 'broken', verdict: 'unknown' }
  },
  context: {
    en: ['email', 'e-mail', 'mail', 'mailto', 'email address', 'contact'],
    de: ['e-mail', 'email', 'mailadresse', 'e-mail-adresse'],
    fr: ['courriel', 'e-mail', 'adresse électronique', 'mél', 'mail'],
    es: ['correo', 'correo electrónico', 'email', 'e-mail'],
    pt: ['e-mail', 'email', 'correio eletrónico', 'correio eletrônico'],
    it: ['e-mail', 'email', 'posta elettronica', 'indirizzo email'],
    nl: ['e-mail', 'email', 'mailadres', 'e-mailadres'],
    pl: ['e-mail', 'email', 'adres e-mail', 'mail'],
    ru: ['почта', 'эл. почта', 'e-mail', 'электронная почта'],
    tr: ['e-posta', 'eposta', 'mail'],
    ja: ['メール', 'メールアドレス'],
    ko: ['이메일', '메일'],
    zh: ['邮箱', '电子邮件', '電子郵件'],
  },
  examples: {
    match: [
      'Write to [[jane.doe+news@example.co.uk]].',
      '<a href="mailto:[[max@muster-firma.de]]">',
      'user=1&email=[[o.neill_77@mail.example.org]]&x=2',
      'Kontakt: [[jürgen@müller.de]]',
      'e-mail [[svc-backup@server.example]]',
      'ticket opened by [[jane.roe@mail.corp]]',
      '邮箱[[abc@example.com]]谢谢',
      '이메일은 [[abc@example.co.kr]]입니다',
      'E-mail: [[maria.lopez@ example.es]]',
      'e-mail: [[kontakt @ example . pl]] lub telefon',
      'GET /login?email=[[john.doe%40example.com]]&next=1',
      'you can write to [[jane dot doe at example dot org]] any time',
      'write to [[jane.doe [at] example [dot] org]] instead',
    ],
    reject: [
      { text: 'npm install lodash@4.17.21 react@latest', why: 'package versions' },
      { text: 'git clone git@github.com:owner/repo.git', why: 'the user of a Git remote' },
      { text: 'postgres://app:secret@db.example.com/main', why: 'credentials of a web address' },
      { text: 'icon@2x.png and @media print', why: 'file name and style rule' },
      { text: 'Meet us @ example.com or by mail', why: 'no address: a word before the sign' },
      { text: 'jane@localhost', why: 'no domain with a public suffix' },
    ],
  },
})

/** A Git remote ("git@host:path"), the credentials part of a web address, or a Mastodon handle. */
function isInsideSomethingElse(text: string, start: number, at: number, end: number): boolean {
  const before = text[start - 1]
  if (before === '@') return true
  if (text.slice(start, at) === 'git' && (text[end] === ':' || text[end] === '/')) return true
  if (before !== ':' && before !== '/') return false
  const word = /\S*$/.exec(text.slice(Math.max(0, start - LONGEST_PREFIX), start))?.[0] ?? ''
  const scheme = word.lastIndexOf('://')
  return scheme >= 0 && !/[/?#]/.test(word.slice(scheme + 3))
}
