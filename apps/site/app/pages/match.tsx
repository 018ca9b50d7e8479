import { calendarPath, pathFor } from '@palank/routes'
import { data } from 'react-router'
import { brands } from '~/brand/brands.ts'
import { requestContext } from '~/context.server.ts'
import { MatchDetail } from '~/features/match/MatchDetail.tsx'
import { loadMatch } from '~/features/match/match.server.ts'
import { matchDescription, matchTitle } from '~/features/match/match-texts.ts'
import { sportsEventLd } from '~/features/match/sports-event-ld.ts'
import { useLanguage } from '~/i18n/LanguageContext.tsx'
import { textOf } from '~/i18n/text.ts'
import { useAbsolute } from '~/ui/use-absolute.ts'
import type { Route } from './+types/match.ts'
import { idAsked } from './media-pages.ts'
import { crumbMeta, metaOf, rootIn } from './site-meta.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { language, api } = context.get(requestContext)
  const id = idAsked(params.scheduleId)
  const page = id && (await loadMatch(api, id))
  if (!page) throw data(null, { status: 404 })
  const scheduleId = page.match.id
  const twins = { hu: pathFor('match', 'hu', { scheduleId }), en: pathFor('match', 'en', { scheduleId }) }
  return { language, page, twins }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { language, page, twins } = loaderData
  const title = matchTitle(page.match, language)
  const description = matchDescription(page.match, language)
  const head = metaOf(matches, () => ({ language, title, description, paths: twins }))
  const root = rootIn(matches)
  if (!root) return head
  const { origin, brand } = root
  const text = textOf(language)
  const crumbs = [
    { name: text('reading.home'), href: pathFor('home', language) },
    { name: text('schedule.title'), href: pathFor('schedules', language) },
    { name: title, href: twins[language] },
  ]
  const about = { origin, language, name: title, description, image: brands[brand].share.src }
  return [...head, { 'script:ld+json': sportsEventLd(page.match, about) }, ...crumbMeta(matches, crumbs)]
}

export default function MatchScreen({ loaderData: { page } }: Route.ComponentProps) {
  const language = useLanguage()
  const { match } = page
  const url = useAbsolute(match.link)
  return (
    <MatchDetail
      key={match.id}
      page={page}
      title={matchTitle(match, language)}
      url={url}
      calendar={match.date ? calendarPath('match', match.id, language) : undefined}
    />
  )
}
