import type { HtmlAttribute } from './html-leaves.ts'

/**
 * Names of elements and attributes are kept as they are, so what is no name of any vocabulary is taken out:
 * `<jo@example.org>` is an element to a parser, and `<p title=John Smith>` has an attribute called Smith.
 */

/** Also as frameworks write them: `@click`, `[value]`, `data-v-7ba5bd90`. */
export const isPlainName = (name: string): boolean =>
  /^[\w:.@()[\]*#-]{1,120}$/.test(name) && !/\d{5}|.@|^[\d+]/.test(name)

/** Attributes that have no value. */
const SWITCHES = new Set(
  'allowfullscreen amp async autofocus autoplay checked compact controls declare default defer disabled download formnovalidate hidden inert ismap itemscope loop multiple muted nohref nomodule noresize noshade novalidate nowrap open playsinline readonly required reversed selected'.split(
    ' ',
  ),
)

const isWord = ({ name, writing }: HtmlAttribute): boolean =>
  writing === 'none' && /^[a-z.]+$/.test(name) && !SWITCHES.has(name)

/** A word that was meant to belong to the value before it. */
export const isStrayWord = (attribute: HtmlAttribute, before: HtmlAttribute | undefined): boolean =>
  isWord(attribute) && before !== undefined && (before.writing === 'unquoted' || isWord(before))
