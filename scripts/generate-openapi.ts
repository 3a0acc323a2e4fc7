import { writeFileSync } from 'node:fs'
import { openApiDocument } from '@sfumato/contract'

writeFileSync(
  new URL('../docs/openapi.json', import.meta.url),
  `${JSON.stringify(openApiDocument(), null, 2)}\n`,
)
