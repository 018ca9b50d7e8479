import { loadSitemapFiles } from '~/features/discovery/sitemap.server.ts'
import { sitemapIndex } from '~/features/discovery/sitemap.ts'
import { site } from '~/site.server.ts'
import type { Route } from './+types/sitemap-index.ts'
import { xmlAnswer } from './xml-answer.server.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const xml = sitemapIndex(site().origin, await loadSitemapFiles())
  return xmlAnswer(request, 'application/xml', xml)
}
