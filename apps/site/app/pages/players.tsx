import { pathFor } from '@palank/routes'
import { requestContext } from '~/context.server.ts'
import { loadPlayers } from '~/features/teams/teams.server.ts'
import { formatSeason } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { textOf } from '~/i18n/text.ts'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import { Roster } from '~/ui/Roster.tsx'
import type { Route } from './+types/players.ts'
import styles from './media-pages.module.css'
import { crumbMeta, metaOf } from './site-meta.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, api } = context.get(requestContext)
  return { language, ...(await loadPlayers(api)) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { language, team } = loaderData
  const text = textOf(language)
  const title = text('players.title')
  const crumbs = [
    { name: text('reading.home'), href: pathFor('home', language) },
    { name: title, href: pathFor('players', language) },
  ]
  return [
    ...metaOf(matches, () => ({
      language,
      title,
      description:
        team && text('players.description', { team: team.name, season: formatSeason(team.season) }),
      paths: { hu: pathFor('players', 'hu'), en: pathFor('players', 'en') },
    })),
    ...crumbMeta(matches, crumbs),
  ]
}

export default function Players({ loaderData }: Route.ComponentProps) {
  const { team, players } = loaderData
  const text = useText()
  const language = useLanguage()
  return (
    <>
      <PageHead
        title={text('players.title')}
        lead={team && `${team.name}, ${formatSeason(team.season)}`}
        crumbs={[{ name: text('reading.home'), href: pathFor('home', language) }]}
      >
        {team && (
          <ButtonLink to={team.link} look="light">
            {text('players.toTeam')}
          </ButtonLink>
        )}
      </PageHead>
      <div className={`wrap ${styles.body}`}>
        {players.length > 0 ? (
          <>
            <h2 className="vh">{text('team.roster')}</h2>
            <Roster players={players} />
          </>
        ) : (
          <EmptyState title={text('players.emptyTitle')} text={text('players.emptyText')}>
            <ButtonLink to={pathFor('teams', language)}>{text('team.all')}</ButtonLink>
          </EmptyState>
        )}
      </div>
    </>
  )
}
