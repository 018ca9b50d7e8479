import { pathFor } from '@palank/routes'
import { requestContext } from '~/context.server.ts'
import { TeamSections } from '~/features/teams/TeamSections.tsx'
import { teamLd } from '~/features/teams/team-ld.ts'
import { loadTeam } from '~/features/teams/teams.server.ts'
import { teamScreenOf } from '~/features/teams/teams.ts'
import { formatSeason } from '~/i18n/format.ts'
import { useText } from '~/i18n/LanguageContext.tsx'
import { PageHead } from '~/ui/PageHead.tsx'
import { SeasonLinks } from '~/ui/SeasonLinks.tsx'
import type { Route } from './+types/team.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'
import { found, idParam } from './params.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { site, language, pageText, api, facts, keep } = request
  const view = found(await loadTeam(api, idParam(params.teamId)))
  const { team } = view
  facts.isPastSeason = team.season < api.config.current_season
  const season = formatSeason(team.season)
  const club = { name: site.brand.name[language] }
  const page = definePage(request, {
    title: `${team.name}, ${season}`,
    heading: team.name,
    lead: [...team.competitions, season].join(', '),
    description: pageText('team.description', { team: team.name, season }),
    paths: (language) => pathFor('team', language, { teamId: team.id }),
    crumbs: ['teams', { name: team.name, href: team.link }],
    jsonLd: teamLd({ origin: site.origin, club }, team),
  })
  return { page, screen: teamScreenOf(view, keep) }
}

export const meta = metaOfPage

export default function Team({ loaderData: { page, screen } }: Route.ComponentProps) {
  const text = useText()
  return (
    <>
      <PageHead {...page.head}>
        <SeasonLinks label={text('team.seasons')} seasons={screen.seasons} selected={screen.season} />
      </PageHead>
      <TeamSections screen={screen} />
    </>
  )
}
