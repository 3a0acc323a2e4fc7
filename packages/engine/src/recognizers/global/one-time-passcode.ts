import { type Candidate, defineRecognizer } from '../../define.ts'
import { labelledValues } from './_labelled.ts'

/**
 * One-time passcode sent by message or made by an app (HOTP, RFC 4226: 6 to 8 digits; banks and messengers use 4
 * to 8). Found after a code word ("Your code is ...") and before one ("... is your code").
 */
const context = {
  en: [
    'otp',
    'one-time password',
    'one time password',
    'one-time passcode',
    'one time passcode',
    'one-time code',
    'one time code',
    'one-time pin',
    'verification code',
    'confirmation code',
    'authentication code',
    'security code',
    'login code',
    'access code',
    'passcode',
    '2fa code',
    'mfa code',
    'two-factor code',
    'sms code',
    'auth code',
    'activation code',
    'your code',
    'code is',
  ],
  de: [
    'tan',
    'mtan',
    'smstan',
    'einmalpasswort',
    'einmalcode',
    'bestätigungscode',
    'sicherheitscode',
    'verifizierungscode',
    'freischaltcode',
    'anmeldecode',
    'dein code',
    'ihr code',
  ],
  fr: [
    'code de vérification',
    'code de verification',
    'code de confirmation',
    'code à usage unique',
    'code de sécurité',
    'votre code',
    'code d’activation',
  ],
  es: [
    'código de verificación',
    'codigo de verificacion',
    'código de confirmación',
    'código de seguridad',
    'clave de un solo uso',
    'tu código',
    'su código',
  ],
  pt: [
    'código de verificação',
    'codigo de verificacao',
    'código de confirmação',
    'código de segurança',
    'seu código',
    'o teu código',
  ],
  it: ['codice di verifica', 'codice di conferma', 'codice otp', 'codice temporaneo', 'il tuo codice'],
  nl: ['verificatiecode', 'bevestigingscode', 'eenmalige code', 'beveiligingscode', 'je code', 'uw code'],
  sv: ['verifieringskod', 'engångskod', 'bekräftelsekod', 'din kod'],
  nb: ['engangskode', 'bekreftelseskode', 'din kode'],
  da: ['engangskode', 'bekræftelseskode', 'din kode'],
  fi: ['vahvistuskoodi', 'kertakäyttökoodi', 'tunnusluku'],
  pl: ['kod weryfikacyjny', 'kod jednorazowy', 'hasło jednorazowe', 'kod sms', 'twój kod'],
  cs: ['ověřovací kód', 'jednorázový kód', 'autorizační kód', 'váš kód'],
  hu: ['ellenőrző kód', 'egyszeri jelszó', 'megerősítő kód', 'az ön kódja'],
  ro: ['cod de verificare', 'codul tău', 'cod unic'],
  tr: ['doğrulama kodu', 'onay kodu', 'tek kullanımlık şifre', 'doğrulama kodunuz'],
  ru: ['код подтверждения', 'код проверки', 'одноразовый пароль', 'ваш код', 'код из смс'],
  uk: ['код підтвердження', 'ваш код', 'одноразовий пароль'],
  ar: ['رمز التحقق', 'رمز التأكيد'],
  he: ['קוד אימות', 'קוד חד פעמי'],
  hi: ['ओटीपी', 'सत्यापन कोड'],
  ja: ['認証コード', '確認コード', 'ワンタイムパスワード'],
  ko: ['인증번호', '인증코드', '일회용 비밀번호'],
  zh: ['验证码', '驗證碼', '动态密码', '校验码'],
  vi: ['mã xác nhận', 'mã otp', 'mã xác minh'],
  id: ['kode verifikasi', 'kode otp'],
  th: ['รหัสยืนยัน', 'รหัส otp'],
} as const

const after = labelledValues({
  labels: context,
  value: /(?:[A-Z]-)?\d{4,8}|\d{3}[ -]\d{3,4}/y,
  pattern: 'after the word',
  accept: (value, { text, end }) =>
    !/^(?:19|20)\d\d$/.test(value) && !/^[-./:,]\d/.test(text.slice(end, end + 2)),
})
const BEFORE =
  /(?<![\p{L}\p{N}_]|\p{N}[-./:,])(?:[A-Z]-)?(?:\d{4,8}|\d{3}[ -]\d{3})(?= (?:is your|is the|ist ihr|ist dein|ist der|est votre|est ton|es tu|es su|é o seu|è il tuo|is uw|is je|är din|to twój)\b[^.\n]{0,30}(?:code|passcode|otp|password|pin|tan|código|codice|kod)(?![\p{L}\p{N}]))/gu

export default defineRecognizer({
  entity: 'ONE_TIME_PASSCODE',
  title: 'One-time passcode',
  description: 'One-time passcode, verification code or TAN',
  format: '4 to 8 digits next to verification code, OTP or TAN',
  group: 'secret',
  sources: ['https://www.rfc-editor.org/rfc/rfc4226', 'https://www.rfc-editor.org/rfc/rfc6238'],
  *find(text): Iterable<Candidate> {
    yield* after(text)
    for (const match of text.matchAll(BEFORE))
      yield {
        start: match.index,
        end: match.index + match[0].length,
        score: 0.5,
        pattern: 'before the word',
        verdict: 'unknown',
      }
  },
  context: { ...context, en: [...context.en, 'code'] },
  contextRequired: true,
  examples: {
    match: [
      'Your verification code is [[482913]].',
      '[[738 204]] is your Example code',
      'Ihre TAN: [[118273]]',
      'G-code: use OTP [[G-553812]]',
      '验证码：[[204817]]，五分钟内有效',
    ],
    reject: [
      { text: 'Your verification code is 12', why: 'two digits' },
      { text: 'verification code 123456789', why: 'nine digits' },
      { text: 'the confirmation code expires in 2025', why: 'a year' },
      { text: 'exit code 1024', why: 'a code of another kind' },
    ],
  },
})
