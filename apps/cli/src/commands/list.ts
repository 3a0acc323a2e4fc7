import { type Command, readArguments } from '../command.ts'

const print = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([name]) => name.length))
  for (const [name, description] of rows) console.log(`${name.padEnd(width)}  ${description}`)
  return 0
}

const entities: Command = {
  name: 'entities',
  summary: 'List the types of personal data that can be found',
  usage: '[--json]',
  help: `  --json  one array: [{type, description, detection, pattern or languages}, ...]

Example:
  sfumato entities | grep -i passport`,
  async run(args) {
    const { values } = readArguments(args, { json: { type: 'boolean', default: false } })
    const { catalog } = (await import('@sfumato/engine')).createEngine()
    if (!values.json) return print(catalog.map(({ type, description }) => [type, description]))
    console.log(JSON.stringify(catalog))
    return 0
  },
}

const presets: Command = {
  name: 'presets',
  summary: 'List the presets: types that are looked for together',
  usage: '[--json]',
  help: `  --json  one array: [{id, name, purpose, entities}, ...]

Example:
  sfumato presets | grep -i gdpr`,
  async run(args) {
    const { values } = readArguments(args, { json: { type: 'boolean', default: false } })
    const all = (await import('@sfumato/engine')).createEngine().presets
    if (!values.json) return print(all.map(({ id, name }) => [id, name]))
    console.log(JSON.stringify(all))
    return 0
  },
}

export const listCommands = [entities, presets]
