import type { Schedule } from '@palank/contract/schedule'
import type { Api } from './api.server.ts'

/** The club's matches that visitors are told a change of, the latest first; none where the api does not tell them. */
export async function changedMatches(api: Api, limit: number, mostPages = 1): Promise<Schedule[]> {
  const none = { data: [] as Schedule[], meta: { last_page: 1 } }
  const found: Schedule[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const list = api.scheduleList({ type: 'changed', limit, ...(page > 1 ? { page } : {}) })
    const { data, meta } = await api.optional('schedule/list', list, none)
    found.push(...data)
    if (page >= meta.last_page) break
  }
  return found.filter(({ change }) => change)
}
