import { loadSitemap } from '~/features/discovery/sitemap.server.ts'
import { fileOf, sitemapFile } from '~/features/discovery/sitemap.ts'
import { site } from '~/site.server.ts'
import type { Route } from './+types/sitemap.ts'
import { xmlAnswer } from './xml-answer.server.ts'

export async function loader({ request, params }: Route.LoaderArgs) {
  const file = fileOf(params.file)
  const entries = file ? await loadSitemap(file.kind, file.number) : []
  const { origin, languages } = site()
  const xml = entries.length > 0 ? sitemapFile(origin, entries, languages) : undefined
  return xmlAnswer(request, 'application/xml', xml)
}
