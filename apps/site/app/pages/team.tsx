import { pathFor } from '@palank/routes'
import { data } from 'react-router'
import { brands } from '~/brand/brands.ts'
import { requestContext } from '~/context.server.ts'
import { TeamSections } from '~/features/teams/TeamSections.tsx'
import { teamLd } from '~/features/teams/team-ld.ts'
import { loadTeam } from '~/features/teams/teams.server.ts'
import { formatSeason } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { textOf } from '~/i18n/text.ts'
import { PageHead } from '~/ui/PageHead.tsx'
import { SeasonLinks } from '~/ui/SeasonLinks.tsx'
import type { Route } from './+types/team.ts'
import { idAsked } from './media-pages.ts'
import { crumbMeta, metaOf, rootIn } from './site-meta.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { language, api } = context.get(requestContext)
  const id = idAsked(params.teamId)
  const view = id && (await loadTeam(api, id))
  if (!view) throw data(null, { status: 404 })
  const { id: teamId } = view.team
  const twins = { hu: pathFor('team', 'hu', { teamId }), en: pathFor('team', 'en', { teamId }) }
  return { language, view, twins }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { language, view, twins } = loaderData
  const { team } = view
  const root = rootIn(matches)
  const text = textOf(language)
  const season = formatSeason(team.season)
  const crumbs = [
    { name: text('reading.home'), href: pathFor('home', language) },
    { name: text('teams.title'), href: pathFor('teams', language) },
    { name: team.name, href: team.link },
  ]
  return [
    ...metaOf(matches, () => ({
      language,
      title: `${team.name}, ${season}`,
      description: text('team.description', { team: team.name, season }),
      paths: twins,
    })),
    ...(root
      ? [
          {
            'script:ld+json': teamLd(
              { origin: root.origin, club: { name: brands[root.brand].name[language] } },
              team,
            ),
          },
        ]
      : []),
    ...crumbMeta(matches, crumbs),
  ]
}

export default function Team({ loaderData: { view } }: Route.ComponentProps) {
  const { team, seasons } = view
  const text = useText()
  const language = useLanguage()
  const crumbs = [
    { name: text('reading.home'), href: pathFor('home', language) },
    { name: text('teams.title'), href: pathFor('teams', language) },
  ]
  return (
    <>
      <PageHead
        title={team.name}
        lead={[...team.competitions, formatSeason(team.season)].join(', ')}
        crumbs={crumbs}
      >
        <SeasonLinks label={text('team.seasons')} seasons={seasons} selected={team.season} />
      </PageHead>
      <TeamSections view={view} />
    </>
  )
}
