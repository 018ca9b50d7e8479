import { calendarPath, pathFor } from '@palank/routes'
import { requestContext } from '~/context.server.ts'
import { matchScreenOf } from '~/features/match/head-to-head.ts'
import { MatchDetail } from '~/features/match/MatchDetail.tsx'
import { loadMatch } from '~/features/match/match.server.ts'
import { matchDescription } from '~/features/match/match-description.ts'
import { matchTitle } from '~/features/match/match-texts.ts'
import { sportsEventLd } from '~/features/match/sports-event-ld.ts'
import { useLanguage } from '~/i18n/LanguageContext.tsx'
import { isOnDay } from '~/model/match-day.ts'
import { useAbsolute } from '~/ui/use-absolute.ts'
import type { Route } from './+types/match.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'
import { found, idParam } from './params.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { site, language, api, facts, keep } = request
  const view = found(await loadMatch(api, idParam(params.scheduleId)))
  const { match } = view
  facts.isMatchDay = isOnDay(match, Date.now())
  const title = matchTitle(match)
  const description = matchDescription(match, language)
  const pathIn = (language: 'hu' | 'en') => pathFor('match', language, { scheduleId: match.id })
  const image = site.brand.share.src
  const page = definePage(request, {
    title,
    description,
    paths: pathIn,
    crumbs: ['schedules', { name: title, href: pathIn(language) }],
    jsonLd: sportsEventLd(match, { origin: site.origin, language, name: title, description, image }),
  })
  return { page, screen: matchScreenOf(view, keep) }
}

export const meta = metaOfPage

export default function MatchScreen({ loaderData: { page, screen } }: Route.ComponentProps) {
  const language = useLanguage()
  const { id, link, date } = screen
  const url = useAbsolute(link)
  return (
    <MatchDetail
      key={id}
      screen={screen}
      title={page.head.title}
      url={url}
      calendar={date ? calendarPath('match', id, language) : undefined}
    />
  )
}
