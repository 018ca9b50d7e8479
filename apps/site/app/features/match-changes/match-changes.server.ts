import type { Api } from '~/api/api.server.ts'
import { changedMatches } from '~/api/changed-matches.server.ts'
import type { MatchChangeView } from '~/model/match-change.ts'
import { homeChangesOf } from './match-changes.ts'

/** A league's file may change hundreds at once, and tonight's match need not be among the latest. */
const asked = 100
const mostPages = 10

export async function loadHomeChanges(api: Api, now = Date.now()): Promise<MatchChangeView[]> {
  return homeChangesOf(await changedMatches(api, asked, mostPages), api.language, now)
}
