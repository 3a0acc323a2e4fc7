import { commands, usage } from './main.ts'

/** The help of all commands as one page. */
export function documentation(): string {
  const anchor = (name: string) => name.replaceAll(' ', '-')
  return `${[
    '# The sfumato command',
    '',
    '<!-- Printed from the help of the commands; edit it there. -->',
    '',
    'In a clone the command is `npx sfumato ...`. `scan`, `explain`, `anonymize`, `deanonymize` and `keys` need',
    'neither server nor database, and nothing leaves the machine.',
    '',
    '| command | does |',
    '|---|---|',
    ...commands.map(({ name, summary }) => `| [\`${name}\`](#${anchor(name)}) | ${summary} |`),
    ...commands.flatMap((command) => [
      '',
      `## ${command.name}`,
      '',
      '```text',
      usage(command).trimEnd(),
      '```',
    ]),
  ].join('\n')}\n`
}
