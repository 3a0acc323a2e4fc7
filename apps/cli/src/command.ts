import { type ParseArgsConfig, parseArgs } from 'node:util'

/** One command: what it is called, how it is used, what it does. The help text is printed from this. */
export interface Command {
  /** Words after `sfumato`. */
  name: string
  summary: string
  /** What follows the name in the usage line. */
  usage: string
  /** Lines under the usage: options with their meaning, one example. */
  help: string
  /** Exit code when something goes wrong that is no usage error; 1 when absent. */
  failureCode?: number
  /** Answers the exit code. */
  run(args: string[]): Promise<number>
}

/** A mistake of the caller: told in one sentence, exit code 2. */
export class UsageError extends Error {}

export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  positionals: { least: number; most: number } = { least: 0, most: 0 },
) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true, strict: true })
    if (parsed.positionals.length < positionals.least || parsed.positionals.length > positionals.most) {
      throw new UsageError('Wrong number of arguments.')
    }
    return parsed
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message.split('. ')[0] ?? '')
  }
}

export const isPlan = (value: string): value is 'free' | 'basic' | 'professional' | 'enterprise' =>
  ['free', 'basic', 'professional', 'enterprise'].includes(value)
