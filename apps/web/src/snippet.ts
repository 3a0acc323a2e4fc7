const EXAMPLE = 'Mail anna@example.com, IBAN DE89 3704 0044 0532 0130 00'

/** A call that runs as it stands, once the key is real. */
export const curlSnippet = (key: string, origin = location.origin): string =>
  [
    `curl -s ${origin}/api/pii/analyze \\`,
    `  -H 'Authorization: Bearer ${key}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify({ text: EXAMPLE })}'`,
  ].join('\n')
