import { type Command, isPlan, readArguments, UsageError } from '../command.ts'

/** Loaded when needed: other commands must not pay for the database. */
const admin = () => import('@sfumato/server/admin')

const DATABASE = `
The database is found as the server finds it (DATA_DIR, or DATABASE_URL); the server may run or not.`

const required = (value: string | undefined, option: string): string => {
  if (value === undefined || value === '') throw new UsageError(`Give ${option}.`)
  return value
}

const plan = (value: string) => {
  if (!isPlan(value)) throw new UsageError('The plan is one of free, basic, professional, enterprise.')
  return value
}

const print = (result: Record<string, string | number>, json: boolean | undefined) => {
  if (json) return console.log(JSON.stringify(result))
  for (const [name, value] of Object.entries(result)) console.log(`${name.padEnd(10)}${value}`)
}

const checkPassword = (password: string | undefined) => {
  if (password !== undefined && password.length < 10)
    throw new UsageError('The password must have at least 10 characters.')
}

const createUser: Command = {
  name: 'admin create-user',
  summary: 'Open an account',
  usage: '--email E [--password P] [--plan PLAN] [--admin] [--json]',
  help: `  --email     address to sign in with
  --password  left out: one is made and printed
  --plan      free, basic, professional or enterprise; left out: DEFAULT_PLAN
  --admin     may call the admin routes
  --json      one object on standard output: {id, email, plan, password}
${DATABASE}`,
  async run(args) {
    const { values } = readArguments(args, {
      email: { type: 'string' },
      password: { type: 'string' },
      plan: { type: 'string' },
      admin: { type: 'boolean', default: false },
      json: { type: 'boolean' },
    })
    const email = required(values.email, '--email')
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError('--email must be an e-mail address.')
    checkPassword(values.password)
    const user = await (await admin()).createUser({
      email,
      admin: values.admin,
      ...(values.password === undefined ? {} : { password: values.password }),
      ...(values.plan === undefined ? {} : { plan: plan(values.plan) }),
    })
    print(user, values.json)
    return 0
  },
}

const createKey: Command = {
  name: 'admin create-key',
  summary: 'Make an API key for an account; it is printed once',
  usage: '--email E [--name N] [--expires DATE] [--json]',
  help: `  --email    whose key
  --name     shown in the list of keys; left out: "command line"
  --expires  2027-01-31 or a full ISO time; left out: never
  --json     one object on standard output: {id, key}
${DATABASE}`,
  async run(args) {
    const { values } = readArguments(args, {
      email: { type: 'string' },
      name: { type: 'string', default: 'command line' },
      expires: { type: 'string' },
      json: { type: 'boolean' },
    })
    const expiresAt = values.expires === undefined ? null : new Date(values.expires)
    if (expiresAt && Number.isNaN(expiresAt.getTime())) throw new UsageError('--expires must be a date.')
    const email = required(values.email, '--email')
    print(await (await admin()).createKey({ email, name: values.name, expiresAt }), values.json)
    return 0
  },
}

const setPassword: Command = {
  name: 'admin set-password',
  summary: 'Give an account a new password, when its owner has lost the old one',
  usage: '--email E [--password P] [--json]',
  help: `  --email     whose password
  --password  left out: one is made and printed
  --json      one object on standard output: {id, email, password}

All browsers of the account are signed out; its API keys go on working. A zero-knowledge account is refused: nobody
but its owner can open it, with the recovery phrase.
${DATABASE}`,
  async run(args) {
    const { values } = readArguments(args, {
      email: { type: 'string' },
      password: { type: 'string' },
      json: { type: 'boolean' },
    })
    const email = required(values.email, '--email')
    checkPassword(values.password)
    const { password } = values
    print(
      await (await admin()).setPassword({ email, ...(password === undefined ? {} : { password }) }),
      values.json,
    )
    return 0
  },
}

const setPlan: Command = {
  name: 'admin set-plan',
  summary: 'Move an account to another plan',
  usage: '--email E --plan PLAN [--json]',
  help: `  --email  whose plan
  --plan   free, basic, professional or enterprise
${DATABASE}`,
  async run(args) {
    const { values } = readArguments(args, {
      email: { type: 'string' },
      plan: { type: 'string' },
      json: { type: 'boolean' },
    })
    const email = required(values.email, '--email')
    print(await (await admin()).setPlan({ email, plan: plan(required(values.plan, '--plan')) }), values.json)
    return 0
  },
}

const backup: Command = {
  name: 'admin backup',
  summary: 'Write the whole database to one file',
  usage: 'FILE [--json]',
  help: `Secrets in it stay sealed: keep the master key (DATA_DIR/master.key or MASTER_KEY) as well, elsewhere.
The service may run meanwhile; the file is the state of one moment.
${DATABASE}`,
  async run(args) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' } }, { least: 1, most: 1 })
    const { rows, tables } = await (await admin()).backup(positionals[0]!)
    print({ file: positionals[0]!, tables, rows }, values.json)
    return 0
  },
}

const restore: Command = {
  name: 'admin restore',
  summary: 'Bring a backup back',
  usage: 'FILE [--force] [--json]',
  help: `  --force  replace what the database holds; left out: only an empty database is filled

Stop the service first. Needs the master key the backup was made with; with another one nothing is changed.
${DATABASE}`,
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      { force: { type: 'boolean', default: false }, json: { type: 'boolean' } },
      { least: 1, most: 1 },
    )
    const { rows, tables } = await (await admin()).restore(positionals[0]!, { force: values.force })
    print({ file: positionals[0]!, tables, rows }, values.json)
    return 0
  },
}

const rotateKey: Command = {
  name: 'admin rotate-key',
  summary: 'Make a new master key and seal everything again with it',
  usage: '[--json]',
  help: `The service may run meanwhile. With the key in DATA_DIR nothing else is to be done. With MASTER_KEY set:
put the new key in front ("new,old"), restart the servers one by one, run this command, then drop the old key.
${DATABASE}`,
  async run(args) {
    const { values } = readArguments(args, { json: { type: 'boolean' } })
    print(await (await admin()).rotateKey(), values.json)
    return 0
  },
}

const settings: Command = {
  name: 'admin settings',
  summary: 'List the settings the service reads from the environment',
  usage: '',
  help: '',
  async run(args) {
    readArguments(args, {})
    const { settings: all } = await admin()
    const width = Math.max(...all.map(({ name }) => name.length))
    for (const { name, description, whenUnset } of all)
      console.log(`${name.padEnd(width)}  ${description}${whenUnset && `; left out: ${whenUnset}`}`)
    return 0
  },
}

export const adminCommands = [
  createUser,
  createKey,
  setPassword,
  setPlan,
  backup,
  restore,
  rotateKey,
  settings,
]
