import { type Candidate, defineRecognizer } from '../../define.ts'
import { isFiller, looksRandom } from './_entropy.ts'
import { labelledValues } from './_labelled.ts'
import { isCodeWord, looksLikeExpression } from './_source-code.ts'

/**
 * API key or vendor token that has no type of its own. Vendor prefixes with a fixed length speak for themselves;
 * anything else counts only as the value behind a key word, and has to look drawn at random, so that
 * `token = getToken()`, `apiKey: string` and "key: primary" are left.
 */
const context = {
  en: [
    'api key',
    'apikey',
    'api token',
    'api secret',
    'app secret',
    'app key',
    'secret',
    'secret key',
    'secretkey',
    'client secret',
    'clientsecret',
    'consumer key',
    'consumer secret',
    'access token',
    'accesstoken',
    'access key',
    'auth token',
    'authtoken',
    'refresh token',
    'token',
    'auth key',
    'private token',
    'signing key',
    'signing secret',
    'encryption key',
    'subscription key',
    'x-api-key',
    'bot token',
    'credential',
  ],
  de: ['api-schlüssel', 'geheimschlüssel', 'zugangstoken', 'zugriffstoken', 'schlüssel'],
  fr: ['clé api', 'clé d’api', "clé d'api", 'clé secrète', 'jeton'],
  es: ['clave api', 'clave de api', 'clave secreta'],
  pt: ['chave de api', 'chave api', 'chave secreta'],
  it: ['chiave api', 'chiave segreta'],
  nl: ['api-sleutel', 'geheime sleutel'],
  ru: ['ключ api', 'секретный ключ', 'токен'],
  ja: ['apiキー', 'トークン'],
  ko: ['api 키', '토큰'],
  zh: ['密钥', '令牌', 'api密钥'],
} as const

/** Published token formats of vendors: prefix, alphabet and length. */
const VENDORS: readonly string[] = [
  String.raw`SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}`, // SendGrid
  String.raw`SK[0-9a-f]{32}`, // Twilio
  String.raw`shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}`, // Shopify
  String.raw`hf_[A-Za-z0-9]{34,40}`, // Hugging Face
  String.raw`pypi-AgE[A-Za-z0-9_-]{50,1000}`, // PyPI
  String.raw`dckr_(?:pat|oat)_[A-Za-z0-9_-]{27,32}`, // Docker Hub
  String.raw`do[opr]_v1_[0-9a-f]{64}`, // DigitalOcean
  String.raw`hv[sbr]\.[A-Za-z0-9_-]{24,300}`, // HashiCorp Vault
  String.raw`ATATT3[A-Za-z0-9_=-]{100,250}`, // Atlassian
  String.raw`\d{8,10}:AA[A-Za-z0-9_-]{33}`, // Telegram bot
  String.raw`[MNO][A-Za-z\d_-]{23,25}\.[A-Za-z\d_-]{6}\.[A-Za-z\d_-]{27,38}`, // Discord bot
  String.raw`key-[0-9a-f]{32}`, // Mailgun
  String.raw`[0-9a-f]{32}-us\d{1,2}`, // Mailchimp
  String.raw`xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}`, // Brevo
  String.raw`sq0(?:atp|csp|idp)-[A-Za-z0-9_-]{22,43}`, // Square
  String.raw`EAAA[A-Za-z0-9_-]{60}`, // Square access token
  String.raw`NRAK-[A-Z0-9]{27}`, // New Relic
  String.raw`glsa_[A-Za-z0-9]{32}_[0-9a-f]{8}`, // Grafana
  String.raw`lin_api_[A-Za-z0-9]{40}`, // Linear
  String.raw`ntn_[A-Za-z0-9]{43,50}`, // Notion
  String.raw`secret_[A-Za-z0-9]{43}`, // Notion, older
  String.raw`figd_[A-Za-z0-9_-]{40,64}`, // Figma
  String.raw`PMAK-[0-9a-f]{24}-[0-9a-f]{34}`, // Postman
  String.raw`rubygems_[0-9a-f]{48}`, // RubyGems
  String.raw`pul-[0-9a-f]{40}`, // Pulumi
  String.raw`dapi[0-9a-f]{32}(?:-\d)?`, // Databricks
  String.raw`sntrys_[A-Za-z0-9+/=_-]{60,300}`, // Sentry
  String.raw`phc_[A-Za-z0-9]{43}`, // PostHog
  String.raw`gsk_[A-Za-z0-9]{52}`, // Groq
  String.raw`r8_[A-Za-z0-9]{37}`, // Replicate
  String.raw`tfp_[A-Za-z0-9_-]{40,60}`, // Typeform
  String.raw`ya29\.[A-Za-z0-9_-]{30,300}`, // Google OAuth
  String.raw`GOCSPX-[A-Za-z0-9_-]{28}`, // Google OAuth client secret
  String.raw`[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_=-]{60,70}`, // Terraform Cloud
  String.raw`EZ[AT]K[A-Za-z0-9]{54}`, // EasyPost
  String.raw`AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}`, // age
]
const VENDOR = new RegExp(`(?<![\\p{L}\\p{N}_.-])(?:${VENDORS.join('|')})(?![\\p{L}\\p{N}_-])`, 'gu')

const labelled = labelledValues({
  labels: context,
  value: /[A-Za-z0-9][A-Za-z0-9_.+/=~:-]{14,126}[A-Za-z0-9=_-]/y,
  pattern: 'labelled',
  link: 'sign',
  accept: (value, place) =>
    !isCodeWord(value) &&
    !looksLikeExpression(value, place) &&
    !/^(?:https?:|sha\d+-|data:|urn:|arn:|\d{4}-\d\d-\d\d|[\w-]+\/[\w./-]+$)|\.(?:js|ts|json|py|pem|key|crt|ya?ml|html?|com|org|net)(?:$|[/:])/i.test(
      value,
    ) &&
    looksRandom(value),
})

export default defineRecognizer({
  entity: 'API_KEY',
  title: 'API key',
  description: 'API key or vendor token that has no type of its own',
  format: '16 to 128 random characters after api_key, secret or token, or a vendor prefix',
  group: 'secret',
  sources: [
    'https://docs.github.com/en/code-security/secret-scanning/introduction/supported-secret-scanning-patterns',
    'https://cwe.mitre.org/data/definitions/798.html',
  ],
  *find(text): Iterable<Candidate> {
    for (const match of text.matchAll(VENDOR)) {
      if (isFiller(match[0])) continue
      yield {
        start: match.index,
        end: match.index + match[0].length,
        score: 0.75,
        pattern: 'vendor prefix',
        verdict: 'unknown',
      }
    }
    for (const found of labelled(text)) yield { ...found, score: 0.4 }
  },
  context,
  examples: {
    match: [
      'api_key = "[[O5UHWfCFWn05Gq59Pb2P1JJeE5bzXsm9]]"',
      'X-API-Key: [[767efc2f91624a8940f1f836f99eee36]]',
      'client_secret=[[gvjoucOmKkV9Ikdf92qrjvWe]]',
      'sendgrid [[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]]',
      'bot [[110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw3]]',
    ],
    reject: [
      { text: 'token = getToken()', why: 'a call in source code' },
      { text: 'api_key=os.environ["SERVICE_API_KEY_PRODUCTION"]', why: 'an expression in source code' },
      { text: 'apiKey: string', why: 'a type in source code' },
      { text: 'api_key: "your-api-key-goes-right-here"', why: 'words in place of a key' },
      { text: 'O5UHWfCFWn05Gq59Pb2P1JJeE5bzXsm9', why: 'no key word' },
    ],
  },
})
