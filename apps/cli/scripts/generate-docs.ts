/** Prints docs/cli.md from the commands. */
import { writeFileSync } from 'node:fs'
import { documentation } from '../src/documentation.ts'

writeFileSync(new URL('../../../docs/cli.md', import.meta.url), documentation())
