import { type Command, UsageError } from './command.ts'
import { adminCommands } from './commands/admin.ts'
import { startCommand } from './commands/start.ts'

const commands: Command[] = [startCommand, ...adminCommands]

const overview = () => {
  const width = Math.max(...commands.map((command) => command.name.length))
  return [
    'Sfumato finds personal data and makes it vanish.',
    '',
    'Usage: sfumato <command> [options]',
    '',
    ...commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`),
    '',
    '"sfumato <command> --help" says more about one.',
  ].join('\n')
}

const usage = (command: Command) =>
  `${command.summary}\n\nUsage: sfumato ${command.name} ${command.usage}\n\n${command.help}`

/** The longest name that begins the arguments: "admin create-user" before "admin". */
const find = (args: string[]): Command | undefined =>
  commands
    .filter((command) => command.name.split(' ').every((word, place) => args[place] === word))
    .sort((a, b) => b.name.length - a.name.length)[0]

export async function main(args: string[]): Promise<number> {
  const command = find(args)
  if (!command) {
    const asked = args.length === 0 || args.includes('--help') || args.includes('-h') || args[0] === 'help'
    if (asked) {
      console.log(overview())
      return 0
    }
    console.error(`sfumato: there is no such command.\n\n${overview()}`)
    return 2
  }
  const rest = args.slice(command.name.split(' ').length)
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(usage(command))
    return 0
  }
  try {
    return await command.run(rest)
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`sfumato: ${error.message}\n\n${usage(command)}`)
      return 2
    }
    console.error(`sfumato: ${explain(error)}`)
    return 1
  }
}

/** Refusals of the service carry a sentence of their own; other errors have a message for people. */
function explain(error: unknown): string {
  const { hint, message } = error as { hint?: unknown; message?: unknown }
  return typeof hint === 'string' ? hint : typeof message === 'string' ? message : 'something went wrong'
}
