import path from 'node:path'
import { isNeutralCrest, neutralCrest } from '@palank/club-pack/neutral-crest'
import { readPack } from '@palank/club-pack/read-pack'
import type { Payload } from 'payload'
import { createAdmin } from '../access/create-admin.ts'
import { loadStarter } from '../starter/load-starter.ts'
import { clubJsonOf, type Draft, type Problem, problemsOf } from './draft.ts'
import { readCrest, type SetupFolders } from './draft-file.ts'
import { burnSetupLink, isSetupFinished } from './link.ts'
import { seasonAt } from './season.ts'
import { writeWhole } from './state-file.ts'

export type Refused = { problems: Problem[] } | 'finished'
export type Finished = { created: number; kept: number }

/** club.json and the crest; a neutral crest takes the club's colours. */
function writePack(folders: SetupFolders, draft: Draft): ReturnType<typeof clubJsonOf> {
  const { packDir } = folders
  const club = clubJsonOf(draft, readPack(packDir).pack?.club)
  const crest = readCrest(folders)
  writeWhole(
    path.join(packDir, 'crest.svg'),
    isNeutralCrest(crest) ? neutralCrest(club.colours) : crest,
    0o644,
  )
  writeWhole(path.join(packDir, 'club.json'), `${JSON.stringify(club, null, 2)}\n`, 0o644)
  return club
}

const text = (value: string) => value.trim() || undefined

async function hasUsers(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  return totalDocs > 0
}

/** Writes pack, starter and first admin, in this order: whatever fails, the same can be done again. */
export async function finish(
  payload: Payload,
  folders: SetupFolders,
  draft: Draft,
  password: string,
): Promise<Finished | Refused> {
  const problems = problemsOf(draft, password)
  if (problems.length > 0) return { problems }
  // Set-up makes the first admin; the others are invited by that one.
  if (isSetupFinished(folders.folder) || (await hasUsers(payload))) return 'finished'
  const club = writePack(folders, draft)
  const result = await loadStarter(payload, {
    club,
    crest: path.join(folders.packDir, 'crest.svg'),
    season: seasonAt(new Date()),
    teams: draft.teams.map((team) => team.trim()).filter(Boolean),
    ...optional({ league: text(draft.league), city: text(draft.city), hall: text(draft.hall) }),
    contact: optional({ email: text(draft.email), phone: text(draft.phone) }),
  })
  const email = draft.adminEmail.trim().toLowerCase()
  await createAdmin(payload, { name: draft.adminName.trim(), email, password })
  burnSetupLink(folders.folder)
  return result
}

/** Without the fields that were left empty. */
function optional<Fields extends Record<string, string | undefined>>(
  fields: Fields,
): { [Name in keyof Fields]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}
