import type { ClubJson } from '@palank/club-pack/club-json'
import type { Payload } from 'payload'
import type { Load } from './keep-or-create.ts'
import { loadSport } from './load-sport.ts'

/** What a new club says of itself in its first evening. */
export type Starter = {
  club: ClubJson
  /** The file of its crest, to stand beside its teams. */
  crest?: string
  /** The year in which the season starts. */
  season: number
  league?: string
  /** As people call them: `Felnőtt férfi`, `U18`. */
  teams: string[]
  city?: string
  hall?: string
  contact?: { email?: string; phone?: string }
}

/** Fills an empty newsroom; whatever is there already is kept as it is. */
export async function loadStarter(
  payload: Payload,
  starter: Starter,
): Promise<{ created: number; kept: number }> {
  const load: Load = { payload, languages: starter.club.languages, created: 0, kept: 0 }
  await loadSport(load, starter)
  const { created, kept } = load
  return { created, kept }
}
