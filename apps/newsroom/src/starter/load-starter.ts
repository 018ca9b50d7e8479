import type { ClubJson } from '@palank/club-pack/club-json'
import type { Payload } from 'payload'
import { env } from '../env.ts'
import type { Load } from './keep-or-create.ts'
import { loadCategories } from './load-categories.ts'
import { loadMenus } from './load-menus.ts'
import { loadPages, writerFor } from './load-pages.ts'
import { loadSettings } from './load-settings.ts'
import { loadSport } from './load-sport.ts'
import { factsOf } from './texts/facts.ts'

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
  const write = await writerFor(payload)
  const teams = await loadSport(load, starter)
  await loadCategories(load)
  const pages = await loadPages(load, write, factsOf(starter, env.JOIN_RETENTION_DAYS))
  await loadMenus(load, pages, teams)
  await loadSettings(load, starter, write)
  const { created, kept } = load
  return { created, kept }
}
