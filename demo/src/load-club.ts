import type {} from '@palank/newsroom/payload-types'
import type { Payload } from 'payload'
import { composeReports } from '../reports/compose-reports.ts'
import { simulate } from '../season/simulate.ts'
import type { World } from '../season/types.ts'
import { openLedger } from './ledger.ts'
import { loadChildren, sizeOfChildren } from './load-children.ts'
import { loadFiles, picturesOf } from './load-files.ts'
import { loadPeople } from './load-people.ts'
import { loadMenus, loadPromotion, loadSettings } from './load-site.ts'
import { loadSport, ownTeams, sizeOfSport } from './load-sport.ts'
import {
  loadArticles,
  loadClassification,
  loadGalleries,
  loadPages,
  loadReports,
  loadVideos,
} from './load-writing.ts'
import { peopleOf } from './people.ts'
import { type Output, progressOn } from './progress.ts'
import { writerFor } from './rich-text.ts'
import type { Load, Tally } from './save.ts'
import type { DemoClub } from './types.ts'

function size(club: DemoClub): number {
  const lists = [club.documents, club.categories, club.tags, club.pages, club.articles, club.galleries]
  const moreLists = [
    club.videos,
    club.menus,
    club.banners,
    club.sponsors,
    peopleOf(club.id),
    picturesOf(club),
  ]
  const files = club.galleries.flatMap((gallery) => gallery.files)
  return [...lists, ...moreLists, files].reduce((sum, list) => sum + list.length, 2)
}

type Options = { world?: World }

/** Loads new and changed demo content, without overwriting what editors changed since. */
export async function loadClub(
  payload: Payload,
  club: DemoClub,
  output: Output,
  options: Options = {},
): Promise<Tally> {
  const ledger = await openLedger(payload)
  // Relative to the day of the first load, so that a later start has the same seasons and changes nothing.
  const world = options.world ?? simulate({ club: club.id, day: ledger.firstDay })
  const composed = composeReports(world, club.id, ledger.firstDay)
  const total = size(club) + sizeOfSport(world, club.crest) + sizeOfChildren(world, club.id) + composed.length
  const load: Load = {
    payload,
    club,
    ledger,
    step: progressOn(output, total),
    tally: { created: 0, updated: 0, unchanged: 0 },
    ids: new Map(),
  }
  const write = await writerFor(load)
  await loadPeople(load)
  await loadFiles(load)
  await loadSport(load, world)
  // Before any text: names of children without consent cannot be published.
  await loadChildren(load, world)
  await loadClassification(load)
  await loadPages(load, write)
  await loadArticles(load, write, composed)
  await loadReports(
    load,
    composed.filter(({ kind }) => kind === 'report' || kind === 'youth-report'),
  )
  await loadGalleries(load)
  await loadVideos(load)
  await loadMenus(load, ownTeams(world))
  await loadPromotion(load)
  await loadSettings(load, write)
  return load.tally
}
