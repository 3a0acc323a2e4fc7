import type { FirstAccount } from './services/installation.ts'

/** What a person sees once the service is up. Logs go to standard error, this to standard output. */
export function welcome(address: string, first: FirstAccount | undefined): void {
  const base = address.replace('0.0.0.0', '127.0.0.1').replace('[::]', '127.0.0.1')
  const lines = ['', `Sfumato is ready at ${base}   (API reference: ${base}/docs)`]
  if (first) {
    lines.push(
      '',
      'An administrator was made for you. This is shown once:',
      `  e-mail    ${first.email}`,
      `  password  ${first.password}`,
      '',
      'Try it:',
      `  curl -s ${base}/api/pii/analyze -H 'Authorization: Bearer ${first.key}' \\`,
      `    -H 'Content-Type: application/json' -d '{"text":"Mail anna@example.com, IBAN DE89 3704 0044 0532 0130 00"}'`,
    )
  }
  console.log(`${lines.join('\n')}\n`)
}
