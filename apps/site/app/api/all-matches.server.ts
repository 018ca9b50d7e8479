import type { Schedule } from '@palank/contract/schedule'
import type { Api } from './api.server.ts'

/** The api's limit per call. */
const perCall = 100
/** More than any club plays in a season; stops a list that never ends. */
const mostCalls = 10

type Filter = { season?: number; competitionId?: number; competitionTeamId?: number }

/** Every match of a selection, a hundred at a time. */
export async function allMatches(api: Api, filter: Filter): Promise<Schedule[]> {
  const matches: Schedule[] = []
  for (let page = 1; page <= mostCalls; page += 1) {
    const { data, meta } = await api.scheduleList({ ...filter, limit: perCall, page })
    matches.push(...data)
    if (page >= meta.last_page) break
  }
  return matches
}
