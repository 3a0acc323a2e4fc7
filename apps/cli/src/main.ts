import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { type Command, UsageError } from './command.ts'
import { adminCommands } from './commands/admin.ts'
import { anonymizeCommand } from './commands/anonymize.ts'
import { deanonymizeCommand } from './commands/deanonymize.ts'
import { explainCommand } from './commands/explain.ts'
import { keyCommands } from './commands/keys.ts'
import { listCommands } from './commands/list.ts'
import { scanCommand } from './commands/scan.ts'
import { startCommand } from './commands/start.ts'

/** Engine, server and database are loaded by a command when it runs, not with this list. */
export const commands: readonly Command[] = [
  startCommand,
  scanCommand,
  explainCommand,
  anonymizeCommand,
  deanonymizeCommand,
  ...keyCommands,
  ...listCommands,
  ...adminCommands,
]

const list = (some: readonly Command[]) => {
  const width = Math.max(...some.map((command) => command.name.length))
  return some.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`)
}

const MORE = '"sfumato <command> --help" says more about one.'

const overview = () =>
  [
    'Sfumato finds personal data and makes it vanish.',
    '',
    'Usage: sfumato <command> [options]',
    '       sfumato --version',
    '',
    ...list(commands),
    '',
    MORE,
  ].join('\n')

const ownVersion = (): string =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version

/** "keys" and "admin" are no commands, but beginnings of some. */
const group = (word: string | undefined) => commands.filter(({ name }) => name.startsWith(`${word} `))

const usageLine = (command: Command) => `Usage: sfumato ${command.name} ${command.usage}`.trimEnd()

export const usage = (command: Command) => `${command.summary}\n\n${usageLine(command)}\n\n${command.help}`

/** The longest name that begins the arguments: "admin create-user" before "admin". */
const find = (args: string[]): Command | undefined =>
  commands
    .filter((command) => command.name.split(' ').every((word, place) => args[place] === word))
    .sort((a, b) => b.name.length - a.name.length)[0]

export async function main(args: string[]): Promise<number> {
  // The reader of our output has seen enough ("sfumato scan | head"). Ends as other tools do, not with a verdict.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(128 + constants.signals.SIGPIPE)
    throw error
  })
  if (args[0] === 'help') return main([...args.slice(1), '--help'])
  if (args[0] === '--version') {
    console.log(`sfumato ${ownVersion()}`)
    return 0
  }
  const command = find(args)
  if (!command) return withoutCommand(args)
  const rest = args.slice(command.name.split(' ').length)
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(usage(command))
    return 0
  }
  try {
    return await command.run(rest)
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(
        `sfumato: ${error.message}\n\n${usageLine(command)}\n"sfumato ${command.name} --help" says more.`,
      )
      return 2
    }
    console.error(`sfumato: ${explain(error)}`)
    return command.failureCode ?? 1
  }
}

/** Help where it was asked for; otherwise the mistake in one line, with the way to the right name. */
function withoutCommand(args: string[]): number {
  const members = group(args[0])
  const isHelpAsked = args.length === 0 || args.includes('--help') || args.includes('-h')
  const help = members.length > 0 ? [...list(members), '', MORE].join('\n') : overview()
  if (isHelpAsked) {
    console.log(help)
    return 0
  }
  console.error(
    members.length > 0
      ? `sfumato: "${args[0]}" needs one of these after it.\n\n${help}`
      : 'sfumato: there is no such command; "sfumato --help" lists them.',
  )
  return 2
}

/** Refusals of the service carry a sentence of their own; other errors have a message for people. */
function explain(error: unknown): string {
  const { hint, message } = error as { hint?: unknown; message?: unknown }
  return typeof hint === 'string' ? hint : typeof message === 'string' ? message : 'something went wrong'
}
