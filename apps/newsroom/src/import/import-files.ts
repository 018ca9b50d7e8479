import { commitTransaction, initTransaction, killTransaction } from 'payload'
import type { Language } from './issue.ts'
import { type Caller, loadKnown } from './load.ts'
import { describe, hasErrors, type Outcome } from './outcome.ts'
import { planImport } from './plan.ts'
import { readFile } from './read-file.ts'
import type { Options, SourceFile } from './types.ts'
import { type Progress, waitForOthers, writePlan } from './write.ts'

export const noOptions: Options = { overwrite: false, createPlayers: false, partial: false }

export type Asked = {
  files: readonly SourceFile[]
  caller: Caller
  options?: Partial<Options>
  language?: Language
}

/** What importing the files would do; nothing is written. */
export async function previewImport({ files, caller, options, language = 'hu' }: Asked): Promise<Outcome> {
  const chosen = { ...noOptions, ...options }
  const read = files.map(readFile)
  const known = await loadKnown(read, caller)
  const plan = planImport(read, known, chosen)
  return describe({ plan, known, files: read, partial: chosen.partial, applied: false, language })
}

/** Imports the files in one transaction, everything or nothing. The caller's request must not be in another one. */
export async function applyImport(
  { files, caller, options, language = 'hu' }: Asked,
  onProgress?: Progress,
): Promise<Outcome> {
  const { req } = caller
  const chosen = { ...noOptions, ...options }
  const read = files.map(readFile)
  if (!(await initTransaction(req))) throw new Error('an import needs a transaction of its own')
  try {
    await waitForOthers(caller)
    const known = await loadKnown(read, caller)
    const plan = planImport(read, known, chosen)
    const applied = chosen.partial || !hasErrors(plan)
    if (applied) await writePlan(plan, known, caller, onProgress)
    await commitTransaction(req)
    return describe({ plan, known, files: read, partial: chosen.partial, applied, language })
  } catch (problem) {
    await killTransaction(req)
    throw problem
  }
}
