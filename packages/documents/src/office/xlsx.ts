import type { DocumentFormat } from '../document.ts'
import { FAMILIES } from './families.ts'
import { openOffice } from './open-office.ts'

/** Excel workbooks: cells, comments, names, links; formulas stay where they bring nothing back. */
export const xlsx: DocumentFormat = {
  name: 'xlsx',
  extensions: ['xlsx', 'xlsm', 'xltx', 'xltm'],
  mediaType: FAMILIES.xlsx.mediaType,
  open: (bytes, tools) => openOffice(bytes, tools, 'xlsx'),
}
