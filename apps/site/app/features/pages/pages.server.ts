import type { Api } from '~/api/api.server.ts'
import { unlessMissing } from '~/api/api-error.ts'
import { type InformationLink, informationLinks } from './information.ts'
import { footerSlug, type StaticPageView, staticPageView } from './page.ts'

/** The page of a slug, current or former, of either language; undefined if there is none. */
export async function loadPage(api: Api, slug: string): Promise<StaticPageView | undefined> {
  if (slug === footerSlug) return undefined
  const answer = await unlessMissing(api.pageFind(slug))
  return answer && staticPageView(answer.data, api.language)
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
