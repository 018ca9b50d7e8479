import path from 'node:path'
import { readPack } from '@palank/club-pack/read-pack'
import { type Draft, draftOf, draftSchema } from './draft.ts'
import { readIfThere, writeWhole } from './state-file.ts'

/** Where set-up keeps its draft, and where the pack is. */
export type SetupFolders = { folder: string; packDir: string }

const draftFile = (folder: string) => path.join(folder, 'setup-draft.json')
const draftCrestFile = (folder: string) => path.join(folder, 'setup-crest.svg')

/** What was said so far, or what the pack says. */
export function readDraft({ folder, packDir }: SetupFolders): Draft {
  const text = readIfThere(draftFile(folder))
  if (text !== undefined) return draftSchema.parse(JSON.parse(text))
  const { pack, problems } = readPack(packDir)
  if (!pack) throw new Error(`the club’s pack cannot be used:\n  ${problems.join('\n  ')}`)
  return draftOf(pack.club)
}

export const saveDraft = ({ folder }: SetupFolders, draft: Draft): void =>
  writeWhole(draftFile(folder), JSON.stringify(draft), 0o600)

/** The crest chosen in set-up, or that of the pack. */
export const readCrest = ({ folder, packDir }: SetupFolders): string =>
  readIfThere(draftCrestFile(folder)) ?? readIfThere(path.join(packDir, 'crest.svg')) ?? ''

export const saveCrest = ({ folder }: SetupFolders, svg: string): void =>
  writeWhole(draftCrestFile(folder), svg, 0o600)
