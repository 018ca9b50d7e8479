import { basePath } from '@palank/contract/calls'
import type { RunningDemo } from '../running-demo.ts'

export type Found<Data> = { status: number; data: Data; meta?: { last_page: number; total: number } }
export type Ask = <Data>(path: string) => Promise<Found<Data>>

/** Questions to the demo's api, with its secret. */
export function askerOf({ api, setting }: RunningDemo): Ask {
  return async (path) => {
    const answer = await fetch(`${api}${basePath}${path}`, {
      headers: { authorization: setting.database.secrets.clientSecret },
      signal: AbortSignal.timeout(10_000),
    })
    return { status: answer.status, ...((await answer.json()) as { data: never }) }
  }
}

/** Every item of a list, page after page. */
export async function allOf<Item>(ask: Ask, path: string): Promise<Item[]> {
  const items: Item[] = []
  const join = path.includes('?') ? '&' : '?'
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, meta } = await ask<Item[]>(`${path}${join}per_page=100&page=${page}`)
    items.push(...data)
    last = meta?.last_page ?? 1
  }
  return items
}
