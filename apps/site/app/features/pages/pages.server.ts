import type { Api } from '~/api/api.server.ts'
import { ApiError, isMissing } from '~/api/api-error.ts'
import { type InformationLink, informationLinks } from './information.ts'
import { footerSlug, type StaticPageView, staticPageView } from './page.ts'

/** The api answers 400 to what cannot be a slug. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status === 400

/** The page of a slug, current or former, of either language; undefined if there is none. */
export async function loadPage(api: Api, slug: string): Promise<StaticPageView | undefined> {
  if (slug === footerSlug) return undefined
  try {
    const { data } = await api.pageFind(slug)
    return staticPageView(data, api.language)
  } catch (error) {
    if (isMissing(error) || isRefused(error)) return undefined
    throw error
  }
}

/** A club has a few dozen pages; the limit stops a list that never ends. */
const mostCalls = 10

export async function loadInformation(api: Api): Promise<InformationLink[]> {
  const first = await api.pageList({ page: 1, per_page: 100 })
  const items = [...first.data]
  for (let page = 2; page <= Math.min(first.meta.last_page, mostCalls); page += 1) {
    const { data } = await api.pageList({ page, per_page: 100 })
    items.push(...data)
  }
  return informationLinks(items, api.language)
}
