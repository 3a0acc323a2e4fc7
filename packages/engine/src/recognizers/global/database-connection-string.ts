import { type Candidate, defineRecognizer } from '../../define.ts'

/**
 * Connection string of a database with a password in it: as address (scheme://user:password@host) or as list of
 * settings (Server=...;Password=...). Strings without a password, or with a variable in its place, give nothing
 * away and are left.
 */
const ADDRESS =
  /(?<![\p{L}\p{N}])(?:(?:postgres(?:ql)?|mysql|mysqlx|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql|sqlserver|oracle|clickhouse|cockroachdb|couchbases?|cassandra|neo4j(?:\+s)?|bolt|db2|snowflake|redshift|jdbc:[a-z0-9]+)(?:\+[a-z0-9]+)?):\/\/[^\s:@/"'<>]{0,64}:([^\s@"'<>]{1,128})@[^\s"'<>`,;)\]}]{2,300}/gu
const SETTINGS =
  /(?<![A-Za-z0-9])(?:Server|Data Source|Host|Addr|Address|Network Address|Endpoint|User ID|Uid|Username|User|Initial Catalog|Database|Driver|Provider)\s?=\s?[^;\n"']{1,200};(?:[A-Za-z][A-Za-z ]{1,40}\s?=\s?[^;\n"']{0,200};){0,12}?\s?(?:Password|Pwd)\s?=\s?([^;\n"']{1,128})(?:;[A-Za-z][A-Za-z ]{1,40}\s?=\s?[^;\n"']{0,200}){0,12};?/gi
/** Variables and hints in place of the password. */
const HOLE =
  /^(?:\$|%|\{|<|\[|\*+$|x+$|\.\.\.|(?:your[-_ ]?)?(?:password|pass|passwd|pwd|secret)$|pass(?:word)?[>}\])])/i

export default defineRecognizer({
  entity: 'DATABASE_CONNECTION_STRING',
  title: 'Database connection string',
  description: 'Database connection string with credentials',
  format: 'postgres://, mysql://, mongodb:// and others with user:password@host, or Server=...;Password=...',
  group: 'secret',
  sources: [
    'https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING-URIS',
    'https://learn.microsoft.com/en-us/dotnet/framework/data/adonet/connection-string-syntax',
    'https://www.mongodb.com/docs/manual/reference/connection-string/',
  ],
  *find(text): Iterable<Candidate> {
    for (const [pattern, shape, needed] of [
      ['address', ADDRESS, '://'],
      ['settings', SETTINGS, ';'],
    ] as const) {
      if (!text.includes(needed)) continue
      for (const match of text.matchAll(shape)) {
        if (HOLE.test(match[1]!.trim())) continue
        const length = match[0].replace(/[.,;]+$/, '').length
        yield { start: match.index, end: match.index + length, score: 0.85, pattern, verdict: 'unknown' }
      }
    }
  },
  context: { en: ['database', 'database_url', 'connection string', 'connectionstring', 'db', 'dsn', 'jdbc'] },
  examples: {
    match: [
      'DATABASE_URL=[[postgres://app:s3cr3t!@db.example.com:5432/main]]',
      'connect to [[mongodb+srv://admin:Hq7pWz@cluster0.example.mongodb.net/test]]',
      '"[[Server=sql.example.com;Database=crm;User Id=sa;Password=P@ssw0rd]]"',
      'cache [[redis://:r3disPw@10.0.0.5:6379/0]]',
    ],
    reject: [
      { text: 'postgres://db.example.com/main', why: 'no credentials' },
      {
        text: 'postgres://user:$DB_PASSWORD@db.example.com/main',
        why: 'a variable in place of the password',
      },
      { text: 'mysql://user:password@localhost/db', why: 'the placeholder of manuals' },
      { text: 'Server=sql.example.com;Database=crm;Trusted_Connection=True', why: 'no password' },
    ],
  },
})
