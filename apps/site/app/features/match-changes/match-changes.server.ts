import type { Api } from '~/api/api.server.ts'
import { changedMatches } from '~/api/changed-matches.server.ts'
import type { MatchChangeView } from '~/model/match-change.ts'
import { homeChangesOf } from './match-changes.ts'

/** A league's file may change many at once, and the soonest need not be among the latest. */
const asked = 50

export async function loadHomeChanges(api: Api, now = Date.now()): Promise<MatchChangeView[]> {
  return homeChangesOf(await changedMatches(api, asked), api.language, now)
}
