import { type Language, pathFor } from '@palank/routes'
import { Suspense } from 'react'
import { redirect } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { TeamCards } from '~/features/teams/TeamCards.tsx'
import { loadTeams } from '~/features/teams/teams.server.ts'
import type { TeamCardView } from '~/features/teams/teams.ts'
import { formatSeason } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import { SeasonSelector } from '~/ui/SeasonSelector.tsx'
import { seasonInQuery } from '~/ui/season-in-query.ts'
import type { Route } from './+types/teams.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'
import styles from './page-body.module.css'
import { found } from './params.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { language, text, pageText, api, facts, keep } = request
  const year = seasonInQuery(url.searchParams)
  const list = found(year === null ? null : await loadTeams(api, year))
  const { season, seasons, current, teams } = list
  if (year === current) throw redirect(pathFor('teams', language), 301)
  const isCurrent = season === current
  facts.isPastSeason = season < current
  const title = isCurrent ? text('teams.title') : pageText('teams.titleOf', { season: formatSeason(season) })
  const pathIn = (language: Language) => pathFor('teams', language) + (isCurrent ? '' : `?season=${season}`)
  const page = definePage(request, {
    title,
    heading: text('teams.title'),
    lead: text('teams.lead', { season: formatSeason(season) }),
    description: pageText('teams.description'),
    paths: pathIn,
    crumbs: [{ name: title, href: pathIn(language) }],
  })
  return { page, season, seasons, teams: keep({ teams, season }) }
}

export const meta = metaOfPage

function TeamsOfSeason({ teams, season }: { teams: TeamCardView[]; season: number }) {
  const text = useText()
  const language = useLanguage()
  if (teams.length === 0) {
    return (
      <EmptyState
        title={text('teams.emptyTitle')}
        text={text('teams.emptyText')}
        ways={[
          { to: pathFor('joinUs', language), name: text('joinUs.title') },
          { to: pathFor('news', language), name: text('teams.news') },
        ]}
      />
    )
  }
  return (
    <>
      <h2 className="vh">{text('teams.lead', { season: formatSeason(season) })}</h2>
      <TeamCards teams={teams} />
    </>
  )
}

export default function Teams({ loaderData: { page, season, seasons, teams } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...page.head}>
        {seasons.length > 1 && (
          <Suspense>
            <SeasonSelector seasons={seasons} selected={season} />
          </Suspense>
        )}
      </PageHead>
      <div className={`wrap ${styles.body}`}>
        <KeptHtml of={teams}>{(value) => <TeamsOfSeason {...value} />}</KeptHtml>
      </div>
    </>
  )
}
