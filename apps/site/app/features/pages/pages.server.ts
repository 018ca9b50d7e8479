import type { Language } from '@palank/routes'
import { ApiError, isMissing } from '~/api/api-error.ts'
import { pageFind, pageList } from '~/api/calls.server.ts'
import { type InformationLink, informationLinks } from './information.ts'
import { footerSlug, type StaticPageView, staticPageView } from './page.ts'

/** A slug that the api refuses is no page's. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status === 400

/** The page of a slug, current or former, of either language; nothing where there is none. */
export async function loadPage(language: Language, slug: string): Promise<StaticPageView | undefined> {
  if (slug === footerSlug) return undefined
  try {
    const { data } = await pageFind(language, slug)
    return staticPageView(data, language)
  } catch (error) {
    if (isMissing(error) || isRefused(error)) return undefined
    throw error
  }
}

/** A club has a few dozen pages; a list that never ends is cut. */
const mostCalls = 10

export async function loadInformation(language: Language): Promise<InformationLink[]> {
  const first = await pageList(language, { page: 1, per_page: 100 })
  const items = [...first.data]
  for (let page = 2; page <= Math.min(first.meta.last_page, mostCalls); page += 1) {
    const { data } = await pageList(language, { page, per_page: 100 })
    items.push(...data)
  }
  return informationLinks(items, language)
}
