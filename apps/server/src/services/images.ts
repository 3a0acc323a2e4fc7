import { type Routes, tokenCost } from '@sfumato/contract'
import { knownLanguage } from '@sfumato/engine'
import type { z } from 'zod'
import type { Analysis } from './analysis.ts'
import type { Caller } from './caller.ts'
import { type FileAnswer, type Files, invalidLanguage, type SentFile, secondsSince } from './files.ts'
import type { BillableCall, Metering, Work } from './metering.ts'

type ImageForm = z.output<Routes['image']['form']>
type Findings = Omit<z.output<Routes['image']['response']>, 'tokens_charged'>

/** Finding personal data in pictures, and painting over it. */
export function createImages({
  files,
  analysis,
  metering,
}: {
  files: Files
  analysis: Analysis
  metering: Metering
}) {
  return {
    async process(caller: Caller, form: ImageForm, file: SentFile, call: BillableCall) {
      const startedAt = performance.now()
      const { mode, entities } = form
      // Norwegian has two codes for what is read with one.
      const language = knownLanguage(form.language) ?? form.language
      const selection = { language, ...(entities ? { entities } : {}) }
      const check = async () => {
        if (!files.languages.includes(language)) throw invalidLanguage(form.language, files.languages)
        await analysis.checkSelection(selection)
      }
      const search = {
        request: { ...selection, scoreThreshold: form.score_threshold },
        cost: tokenCost.image,
      }
      const work = () =>
        files.use(
          caller,
          { ...file, language, kind: 'image', willRewrite: mode === 'redact' },
          search,
          call,
          async (open, found): Promise<Work<Findings | FileAnswer>> => {
            // One entry a line: what goes over a line's end is seen in two places.
            const boxes = await open.boxes()
            const tokens = tokenCost.image(boxes.length)
            metering.requireTokens(caller, tokens)
            if (mode === 'redact') {
              const png = await open.redact(form.fill_color)
              const answer = {
                file: png,
                fileName: 'redacted.png',
                contentType: 'image/png',
                entities_found: boxes.length,
                left_out: open.leftOut,
              }
              return { answer, tokens }
            }
            const listed = boxes.map(({ finding, left, top, width, height }) => {
              const { entityType, score, text, place } = found[finding]!
              const box = { left, top, width, height }
              // Named only where there are several.
              const page = place.page === undefined ? {} : { page: place.page }
              return { entity_type: entityType, score, ...box, text, ...page }
            })
            return {
              answer: {
                entities: listed,
                entities_found: listed.length,
                processing_time: secondsSince(startedAt),
              },
              tokens,
            }
          },
        )
      return metering.bill(caller, call, work, { atLeast: tokenCost.image(0), check })
    },
  }
}
export type Images = ReturnType<typeof createImages>
