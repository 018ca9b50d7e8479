import { calendarPath, pathFor } from '@palank/routes'
import { brands } from '~/brand/brands.ts'
import { requestContext } from '~/context.server.ts'
import { MatchDetail } from '~/features/match/MatchDetail.tsx'
import { loadMatch } from '~/features/match/match.server.ts'
import { matchDescription, matchTitle } from '~/features/match/match-texts.ts'
import { sportsEventLd } from '~/features/match/sports-event-ld.ts'
import { useLanguage } from '~/i18n/LanguageContext.tsx'
import { useAbsolute } from '~/ui/use-absolute.ts'
import type { Route } from './+types/match.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'
import { found, idParam } from './params.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { site, language, api } = request
  const view = found(await loadMatch(api, idParam(params.scheduleId)))
  const { match } = view
  const title = matchTitle(match)
  const description = matchDescription(match, language)
  const pathIn = (language: 'hu' | 'en') => pathFor('match', language, { scheduleId: match.id })
  const image = brands[site.brand].share.src
  const page = definePage(request, {
    title,
    description,
    paths: pathIn,
    crumbs: ['schedules', { name: title, href: pathIn(language) }],
    jsonLd: sportsEventLd(match, { origin: site.origin, language, name: title, description, image }),
  })
  return { page, view }
}

export const meta = metaOfPage

export default function MatchScreen({ loaderData: { page, view } }: Route.ComponentProps) {
  const language = useLanguage()
  const { match } = view
  const url = useAbsolute(match.link)
  return (
    <MatchDetail
      key={match.id}
      page={view}
      title={page.head.title}
      url={url}
      calendar={match.date ? calendarPath('match', match.id, language) : undefined}
    />
  )
}
