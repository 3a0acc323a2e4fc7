import { defineRecognizer } from '../../define.ts'

/**
 * Stored password hash in one of the self-describing forms: modular crypt ($2b$ bcrypt, $1$ MD5, $5$ and $6$
 * SHA-2, $y$ yescrypt, $7$ scrypt), PHC strings ($argon2id$, $scrypt$, $pbkdf2-...), LDAP schemes ({SSHA}),
 * Django's pbkdf2_sha256$ and phpass. Prefix and length of each are fixed. Bare hexadecimal digests say nothing
 * of passwords and are left.
 */
export default defineRecognizer({
  entity: 'PASSWORD_HASH',
  title: 'Password hash',
  description: 'Stored password hash',
  format: '$2b$, $argon2id$, $5$, $6$, {SSHA} and others',
  group: 'secret',
  sources: [
    'https://man7.org/linux/man-pages/man5/crypt.5.html',
    'https://github.com/P-H-C/phc-string-format/blob/master/phc-sf-spec.md',
    'https://docs.djangoproject.com/en/stable/topics/auth/passwords/',
  ],
  patterns: [
    {
      name: 'bcrypt',
      regex: /(?<![A-Za-z0-9$])\$2[abxy]?\$\d{2}\$[./A-Za-z0-9]{53}(?![./A-Za-z0-9])/,
      score: 0.95,
      bounded: 'none',
    },
    {
      name: 'PHC',
      regex:
        /(?<![A-Za-z0-9$])\$(?:argon2(?:id|i|d)|scrypt|pbkdf2(?:-sha\d{1,3})?|bcrypt-sha256|yescrypt|balloon)(?:\$v=\d{1,3})?\$[a-z0-9=,-]{1,60}\$[A-Za-z0-9+/.=]{8,120}\$[A-Za-z0-9+/.=]{16,200}/,
      score: 0.95,
      bounded: 'none',
    },
    {
      name: 'crypt SHA-2',
      regex:
        /(?<![A-Za-z0-9$])\$(?:5\$(?:rounds=\d{4,9}\$)?[./A-Za-z0-9]{1,16}\$[./A-Za-z0-9]{43}|6\$(?:rounds=\d{4,9}\$)?[./A-Za-z0-9]{1,16}\$[./A-Za-z0-9]{86})(?![./A-Za-z0-9])/,
      score: 0.95,
      bounded: 'none',
    },
    {
      name: 'crypt MD5',
      regex: /(?<![A-Za-z0-9$])\$(?:1|apr1)\$[./A-Za-z0-9]{1,8}\$[./A-Za-z0-9]{22}(?![./A-Za-z0-9])/,
      score: 0.9,
      bounded: 'none',
    },
    {
      name: 'yescrypt',
      regex:
        /(?<![A-Za-z0-9$])\$(?:y|gy|7)\$[./A-Za-z0-9]{1,12}\$[./A-Za-z0-9]{1,86}\$[./A-Za-z0-9]{43}(?![./A-Za-z0-9])/,
      score: 0.9,
      bounded: 'none',
    },
    {
      name: 'phpass',
      regex: /(?<![A-Za-z0-9$])\$[PH]\$[./A-Za-z0-9]{31}(?![./A-Za-z0-9])/,
      score: 0.85,
      bounded: 'none',
    },
    {
      name: 'LDAP',
      regex:
        /\{(?:SSHA|SHA|SMD5|MD5|SSHA(?:256|384|512)|SHA(?:256|384|512)|CRYPT|PBKDF2(?:-SHA\d{1,3})?)\}[A-Za-z0-9+/.$=]{20,200}/,
      score: 0.9,
      bounded: 'none',
    },
    {
      name: 'Django',
      regex:
        /(?:pbkdf2_sha(?:1|256)|bcrypt_sha256|scrypt|argon2)\$[0-9a-z$=,]{1,40}\$[A-Za-z0-9./+]{8,64}\$[A-Za-z0-9+/.=]{27,120}/,
      score: 0.9,
    },
    { name: 'MySQL', regex: /\*[0-9A-F]{40}(?![0-9A-Za-z])/, score: 0.4, bounded: 'none' },
  ],
  context: {
    en: [
      'password',
      'hash',
      'password hash',
      'passwd',
      'shadow',
      'encrypted password',
      'userpassword',
      'pwhash',
    ],
    de: ['passwort', 'hash'],
    fr: ['mot de passe'],
    es: ['contraseña'],
  },
  examples: {
    match: [
      'root:[[$6$rounds=5000$fSRzJsqtz182Rjmv$wy.7mvtTBQHHBu83.ER2aEUrCA7aMlVQ./auXcTwST1ob50Mzp8URqjRz2fpimN.Z6OzNbMRvQVZBzLQyp5Gm4]]:19000:0',
      'hash: [[$2b$12$N/ZUj6ml7iqX4XB4YHTWrcMjq1nO84otFYy4EJwpfYaUVnSaxmDJI]]',
      '[[$argon2id$v=19$m=65536,t=3,p=4$4DWvpVZESwLmSR8ZCF5BLZ$5KFNGpaCu1ltQOQlXDOHLm3VHazN8hWXeotsD5HvFOP]]',
      'userPassword: [[{SSHA}y+GsFHm7+VmXH5Frup6c9OqsmuKEWKsf]]',
      '[[pbkdf2_sha256$600000$ZzmDOMnqJqpR53jUCNYwSC$G2TEUs5pP12Y/cC8eVuh5TgVe3mckMAH95u0oQ5PKmk=]]',
    ],
    reject: [
      { text: '$2b$12$tooShort', why: 'bcrypt has 53 characters behind the cost' },
      { text: 'md5 5f4dcc3b5aa765d61d8327deb882cf99', why: 'a bare digest' },
      { text: 'costs $5$ or $6$ each', why: 'prices' },
    ],
  },
})
