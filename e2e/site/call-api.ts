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
  const response = await fetch(address, { headers })
  if (!response.ok) throw new Error(`${address.pathname} returned ${response.status}`)
  return (await response.json()) as Answer<Data>
}
