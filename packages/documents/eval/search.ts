import { layersOf, textsOf } from './layers.ts'
import { type Needle, squeezedReadings } from './needles.ts'

/** Which needles are in the bytes, each with the layer where it was seen first. */
export function searchBytes(
  bytes: Uint8Array,
  needles: readonly Needle[],
  name = 'raw',
): Map<Needle, string> {
  const seen = new Map<Needle, string>()
  for (const layer of layersOf(bytes, name)) {
    const readings = new Set(textsOf(layer).flatMap(squeezedReadings))
    for (const needle of needles) {
      if (seen.has(needle)) continue
      if ([...readings].some((reading) => reading.includes(needle.squeezed))) seen.set(needle, layer.name)
      else if (needle.patterns.some((pattern) => layer.bytes.includes(pattern)))
        seen.set(needle, `${layer.name} encoded`)
    }
  }
  return seen
}

/** Which needles a program's text output shows. */
export function searchText(text: string, needles: readonly Needle[]): Needle[] {
  const readings = squeezedReadings(text)
  return needles.filter((needle) => readings.some((reading) => reading.includes(needle.squeezed)))
}
