import type { Command } from '../command.ts'

export const startCommand: Command = {
  name: 'start',
  summary: 'Start the service',
  usage: '',
  help: 'Settings come from the environment; "sfumato admin settings" lists them.',
  async run() {
    const { main } = await import('@sfumato/server')
    await main()
    // The server runs until it is told to stop and ends the process itself.
    return new Promise(() => {})
  },
}
