import {
  type AnalyzeRequest,
  type AnalyzeResult,
  canonicalEntity,
  type Engine,
  findPreset,
} from '@sfumato/engine'
import type { AnalyzedTexts, TextsToAnalyze } from './find.ts'

type Request = Omit<AnalyzeRequest, 'text' | 'offsetUnit' | 'explain'>

/**
 * One analysis of a file: its text, and beside it what was read from pictures with misreadings undone. Names have no
 * check digit, so the variants are not asked for them.
 */
export async function analyzeTexts(
  { text, variants }: TextsToAnalyze,
  request: Request,
  catalog: Engine['catalog'],
  analyzeAll: (requests: AnalyzeRequest[]) => Promise<AnalyzeResult[][]>,
): Promise<AnalyzedTexts> {
  const { preset, ...rest } = request
  const checked = checkable(request, catalog)
  const explain = variants.length > 0
  const [results, ...inVariants] = await analyzeAll([
    { ...request, text, offsetUnit: 'utf16', explain },
    ...(checked.length === 0 ? [] : variants).map((variant): AnalyzeRequest => {
      return { ...rest, entities: checked, text: variant, offsetUnit: 'utf16', explain }
    }),
  ])
  const scoreThreshold = request.scoreThreshold ?? 0
  return {
    results: results!.map(toTextResult),
    inVariants: inVariants.map((list) => list.map(toTextResult)),
    scoreThreshold,
  }
}

/** The types asked for that patterns find. */
function checkable({ entities, preset }: Request, catalog: Engine['catalog']): string[] {
  const asked = preset === undefined ? entities?.map(canonicalEntity) : (findPreset(preset)?.entities ?? [])
  const wanted = asked && new Set<string>(asked)
  return catalog
    .filter(({ detection, type }) => detection === 'pattern' && (!wanted || wanted.has(type)))
    .map(({ type }) => type)
}

/** No text: it stands in the file already, and need not travel twice. */
const toTextResult = ({ entityType, start, end, score, explanation }: AnalyzeResult) => ({
  entityType,
  start,
  end,
  score,
  ...(explanation ? { explanation: { validated: explanation.validated } } : {}),
})
