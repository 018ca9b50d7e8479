import { requestContext } from '~/context.server.ts'
import { loadSitemap } from '~/features/discovery/sitemap.server.ts'
import { fileOf, sitemapFile } from '~/features/discovery/sitemap.ts'
import type { Route } from './+types/sitemap.ts'
import { xmlResponse } from './xml-response.server.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { site, api } = context.get(requestContext)
  const file = fileOf(params.file)
  const entries = file ? await loadSitemap(api, file.kind, file.number) : []
  const xml = entries.length > 0 ? sitemapFile(site.origin, entries, site.languages) : undefined
  return xmlResponse(request, 'application/xml', xml)
}
