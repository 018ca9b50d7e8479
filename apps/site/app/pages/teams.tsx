import { type Language, pathFor } from '@palank/routes'
import { data, redirect } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { TeamCards } from '~/features/teams/TeamCards.tsx'
import { loadTeams } from '~/features/teams/teams.server.ts'
import { formatSeason } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { textOf } from '~/i18n/text.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import { SeasonSelector } from '~/ui/SeasonSelector.tsx'
import { seasonAsked } from '~/ui/season-asked.ts'
import type { Route } from './+types/teams.ts'
import styles from './media-pages.module.css'
import { crumbMeta, metaOf } from './site-meta.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language, api } = context.get(requestContext)
  const { searchParams } = url
  const asked = seasonAsked(searchParams)
  const shown = asked === null ? undefined : await loadTeams(api, asked)
  if (!shown) throw data(null, { status: 404 })
  if (asked === shown.current) throw redirect(pathFor('teams', language), 301)
  const { season, current } = shown
  const pathIn = (one: Language) => pathFor('teams', one) + (season === current ? '' : `?season=${season}`)
  return { language, ...shown, twins: { hu: pathIn('hu'), en: pathIn('en') } }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { language, season, current, twins } = loaderData
  const text = textOf(language)
  const title =
    season === current ? text('teams.title') : text('teams.titleOf', { season: formatSeason(season) })
  const crumbs = [
    { name: text('reading.home'), href: pathFor('home', language) },
    { name: title, href: twins[language] },
  ]
  return [
    ...metaOf(matches, () => ({
      language,
      title,
      description: text('teams.description'),
      paths: twins,
    })),
    ...crumbMeta(matches, crumbs),
  ]
}

export default function Teams({ loaderData }: Route.ComponentProps) {
  const { teams, season, seasons } = loaderData
  const text = useText()
  const language = useLanguage()
  return (
    <>
      <PageHead
        title={text('teams.title')}
        lead={text('teams.lead', { season: formatSeason(season) })}
        crumbs={[{ name: text('reading.home'), href: pathFor('home', language) }]}
      >
        {seasons.length > 1 && <SeasonSelector seasons={seasons} selected={season} />}
      </PageHead>
      <div className={`wrap ${styles.body}`}>
        {teams.length > 0 ? (
          <>
            <h2 className="vh">{text('teams.lead', { season: formatSeason(season) })}</h2>
            <TeamCards teams={teams} />
          </>
        ) : (
          <EmptyState title={text('teams.emptyTitle')} text={text('teams.emptyText')}>
            <ButtonLink to={pathFor('news', language)}>{text('teams.news')}</ButtonLink>
          </EmptyState>
        )}
      </div>
    </>
  )
}
