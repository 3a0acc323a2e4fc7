import 'react'

/** Custom properties that the style sheet reads from elements. */
declare module 'react' {
  interface CSSProperties {
    '--hue'?: number
    '--place'?: number
  }
}
