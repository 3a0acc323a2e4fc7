/**
 * How a text is written into each place of an XML document. Characters that XML 1.0 has no way to write (most
 * control characters, halves of surrogate pairs) are dropped.
 */
export interface Escapes {
  /** For a text that is put in anywhere. */
  escape(text: string): string
  /** The whole new value, where what was put in and what stands beside it would together mean something else. */
  rewrite(newValue: string): string | undefined
}

/** https://www.w3.org/TR/xml/#NT-Char */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
const FORBIDDEN_OR_LONE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu

export const hasForbiddenCharacter = (text: string): boolean => FORBIDDEN.test(text) || !text.isWellFormed()

const allowed = (text: string): string => text.replace(FORBIDDEN_OR_LONE, '')

const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  // Readers turn a bare carriage return into a line feed, in attributes all three into a space.
  '\r': '&#13;',
}

const withReferences =
  (characters: RegExp) =>
  (text: string): string =>
    allowed(text).replace(characters, (character) => REFERENCES[character]!)

const escapeText = withReferences(/[&<>\r]/g)

export const textEscapes: Escapes = {
  escape: escapeText,
  rewrite: (newValue) => (newValue.includes(']]>') ? escapeText(newValue) : undefined),
}

const inDoubleQuotes: Escapes = { escape: withReferences(/[&<>"\t\r\n]/g), rewrite: () => undefined }
const inSingleQuotes: Escapes = { escape: withReferences(/[&<>'\t\r\n]/g), rewrite: () => undefined }

export const attributeEscapes = (quote: '"' | "'"): Escapes =>
  quote === '"' ? inDoubleQuotes : inSingleQuotes

/** A section cannot hold its own end: it is closed and opened again in the middle of it. */
const escapeSection = (text: string): string => allowed(text).replaceAll(']]>', ']]]]><![CDATA[>')

export const sectionEscapes: Escapes = {
  escape: escapeSection,
  rewrite: (newValue) => (newValue.includes(']]>') ? escapeSection(newValue) : undefined),
}

/** Nothing can be escaped in a comment: a space keeps two hyphens apart, and the last one from the end. */
const escapeComment = (text: string): string => allowed(text).replace(/-(?=-|$)/g, '- ')

export const commentEscapes: Escapes = {
  escape: escapeComment,
  rewrite: (newValue) => (/--|-$/.test(newValue) ? escapeComment(newValue) : undefined),
}

const escapeInstruction = (text: string): string => allowed(text).replaceAll('?>', '? >')

export const instructionEscapes: Escapes = {
  escape: escapeInstruction,
  rewrite: (newValue) => (newValue.includes('?>') ? escapeInstruction(newValue) : undefined),
}
