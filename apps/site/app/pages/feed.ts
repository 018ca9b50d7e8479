import { requestContext } from '~/context.server.ts'
import { loadFeed } from '~/features/discovery/feed.server.ts'
import { atomFeed } from '~/features/discovery/feed.ts'
import { textOf } from '~/i18n/text.ts'
import type { Route } from './+types/feed.ts'
import { xmlResponse } from './xml-response.server.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const type = 'application/atom+xml'
  const { site, api } = context.get(requestContext)
  const { brand, origin, languages } = site
  const language = languages.find((known) => params.file === `${known}.xml`)
  if (!language) return xmlResponse(request, type, undefined)
  const club = brand.name[language]
  const title = textOf(language)('feed.title', { club })
  const entries = await loadFeed(api.inLanguage(language))
  return xmlResponse(
    request,
    type,
    atomFeed({ origin, language, club, title, icon: brand.crest.src, entries }),
  )
}
