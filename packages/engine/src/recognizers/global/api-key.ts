import { defineRecognizer, type Pattern } from '../../define.ts'
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
const VENDORS: readonly Pattern[] = [
  { name: 'SendGrid', regex: /SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}/, score: 0.75 },
  { name: 'Twilio', regex: /SK[0-9a-f]{32}/, score: 0.75 },
  { name: 'Shopify', regex: /shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}/, score: 0.75 },
  { name: 'Hugging Face', regex: /hf_[A-Za-z0-9]{34,40}/, score: 0.75 },
  { name: 'PyPI', regex: /pypi-AgE[A-Za-z0-9_-]{50,1000}/, score: 0.75 },
  { name: 'Docker Hub', regex: /dckr_(?:pat|oat)_[A-Za-z0-9_-]{27,32}/, score: 0.75 },
  { name: 'DigitalOcean', regex: /do[opr]_v1_[0-9a-f]{64}/, score: 0.75 },
  { name: 'HashiCorp Vault', regex: /hv[sbr]\.[A-Za-z0-9_-]{24,300}/, score: 0.75 },
  { name: 'Atlassian', regex: /ATATT3[A-Za-z0-9_=-]{100,250}/, score: 0.75 },
  { name: 'Telegram bot', regex: /\d{8,10}:AA[A-Za-z0-9_-]{33}/, score: 0.75 },
  {
    name: 'Discord bot',
    regex: /[MNO][A-Za-z\d_-]{23,25}\.[A-Za-z\d_-]{6}\.[A-Za-z\d_-]{27,38}/,
    score: 0.75,
  },
  { name: 'Mailgun', regex: /key-[0-9a-f]{32}/, score: 0.75 },
  { name: 'Mailchimp', regex: /[0-9a-f]{32}-us\d{1,2}/, score: 0.75 },
  { name: 'Brevo', regex: /xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}/, score: 0.75 },
  { name: 'Square', regex: /sq0(?:atp|csp|idp)-[A-Za-z0-9_-]{22,43}/, score: 0.75 },
  { name: 'Square access token', regex: /EAAA[A-Za-z0-9_-]{60}/, score: 0.75 },
  { name: 'New Relic', regex: /NRAK-[A-Z0-9]{27}/, score: 0.75 },
  { name: 'Grafana', regex: /glsa_[A-Za-z0-9]{32}_[0-9a-f]{8}/, score: 0.75 },
  { name: 'Linear', regex: /lin_api_[A-Za-z0-9]{40}/, score: 0.75 },
  { name: 'Notion', regex: /ntn_[A-Za-z0-9]{43,50}/, score: 0.75 },
  { name: 'Notion, older', regex: /secret_[A-Za-z0-9]{43}/, score: 0.75 },
  { name: 'Figma', regex: /figd_[A-Za-z0-9_-]{40,64}/, score: 0.75 },
  { name: 'Postman', regex: /PMAK-[0-9a-f]{24}-[0-9a-f]{34}/, score: 0.75 },
  { name: 'RubyGems', regex: /rubygems_[0-9a-f]{48}/, score: 0.75 },
  { name: 'Pulumi', regex: /pul-[0-9a-f]{40}/, score: 0.75 },
  { name: 'Databricks', regex: /dapi[0-9a-f]{32}(?:-\d)?/, score: 0.75 },
  { name: 'Sentry', regex: /sntrys_[A-Za-z0-9+/=_-]{60,300}/, score: 0.75 },
  { name: 'PostHog', regex: /phc_[A-Za-z0-9]{43}/, score: 0.75 },
  { name: 'Groq', regex: /gsk_[A-Za-z0-9]{52}/, score: 0.75 },
  { name: 'Replicate', regex: /r8_[A-Za-z0-9]{37}/, score: 0.75 },
  { name: 'Typeform', regex: /tfp_[A-Za-z0-9_-]{40,60}/, score: 0.75 },
  { name: 'Google OAuth', regex: /ya29\.[A-Za-z0-9_-]{30,300}/, score: 0.75 },
  { name: 'Google OAuth client secret', regex: /GOCSPX-[A-Za-z0-9_-]{28}/, score: 0.75 },
  { name: 'Terraform Cloud', regex: /[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_=-]{60,70}/, score: 0.75 },
  { name: 'EasyPost', regex: /EZ[AT]K[A-Za-z0-9]{54}/, score: 0.75 },
  { name: 'age', regex: /AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}/, score: 0.75 },
]

const labelled = labelledValues({
  labels: context,
  value: /[A-Za-z0-9][A-Za-z0-9_.+/=~:-]{14,126}[A-Za-z0-9=_-]/y,
  pattern: 'labelled',
  score: 0.4,
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
  patterns: VENDORS,
  check: (value) => (isFiller(value) ? 'invalid' : 'unknown'),
  find: labelled,
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
