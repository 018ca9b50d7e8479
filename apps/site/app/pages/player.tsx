import { type Language, pathFor } from '@palank/routes'
import { data, redirect } from 'react-router'
import { requestContext } from '~/context.server.ts'
import { PlayerAverages } from '~/features/players/PlayerAverages.tsx'
import { PlayerHead } from '~/features/players/PlayerHead.tsx'
import { PlayerSections } from '~/features/players/PlayerSections.tsx'
import { loadPlayer } from '~/features/players/player.server.ts'
import type { PlayerPageView } from '~/features/players/player.ts'
import { playerLd } from '~/features/players/player-ld.ts'
import { formatSeason } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { type Text, textOf } from '~/i18n/text.ts'
import { seasonAsked } from '~/ui/season-asked.ts'
import type { Route } from './+types/player.ts'
import { idAsked } from './media-pages.ts'
import { crumbMeta, metaOf, rootIn, sharedImage } from './site-meta.ts'

/** Who is in two teams of a season has two pages in it, which are told apart. */
function titleOf({ player, team, season }: PlayerPageView, text: Text): string {
  const isInTwo = player.teams.filter((one) => one.season === team.season).length > 1
  const name = isInTwo ? `${player.name}, ${team.name}` : player.name
  return season === team.season ? name : text('player.titleOf', { name, season: formatSeason(season) })
}

/** The page of the team's own season is the bare one. */
function pathOf({ player, team, season }: PlayerPageView, language: Language): string {
  const path = pathFor('player', language, { teamId: team.id, playerId: player.id })
  return season === team.season ? path : `${path}?season=${season}`
}

const crumbsTo = ({ team }: PlayerPageView, language: Language, text: Text) => [
  { name: text('reading.home'), href: pathFor('home', language) },
  { name: text('teams.title'), href: pathFor('teams', language) },
  { name: team.name, href: team.link },
]

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { language, api } = context.get(requestContext)
  const { searchParams } = url
  const teamId = idAsked(params.teamId)
  const playerId = idAsked(params.playerId)
  const asked = seasonAsked(searchParams)
  if (!teamId || !playerId || asked === null) throw data(null, { status: 404 })
  const view = await loadPlayer(api, { teamId, playerId, season: asked })
  if (!view) throw data(null, { status: 404 })
  if (asked === view.team.season) throw redirect(pathOf(view, language), 301)
  return { language, view, twins: { hu: pathOf(view, 'hu'), en: pathOf(view, 'en') } }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { language, view, twins } = loaderData
  const { player, team, season } = view
  const { name } = player
  const text = textOf(language)
  const origin = rootIn(matches)?.origin
  const years = formatSeason(season)
  const path = twins[language]
  const crumbs = [...crumbsTo(view, language, text), { name, href: path }]
  return [
    ...metaOf(matches, () => ({
      language,
      title: titleOf(view, text),
      description: text('player.description', { name, team: team.name, season: years }),
      type: 'profile',
      paths: twins,
      ...sharedImage(player.picture),
    })),
    ...(origin ? [{ 'script:ld+json': playerLd(origin, view, path) }] : []),
    ...crumbMeta(matches, crumbs),
  ]
}

export default function PlayerPage({ loaderData: { view } }: Route.ComponentProps) {
  const text = useText()
  const language = useLanguage()
  const [table] = view.tables
  return (
    <>
      <PlayerHead view={view} crumbs={crumbsTo(view, language, text)} />
      {table && <PlayerAverages table={table} />}
      <PlayerSections key={view.player.id} view={view} />
    </>
  )
}
