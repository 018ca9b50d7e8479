import { requestContext } from '~/context.server.ts'
import { loadSitemapFiles } from '~/features/discovery/sitemap.server.ts'
import { sitemapIndex } from '~/features/discovery/sitemap.ts'
import type { Route } from './+types/sitemap-index.ts'
import { xmlResponse } from './xml-response.server.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, api } = context.get(requestContext)
  const xml = sitemapIndex(site.origin, await loadSitemapFiles(api))
  return xmlResponse(request, 'application/xml', xml)
}
