import { commitTransaction, initTransaction, killTransaction } from 'payload'
import type { Language } from './issue.ts'
import { type Caller, loadKnown } from './load.ts'
import { describeOutcome, hasErrors, type Outcome } from './outcome.ts'
import { planImport } from './plan.ts'
import { readFile } from './read-file.ts'
import type { Options, SourceFile } from './types.ts'
import { lockImports, type Progress, writePlan } from './write.ts'

export const noOptions: Options = { overwrite: false, createPlayers: false, partial: false }

export type ImportRequest = {
  files: readonly SourceFile[]
  caller: Caller
  options?: Partial<Options>
  language?: Language
}

/** Plans the import without writing anything. */
export async function previewImport({
  files,
  caller,
  options,
  language = 'hu',
}: ImportRequest): Promise<Outcome> {
  const allOptions = { ...noOptions, ...options }
  const parsed = files.map(readFile)
  const known = await loadKnown(parsed, caller)
  const plan = planImport(parsed, known, allOptions)
  return describeOutcome({
    plan,
    known,
    files: parsed,
    partial: allOptions.partial,
    applied: false,
    language,
  })
}

/** Imports the files in one transaction of its own: the caller's request must not be in another one. */
export async function applyImport(
  { files, caller, options, language = 'hu' }: ImportRequest,
  onProgress?: Progress,
): Promise<Outcome> {
  const { req } = caller
  const allOptions = { ...noOptions, ...options }
  const parsed = files.map(readFile)
  if (!(await initTransaction(req))) throw new Error('an import needs a transaction of its own')
  try {
    await lockImports(caller)
    const known = await loadKnown(parsed, caller)
    const plan = planImport(parsed, known, allOptions)
    const applied = allOptions.partial || !hasErrors(plan)
    if (applied) await writePlan(plan, known, caller, onProgress)
    await commitTransaction(req)
    return describeOutcome({ plan, known, files: parsed, partial: allOptions.partial, applied, language })
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
