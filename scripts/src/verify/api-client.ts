import { basePath } from '@palank/contract/calls'
import type { RunningDemo } from '../running-demo.ts'

export type ApiResponse<Data> = {
  status: number
  data: Data
  meta?: { last_page: number; total: number }
}
export type ApiGet = <Data>(path: string) => Promise<ApiResponse<Data>>

/** GET requests to the demo's api, with its secret. */
export function createApiGet({ api, setting }: RunningDemo): ApiGet {
  return async (path) => {
    const response = await fetch(`${api}${basePath}${path}`, {
      headers: { authorization: setting.database.secrets.clientSecret },
      signal: AbortSignal.timeout(10_000),
    })
    return { status: response.status, ...((await response.json()) as { data: never }) }
  }
}

/** Every item of a list, page by page. */
export async function getAll<Item>(get: ApiGet, path: string): Promise<Item[]> {
  const items: Item[] = []
  const separator = path.includes('?') ? '&' : '?'
  for (let page = 1, lastPage = 1; page <= lastPage; page++) {
    const { data, meta } = await get<Item[]>(`${path}${separator}per_page=100&page=${page}`)
    items.push(...data)
    lastPage = meta?.last_page ?? 1
  }
  return items
}
