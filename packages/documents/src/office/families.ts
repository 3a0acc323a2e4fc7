import type { Place } from '../document.ts'
import { DocumentError } from '../errors.ts'
import type { Outline } from './plan.ts'
import { attributeOf, walkXml } from './walk-xml.ts'

/** What Word's, Excel's and PowerPoint's files differ in. */
export interface Family {
  name: 'docx' | 'xlsx' | 'pptx'
  mediaType: string
  /** Content type of the main part of a document without macros that is no template. */
  mainType: string
  /** Folder of its parts. */
  root: string
  outline(mainXml: string): Outline
}

/** `r:id` of each slide or sheet, in the order shown. */
function outline(mainXml: string, element: string, placeOf: (index: number, name: string) => Place): Outline {
  const places = new Map<string, Place>()
  walkXml(mainXml, {
    open(at) {
      const id = at.name === element ? attributeOf(at, 'r:id') : undefined
      if (id !== undefined) places.set(id, placeOf(places.size + 1, attributeOf(at, 'name') ?? ''))
    },
  })
  return places
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'

export const FAMILIES: Record<Family['name'], Family> = {
  docx: {
    name: 'docx',
    mediaType: `${OFFICE}.wordprocessingml.document`,
    mainType: `${OFFICE}.wordprocessingml.document.main+xml`,
    root: 'word',
    outline: () => new Map(),
  },
  xlsx: {
    name: 'xlsx',
    mediaType: `${OFFICE}.spreadsheetml.sheet`,
    mainType: `${OFFICE}.spreadsheetml.sheet.main+xml`,
    root: 'xl',
    outline: (xml) => outline(xml, 'x:sheet', (_, name) => ({ sheet: name })),
  },
  pptx: {
    name: 'pptx',
    mediaType: `${OFFICE}.presentationml.presentation`,
    mainType: `${OFFICE}.presentationml.presentation.main+xml`,
    root: 'ppt',
    outline: (xml) => outline(xml, 'p:sldId', (slide) => ({ slide })),
  },
}

/** Documents, templates and shows, with macros or without; the binary workbook (xlsb) is none of them. */
const MAIN_TYPES: readonly [RegExp, Family][] = [
  [
    /^application\/(?:vnd\.openxmlformats-officedocument\.wordprocessingml|vnd\.ms-word)\.(?:document|template)\b.*main\+xml$/i,
    FAMILIES.docx,
  ],
  [
    /^application\/(?:vnd\.openxmlformats-officedocument\.spreadsheetml|vnd\.ms-excel)\.(?:sheet|template)\b(?!\.binary).*main\+xml$/i,
    FAMILIES.xlsx,
  ],
  [
    /^application\/(?:vnd\.openxmlformats-officedocument\.presentationml|vnd\.ms-powerpoint)\.(?:presentation|template|slideshow)\b.*main\+xml$/i,
    FAMILIES.pptx,
  ],
]

export function familyByMainType(contentType: string): Family {
  const found = MAIN_TYPES.find(([pattern]) => contentType.length < 200 && pattern.test(contentType))
  if (found) return found[1]
  throw new DocumentError(
    'UNKNOWN_FORMAT',
    'The file is an office document of a kind that is not read here. Save it as docx, xlsx or pptx.',
  )
}
