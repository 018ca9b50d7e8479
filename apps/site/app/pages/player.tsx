import { type Language, pathFor } from '@palank/routes'
import { redirect } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { PlayerAverages } from '~/features/players/PlayerAverages.tsx'
import { PlayerHead } from '~/features/players/PlayerHead.tsx'
import { PlayerSections } from '~/features/players/PlayerSections.tsx'
import { loadPlayer } from '~/features/players/player.server.ts'
import { type PlayerPageView, playerScreenOf } from '~/features/players/player.ts'
import { playerLd } from '~/features/players/player-ld.ts'
import { formatSeason } from '~/i18n/format.ts'
import type { Text } from '~/i18n/text.ts'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { seasonInQuery } from '~/ui/season-in-query.ts'
import type { Route } from './+types/player.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'
import { found, idParam } from './params.server.ts'

/** A player in two teams of a season has two pages, which the team's name tells apart. */
function titleOf({ player, team, season }: PlayerPageView, text: Text): string {
  const isInTwo = player.teams.filter((one) => one.season === team.season).length > 1
  const name = isInTwo ? `${player.name}, ${team.name}` : player.name
  return season === team.season ? name : text('player.titleOf', { name, season: formatSeason(season) })
}

/** The team's own season has the bare path. */
function pathOf({ player, team, season }: PlayerPageView, language: Language): string {
  const path = pathFor('player', language, { teamId: team.id, playerId: player.id })
  return season === team.season ? path : `${path}?season=${season}`
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { site, language, text, api, facts, keep } = request
  const teamId = idParam(params.teamId)
  const playerId = idParam(params.playerId)
  const season = seasonInQuery(url.searchParams)
  const view = found(season === null ? null : await loadPlayer(api, { teamId, playerId, season }))
  const { player, team } = view
  facts.isPastSeason = view.season < api.config.current_season
  const { name } = player
  const path = pathOf(view, language)
  if (season === team.season) throw redirect(path, 301)
  const page = definePage(request, {
    title: titleOf(view, text),
    heading: name,
    description: text('player.description', { name, team: team.name, season: formatSeason(view.season) }),
    type: 'profile',
    paths: (language) => pathOf(view, language),
    picture: player.picture,
    crumbs: ['teams', { name: team.name, href: team.link }, { name, href: path }],
    jsonLd: player.noIndex ? null : playerLd(site.origin, view, path),
    noIndex: player.noIndex,
  })
  return { page, screen: playerScreenOf(view, keep) }
}

export const meta = metaOfPage

export default function PlayerPage({ loaderData: { page, screen } }: Route.ComponentProps) {
  return (
    <>
      <KeptHtml of={screen.view}>
        {(view) => (
          <>
            <PlayerHead view={view} crumbs={page.head.crumbs} />
            {view.tables.slice(0, 1).map((table) => (
              <PlayerAverages key={table.teamId} table={table} />
            ))}
          </>
        )}
      </KeptHtml>
      <PlayerSections key={screen.id} screen={screen} />
    </>
  )
}
