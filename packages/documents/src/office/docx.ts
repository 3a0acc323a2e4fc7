import type { DocumentFormat } from '../document.ts'
import { FAMILIES } from './families.ts'
import { openOffice } from './open-office.ts'

/** Word documents: text, tables, notes, comments, headers; tracked changes are accepted. */
export const docx: DocumentFormat = {
  name: 'docx',
  extensions: ['docx', 'docm', 'dotx', 'dotm'],
  mediaType: FAMILIES.docx.mediaType,
  open: (bytes, tools) => openOffice(bytes, tools, 'docx'),
}
