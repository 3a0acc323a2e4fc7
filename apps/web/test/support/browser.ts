import { existsSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'

const CHROMIUM = '/usr/bin/chromium'

/** Debian's Chromium, kept from calling home. A missing browser fails the tests; it never skips them. */
export function launchBrowser(): Promise<Browser> {
  if (!existsSync(CHROMIUM)) throw new Error(`${CHROMIUM} is missing: apt-get install chromium`)
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/**
 * Notes whatever a user would not see but should not happen: errors in the console or the page, violations of
 * the content security policy, requests to other hosts. `refusals` are the statuses this page provokes on purpose.
 */
export async function watch(page: Page, origin: string, refusals: readonly number[] = []): Promise<string[]> {
  const problems: string[] = []
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  page.on('console', (message) => {
    const isRefusal = refusals.some((status) => message.text().includes(`status of ${status} `))
    if (['error', 'warning'].includes(message.type()) && !isRefusal)
      problems.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => problems.push(`page: ${error.message}`))
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      problems.push(`other host: ${request.url()}`)
  })
  return problems
}

/** Time for the transitions of a changed theme to begin. */
const TRANSITION_MS = 300

/** A colour halfway between two themes has no contrast to speak of; a busy machine takes longer than the style says. */
const transitionsDone = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })

/** Violations that axe finds in both themes, one line each. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForTimeout(TRANSITION_MS)
    await transitionsDone(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    for (const { id, nodes } of violations)
      problems.push(
        ...nodes.map((node) => `${colorScheme} ${id}: ${node.target.join(' ')} ${node.failureSummary}`),
      )
  }
  return problems
}
