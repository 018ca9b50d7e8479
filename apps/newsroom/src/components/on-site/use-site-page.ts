import { useEffect, useState } from 'react'
import { type SitePage, sitePage } from '../../site-page/site-page.ts'

/** The collections whose documents have a page each; src/site-page/find-page.ts finds them. */
const withPages = new Set([
  'articles',
  'pages',
  'galleries',
  'videos',
  'matches',
  'competition-teams',
  'players',
])

type Document = { collection: string | undefined; id: number | string | undefined; locale: string }

/** The document's page on the site, asked again after each save and when the site has it; undefined until known. */
export function useSitePage({ collection, id, locale }: Document, moment: string): SitePage | undefined {
  const [page, setPage] = useState<SitePage>()
  const query =
    id && collection && withPages.has(collection)
      ? new URLSearchParams({ collection, id: String(id), locale }).toString()
      : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment asks again
  useEffect(() => {
    if (!query) return setPage(undefined)
    const abort = new AbortController()
    fetch(`/api/site-page?${query}`, { signal: abort.signal })
      .then(async (response) => setPage(response.ok ? sitePage.parse(await response.json()) : undefined))
      .catch(() => undefined)
    return () => abort.abort()
  }, [query, moment])

  return page
}
