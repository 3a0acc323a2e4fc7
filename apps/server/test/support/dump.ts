import pg from 'pg'

/** Every row of every table as text, and once more what its bytes hold. */
export async function dump(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query(`select tablename from pg_tables where schemaname = 'public'`)
  let all = ''
  for (const { tablename } of tables) {
    const { rows } = await client.query(`select t::text as row from ${tablename} t`)
    for (const { row } of rows) {
      all += `${row}\n`
      for (const [, hex] of row.matchAll(/\\\\?x([0-9a-f]+)/g))
        all += `${Buffer.from(hex!, 'hex').toString('latin1')}\n`
    }
  }
  await client.end()
  return all
}

export const PASSWORD = 'correct horse battery'
export const ADMIN_TOKEN = 'test-admin-token-of-32-characters'

const SECRETS: Readonly<Record<string, RegExp>> = {
  'a private key': /PRIVATE KEY-----/,
  'an API key': /cb_[A-Za-z0-9]{64}/,
  'a password': new RegExp(PASSWORD),
  'the admin token': new RegExp(ADMIN_TOKEN),
}

/** The kinds of secret that stand in a dump in the clear. */
export const secretsIn = (content: string): string[] =>
  Object.keys(SECRETS).filter((kind) => SECRETS[kind]!.test(content))
