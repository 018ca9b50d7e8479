import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '@palank/routes'

export type Answer<Data> = {
  data: Data
  meta: { current_page: number; last_page: number; total: number }
}

/** Calls the api as the site's server does. */
export async function callApi<Data>(
  call: string,
  language: Language,
  query: Record<string, string | number> = {},
): Promise<Answer<Data>> {
  const address = new URL(`/api/v1/${call}`, process.env.API)
  for (const [name, value] of Object.entries({ ...query, lang: language })) {
    address.searchParams.set(name, String(value))
  }
  const headers = { authorization: process.env.CLIENT_SECRET ?? '', 'x-localization': language }
  const ask = () => fetch(address, { headers })
  let response = await ask()
  // While the database does not answer; a test that is about that asks by itself.
  for (let attempt = 0; response.status === 503 && attempt < 5; attempt += 1) {
    await sleep(1_000)
    response = await ask()
  }
  if (!response.ok) throw new Error(`${address.pathname} returned ${response.status}`)
  return (await response.json()) as Answer<Data>
}
