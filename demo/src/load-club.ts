import type {} from '@palank/newsroom/payload-types'
import type { Payload } from 'payload'
import { openLedger } from './ledger.ts'
import { loadFiles, picturesOf } from './load-files.ts'
import { loadPeople, peopleOf } from './load-people.ts'
import { loadMenus, loadPromotion, loadSettings } from './load-site.ts'
import { loadArticles, loadClassification, loadGalleries, loadPages, loadVideos } from './load-writing.ts'
import { type Output, progressOn } from './progress.ts'
import { writerFor } from './rich-text.ts'
import type { Load, Tally } from './save.ts'
import type { DemoClub } from './types.ts'

function size(club: DemoClub): number {
  const lists = [club.documents, club.categories, club.tags, club.pages, club.articles, club.galleries]
  const more = [club.videos, club.menus, club.banners, club.sponsors, peopleOf(club.id), picturesOf(club)]
  const files = club.galleries.flatMap((gallery) => gallery.files)
  return [...lists, ...more, files].reduce((sum, list) => sum + list.length, 2)
}

/** Loads what is new or changed in the demo content, and leaves alone whatever editors did since. */
export async function loadClub(payload: Payload, club: DemoClub, output: Output): Promise<Tally> {
  const load: Load = {
    ...{ payload, club, ledger: await openLedger(payload), step: progressOn(output, size(club)) },
    tally: { created: 0, updated: 0, unchanged: 0 },
    ids: new Map(),
  }
  const write = await writerFor(load)
  await loadPeople(load)
  await loadFiles(load)
  await loadClassification(load)
  await loadPages(load, write)
  await loadArticles(load, write)
  await loadGalleries(load)
  await loadVideos(load)
  await loadMenus(load)
  await loadPromotion(load)
  await loadSettings(load, write)
  return load.tally
}
