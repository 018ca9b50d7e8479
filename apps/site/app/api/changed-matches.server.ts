import type { Schedule } from '@palank/contract/schedule'
import type { Api } from './api.server.ts'

/** The club's matches that visitors are told a change of, the latest first; none where the api does not tell them. */
export async function changedMatches(api: Api, limit: number): Promise<Schedule[]> {
  const list = api.scheduleList({ type: 'changed', limit })
  const { data } = await api.optional('schedule/list', list, { data: [] as Schedule[] })
  return data.filter(({ change }) => change)
}
