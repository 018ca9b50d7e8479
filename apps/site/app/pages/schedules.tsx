import { Suspense } from 'react'
import { clubSeasons } from '~/api/seasons.server.ts'
import { requestContext } from '~/context.server.ts'
import { FootBanner } from '~/features/banners/Banner.tsx'
import { loadBanners } from '~/features/banners/banners.server.ts'
import { ScheduleFrame } from '~/features/schedule/ScheduleFrame.tsx'
import { ScheduleList } from '~/features/schedule/ScheduleList.tsx'
import { loadChoices, loadSchedule } from '~/features/schedule/schedule.server.ts'
import {
  filtersFromQuery,
  type ScheduleChoices,
  schedulePath,
  scheduleScreenOf,
} from '~/features/schedule/schedule.ts'
import { FullStandings } from '~/features/standings/FullStandings.tsx'
import { loadStandings } from '~/features/standings/standings.server.ts'
import { sortStandings } from '~/features/standings/standings.ts'
import { formatSeason } from '~/i18n/format.ts'
import { useLanguage } from '~/i18n/LanguageContext.tsx'
import { type StandingsSort, sortFromQuery } from '~/model/standings-sort.ts'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { seasonInQuery } from '~/ui/season-in-query.ts'
import type { Route } from './+types/schedules.ts'
import { definePage } from './define-page.server.ts'
import { metaOfPage } from './meta.ts'
import { found } from './params.server.ts'

/** The chosen team and competition, or the season. */
function selectionName({ filters, competitions, team }: ScheduleChoices): string {
  const competition = competitions.find(({ id }) => id === filters.competition)?.name
  return [team?.name, competition ?? formatSeason(filters.season)].filter(Boolean).join(', ')
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(requestContext)
  const { site, language, text, pageText, api, facts, keep } = request
  const { searchParams } = url
  const { current_season: current } = api.config
  const seasons = await api.optional('competition-team/list', clubSeasons(api), [
    { season: current, teams: [] },
  ])
  const year = seasonInQuery(searchParams)
  const { season } = found(seasons.find((one) => one.season === (year === undefined ? current : year)))
  facts.isPastSeason = season < current
  const [choices, banners] = await Promise.all([
    loadChoices(api, filtersFromQuery(searchParams, season), seasons),
    loadBanners(api, 'schedule'),
  ])
  const { competition, team } = choices.filters
  const { origin } = site
  if (searchParams.get('view') !== 'standings') {
    const what = selectionName(choices)
    const page = definePage(request, {
      title: pageText('schedule.titleOf', { what }),
      description: pageText('schedule.description', { what }),
      // What only orders or narrows the list is not part of its address.
      paths: (language) => schedulePath(language, { season, competition, team }, current),
      crumbs: ['schedules'],
    })
    const schedule = scheduleScreenOf(await loadSchedule(api, choices), keep)
    return { page, origin, choices, banners: keep(banners), schedule }
  }
  const standings = await loadStandings(api, competition ?? undefined, season)
  // A competition without a table is not a choice.
  const chosen = standings?.selected?.id === competition ? competition : null
  const pathIn = (language: 'hu' | 'en') =>
    schedulePath(language, { view: 'standings', season, competition: chosen }, current)
  const what = standings?.selected?.name ?? selectionName(choices)
  const page = definePage(request, {
    title: pageText('standings.titleOf', { what }),
    description: pageText('standings.description', { what }),
    paths: pathIn,
    crumbs: ['schedules', { name: text('schedule.standings'), href: pathIn(language) }],
  })
  const sort = sortFromQuery(searchParams)
  const sorted = standings && sortStandings(standings, sort, language)
  return { page, origin, choices, banners: keep(banners), standings: sorted, sort }
}

export const meta = metaOfPage

export default function Schedules({ loaderData }: Route.ComponentProps) {
  const { page, origin, choices, banners, schedule, standings, sort = null } = loaderData
  const language = useLanguage()
  const frame = { choices, origin, crumbs: page.head.crumbs }
  const href = page.paths[language] ?? ''
  const hrefOf = ({ column, direction }: StandingsSort) => `${href}&sort=${column}&dir=${direction}`
  const table = { competitions: standings?.competitions ?? [], selected: standings?.selected?.id ?? null }
  return (
    <>
      {schedule ? (
        <ScheduleFrame {...frame}>
          <ScheduleList screen={schedule} />
        </ScheduleFrame>
      ) : (
        <ScheduleFrame {...frame} table={table}>
          <Suspense>
            <FullStandings view={standings ?? null} sorting={{ sort, hrefOf }} href={href} />
          </Suspense>
        </ScheduleFrame>
      )}
      <KeptHtml of={banners}>{(shown) => <FootBanner banners={shown} />}</KeptHtml>
    </>
  )
}
