/** The formats that are text. */
export { csv } from './csv.ts'
export { html } from './html.ts'
export { json } from './json.ts'
export { md } from './md.ts'
export { txt } from './txt.ts'
export { xml } from './xml.ts'
