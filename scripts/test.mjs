/**
 * `npm test`: everything CI runs, in a fresh clone too. Installs what is missing (packages of the system when
 * it may), then: format, lint, types, unused code, printed files; the dashboard's build; all tests on the
 * embedded PostgreSQL; and the server's tests once more on the distribution's.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureInstalled, ensureNode, environment, root, run } from './bootstrap.mjs'
import { ensureWeb } from './build-web.mjs'

const hasCommand = (name) =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name)))

/** Real parts that the tests use, and how to see that they are there. */
const SYSTEM = [
  { name: 'chromium', isThere: () => existsSync('/usr/bin/chromium') },
  {
    name: 'postgresql',
    isThere: () =>
      existsSync('/usr/lib/postgresql') &&
      readdirSync('/usr/lib/postgresql').some((version) =>
        existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
      ),
  },
  { name: 'curl', isThere: () => hasCommand('curl') },
  { name: 'openssl', isThere: () => hasCommand('openssl') },
  { name: 'unzip', isThere: () => hasCommand('unzip') },
  { name: 'qpdf', isThere: () => hasCommand('qpdf') },
  { name: 'poppler-utils', isThere: () => hasCommand('pdftotext') },
  { name: 'libimage-exiftool-perl', isThere: () => hasCommand('exiftool') },
  { name: 'tesseract-ocr', isThere: () => hasCommand('tesseract') },
  ...['deu', 'rus', 'jpn', 'ara', 'chi-sim', 'kor', 'tha'].map((language) => ({
    name: `tesseract-ocr-${language}`,
    isThere: () =>
      existsSync(`/usr/share/tesseract-ocr/5/tessdata/${language.replace('-', '_')}.traineddata`),
  })),
  ...['writer', 'calc', 'impress'].map((part) => ({
    name: `libreoffice-${part}-nogui`,
    isThere: () =>
      existsSync(
        `/usr/lib/libreoffice/program/${{ writer: 'libswlo', calc: 'libsclo', impress: 'libsdlo' }[part]}.so`,
      ),
  })),
  { name: 'fonts-dejavu-core', isThere: () => existsSync('/usr/share/fonts/truetype/dejavu') },
  { name: 'fonts-noto-cjk', isThere: () => existsSync('/usr/share/fonts/opentype/noto') },
]

function ensureSystem() {
  const missing = SYSTEM.filter(({ isThere }) => !isThere()).map(({ name }) => name)
  if (missing.length === 0) return
  const advice = `apt-get install ${missing.join(' ')}`
  if (process.getuid?.() !== 0 || !hasCommand('apt-get')) {
    console.error(`sfumato: the tests need ${missing.join(', ')}. Install them first: sudo ${advice}`)
    process.exit(1)
  }
  console.error(`sfumato: installing ${missing.join(', ')} ...`)
  if (missing.includes('postgresql')) {
    // The tests start servers of their own; the package need not make and start one.
    mkdirSync('/etc/postgresql-common/createcluster.d', { recursive: true })
    writeFileSync('/etc/postgresql-common/createcluster.d/sfumato.conf', 'create_main_cluster = false\n')
  }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...missing]]) {
    const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
    })
    if (status === 0) continue
    console.error(stderr)
    console.error(`sfumato: "${advice}" failed; the lines above say why.`)
    process.exit(1)
  }
}

/** What failed and why, for the end of the output: that is where people look, and what is kept of long ones. */
const failuresOf = (label, { testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    const failures =
      tests.length > 0 ? tests : status === 'failed' ? [{ fullName: '', failureMessages: [message] }] : []
    return failures.map(
      ({ fullName, failureMessages }) =>
        `${relative(root, name)} > ${fullName} (${label})\n${failureMessages.join('\n').slice(0, 2000)}`,
    )
  })

/** One run of vitest; answers how many tests passed and failed, and which. */
function vitest(label, args, env) {
  console.log(`\n== ${label}`)
  const report = join(tmpdir(), `sfumato-report-${process.pid}.json`)
  spawnSync(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    {
      cwd: root,
      env: { ...environment(node), ...env },
      stdio: 'inherit',
    },
  )
  if (!existsSync(report)) process.exit(1)
  const results = JSON.parse(readFileSync(report, 'utf8'))
  rmSync(report)
  const { numPassedTests: passed, numFailedTests: failed, success } = results
  return { passed, failed: success ? failed : Math.max(1, failed), failures: failuresOf(label, results) }
}

const node = ensureNode()
ensureSystem()
ensureInstalled()
run('node', ['scripts/task.mjs', 'static'], node)
ensureWeb(node)
const runs = [
  vitest('all tests, embedded PostgreSQL', [], {}),
  vitest("server tests again, the distribution's PostgreSQL", ['--project', 'server', 'apps/server/test'], {
    TEST_POSTGRES: 'debian',
  }),
]
const passed = runs.reduce((sum, one) => sum + one.passed, 0)
const failed = runs.reduce((sum, one) => sum + one.failed, 0)
for (const failure of runs.flatMap(({ failures }) => failures)) console.log(`\nFAILED ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
