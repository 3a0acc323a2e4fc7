import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '../languages.ts'
import { MODEL_LANGUAGES } from './languages.ts'
import type { NerModel } from './model.ts'
import { createOnnxModel, type OnnxModelOptions } from './onnx.ts'

/** Models that come with the engine. */
const SHIPPED = ['small'] as const

export type CreateNerModelOptions = Pick<OnnxModelOptions, 'threads' | 'queueLimit' | 'deadlineMs'>

/**
 * The model of that name, the model in that folder, or none for `off`. Its description is read at once, so that a
 * folder without a model stops the start; the weights are read by `warm` or by the first text.
 */
export function createNerModel(
  nameOrPath: string,
  options: CreateNerModelOptions = {},
): NerModel | undefined {
  if (nameOrPath === 'off') return undefined
  return createOnnxModel({
    ...options,
    folder: folderOf(nameOrPath),
    name: isShipped(nameOrPath) ? `sfumato-${nameOrPath}` : 'ner-model',
    languages: isShipped(nameOrPath) ? MODEL_LANGUAGES : LANGUAGES,
  })
}

const isShipped = (name: string): boolean => (SHIPPED as readonly string[]).includes(name)

export const folderOf = (nameOrPath: string): string =>
  isShipped(nameOrPath) ? fileURLToPath(new URL(`../../models/${nameOrPath}`, import.meta.url)) : nameOrPath
