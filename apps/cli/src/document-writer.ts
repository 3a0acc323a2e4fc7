import { lstat, rm } from 'node:fs/promises'
import type { Finding, OpenFile } from '@sfumato/documents'
import { FileFailure } from './document-failures.ts'
import { type DocumentWriter, isPicture, type WrittenDocument } from './documents.ts'
import { documentKind, endingOf, withEndingOf } from './files/document-files.ts'
import type { FoundFile } from './files/find-files.ts'
import { outputReason, writeWhole } from './outputs.ts'
import { operatorFor, type RewriteContext } from './rewrite.ts'
import { printable } from './terminal.ts'
import { Turns } from './turns.ts'

export type FillColor = Parameters<OpenFile['redact']>[0]

export const FILL_COLORS = [
  'black',
  'white',
  'red',
  'green',
  'blue',
  'gray',
] as const satisfies readonly FillColor[]

export interface DocumentWriterOptions {
  context: RewriteContext
  /** In the order in which numbers are given. */
  plan: ReadonlyMap<FoundFile, string | undefined>
  isInPlace: boolean
  mayReplace: boolean
  fillColor: FillColor
}

/** Puts documents back clean, in the place planned for them. */
export function createDocumentWriter(
  options: DocumentWriterOptions,
): DocumentWriter & { turns: Turns<FoundFile> } {
  const { context, plan, isInPlace, mayReplace, fillColor } = options
  const targets = new Set(plan.values())
  const turns = new Turns([...plan.keys()])
  // Nothing is numbered in them, so nobody need wait for them.
  for (const file of plan.keys()) if (documentKind(file.path) === 'picture') turns.over(file)
  const isNumbered = Object.values(context.operators).some(
    (operator) => operator.type === 'replace' && operator.newValue?.includes('{n}'),
  )
  const isKept = (entityType: string) => operatorFor(context.operators, entityType).type === 'keep'

  const change = async (file: FoundFile, open: OpenFile, findings: readonly Finding[]) => {
    if (isPicture(open)) {
      if (fillColor === 'black') return open.rewrite(findings.map(() => ''))
      return { bytes: await open.redact(fillColor), name: 'redacted.png' }
    }
    if (isNumbered) await turns.wait(file)
    const { values } = await replacements(findings, context)
    turns.over(file)
    return open.rewrite(values)
  }

  /** The place planned, unless the file has become something else than was to be expected from its name. */
  const placeFor = async (file: FoundFile, name: string): Promise<string | undefined> => {
    const planned = plan.get(file)
    if (planned === undefined) return undefined
    const target = withEndingOf(planned, name)
    if (target === planned) return planned
    const isTaken = targets.has(target) || (!mayReplace && (await lstat(target).catch(() => undefined)))
    if (isTaken) throw new FileFailure(`it would become ${printable(target)}, which exists already; move it`)
    targets.add(target)
    return target
  }

  const put = async (file: FoundFile, target: string | undefined, bytes: Uint8Array) => {
    if (target === undefined && process.stdout.isTTY)
      throw new FileFailure(
        'it is nothing for a terminal to show; give -o FOLDER, or send the output to a file',
      )
    await writeWhole(target, file.path, bytes)
    if (isInPlace && target !== undefined && target !== file.path) await rm(file.path)
  }

  return {
    turns,
    isKept,
    async write(file, open, findings): Promise<WrittenDocument> {
      const { bytes, name } = await change(file, open, findings)
      try {
        const target = await placeFor(file, name)
        await put(file, target, bytes)
        return {
          types: findings.map(({ entityType }) => entityType).filter((type) => !isKept(type)),
          notes: [...renamed(file, target), ...leftOut(file, open)],
        }
      } catch (error) {
        throw error instanceof FileFailure ? error : new FileFailure(outputReason(error))
      }
    },
  }
}

async function replacements(findings: readonly Finding[], { module, ...options }: RewriteContext) {
  const { replacementsFor } = await import('@sfumato/documents')
  return replacementsFor(findings, options).catch((error: unknown) => {
    if (!(error instanceof module.OperatorError)) throw error
    throw new FileFailure('the operators could not be applied')
  })
}

function renamed(file: FoundFile, target: string | undefined): string[] {
  if (target === undefined || endingOf(target) === endingOf(file.path)) return []
  return [`${printable(file.path)} has become ${printable(target)}.`]
}

/** Of pictures nothing but the pixels is ever kept; that is said once, in the help. */
function leftOut(file: FoundFile, open: OpenFile): string[] {
  if (isPicture(open) || open.leftOut.length === 0) return []
  return [`${printable(file.path)} was written without its ${open.leftOut.map(printable).join(', ')}.`]
}
