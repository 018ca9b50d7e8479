import { pathFor } from '@palank/routes'
import { requestContext } from '~/context.server.ts'
import { loadPlayers } from '~/features/teams/teams.server.ts'
import { formatSeason } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import { Roster } from '~/ui/Roster.tsx'
import type { Route } from './+types/players.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'
import styles from './page-body.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { text, pageText, api, keep } = request
  const { team, players } = await loadPlayers(api)
  const season = team ? formatSeason(team.season) : ''
  const page = definePage(request, {
    title: text('players.title'),
    lead: team && `${team.name}, ${season}`,
    description: team && pageText('players.description', { team: team.name, season }),
    paths: (language) => pathFor('players', language),
    crumbs: ['players'],
  })
  return { page, team, players: keep(players) }
}

export const meta = metaOfPage

export default function Players({ loaderData: { page, team, players } }: Route.ComponentProps) {
  const text = useText()
  const language = useLanguage()
  return (
    <>
      <PageHead {...page.head}>
        {team && (
          <ButtonLink to={team.link} look="light">
            {text('players.toTeam')}
          </ButtonLink>
        )}
      </PageHead>
      <div className={`wrap ${styles.body}`}>
        <KeptHtml of={players}>
          {(roster) =>
            roster.length > 0 ? (
              <>
                <h2 className="vh">{text('team.roster')}</h2>
                <Roster players={roster} />
              </>
            ) : (
              <EmptyState
                title={text('players.emptyTitle')}
                text={text('players.emptyText')}
                ways={[{ to: pathFor('teams', language), name: text('team.all') }]}
              />
            )
          }
        </KeptHtml>
      </div>
    </>
  )
}
