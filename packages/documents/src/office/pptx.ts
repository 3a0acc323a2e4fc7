import type { DocumentFormat } from '../document.ts'
import { FAMILIES } from './families.ts'
import { openOffice } from './open-office.ts'

/** PowerPoint presentations: slides, notes, masters, comments, charts, diagrams. */
export const pptx: DocumentFormat = {
  name: 'pptx',
  extensions: ['pptx', 'pptm', 'potx', 'potm', 'ppsx', 'ppsm'],
  mediaType: FAMILIES.pptx.mediaType,
  open: (bytes, tools) => openOffice(bytes, tools, 'pptx'),
}
