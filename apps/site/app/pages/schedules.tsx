import { defaultLanguage, type Language, languageOfPath, pathFor } from '@palank/routes'
import { data } from 'react-router'
import { configuration } from '~/api/calls.server.ts'
import { optional } from '~/api/optional.server.ts'
import { clubSeasons } from '~/api/seasons.server.ts'
import { FootBanner } from '~/features/banners/Banner.tsx'
import { loadBanners } from '~/features/banners/banners.server.ts'
import { ScheduleFrame } from '~/features/schedule/ScheduleFrame.tsx'
import { ScheduleList } from '~/features/schedule/ScheduleList.tsx'
import { loadChoices, loadSchedule } from '~/features/schedule/schedule.server.ts'
import { filtersFromQuery, type ScheduleAddress, schedulePath } from '~/features/schedule/schedule.ts'
import { FullStandings } from '~/features/standings/FullStandings.tsx'
import { loadStandings } from '~/features/standings/standings.server.ts'
import { formatSeason } from '~/i18n/format.ts'
import { useLanguage } from '~/i18n/LanguageContext.tsx'
import { textOf } from '~/i18n/text.ts'
import { type StandingsSort, sortFromQuery } from '~/model/standings-sort.ts'
import { site } from '~/site.server.ts'
import { seasonAsked } from '~/ui/season-asked.ts'
import type { Route } from './+types/schedules.ts'
import { crumbMeta, metaOf } from './site-meta.ts'

async function shownSeasons(language: Language) {
  const current = configuration().current_season
  const seasons = await optional('competition-team/list', clubSeasons(language), undefined)
  return seasons ?? [{ season: current, teams: [] }]
}

/** The same selection in both languages; what only orders or narrows the list is none of its name. */
const twinsFor = (address: ScheduleAddress, current: number): Record<Language, string> => ({
  hu: schedulePath('hu', address, current),
  en: schedulePath('en', address, current),
})

export async function loader({ url }: Route.LoaderArgs) {
  const { pathname, searchParams } = url
  const language = languageOfPath(pathname) ?? defaultLanguage
  const seasons = await shownSeasons(language)
  const current = configuration().current_season
  const season = seasonAsked(searchParams) ?? (searchParams.has('season') ? null : current)
  if (season === null || !seasons.some((one) => one.season === season)) throw data(null, { status: 404 })
  const filters = filtersFromQuery(searchParams, season)
  const { origin } = site()
  const [choices, banners] = await Promise.all([
    loadChoices(language, filters, seasons),
    loadBanners(language, 'schedule'),
  ])
  const { competition, team } = choices.filters
  if (searchParams.get('view') !== 'standings') {
    const schedule = await loadSchedule(language, choices)
    return {
      language,
      origin,
      choices,
      banners,
      schedule,
      twins: twinsFor({ season, competition, team }, current),
    }
  }
  const standings = await loadStandings(language, competition ?? undefined, season)
  // A competition without a table is no choice of one.
  const chosen = standings?.selected?.id === competition ? competition : null
  const twins = twinsFor({ view: 'standings', season, competition: chosen }, current)
  return { language, origin, choices, banners, standings, sort: sortFromQuery(searchParams), twins }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { language, choices, standings, twins } = loaderData
  const { filters, competitions, team } = choices
  const text = textOf(language)
  const chosen = competitions.find(({ id }) => id === filters.competition)?.name
  const what =
    standings?.selected?.name ??
    [team?.name, chosen ?? formatSeason(filters.season)].filter(Boolean).join(', ')
  const isTable = !loaderData.schedule
  const crumbs = [
    { name: text('reading.home'), href: pathFor('home', language) },
    { name: text('schedule.title'), href: pathFor('schedules', language) },
    ...(isTable ? [{ name: text('schedule.standings'), href: twins[language] }] : []),
  ]
  return [
    ...metaOf(matches, () => ({
      language,
      title: text(isTable ? 'standings.titleOf' : 'schedule.titleOf', { what }),
      description: text(isTable ? 'standings.description' : 'schedule.description', { what }),
      paths: twins,
    })),
    ...crumbMeta(matches, crumbs),
  ]
}

export default function Schedules({ loaderData }: Route.ComponentProps) {
  const { origin, choices, banners, schedule, standings, sort = null, twins } = loaderData
  const language = useLanguage()
  if (schedule) {
    return (
      <>
        <ScheduleFrame choices={choices} origin={origin}>
          <ScheduleList view={schedule} />
        </ScheduleFrame>
        <FootBanner banners={banners} />
      </>
    )
  }
  const href = twins[language]
  const hrefOf = ({ column, direction }: StandingsSort) => `${href}&sort=${column}&dir=${direction}`
  const table = { competitions: standings?.competitions ?? [], selected: standings?.selected?.id ?? null }
  return (
    <>
      <ScheduleFrame choices={choices} origin={origin} table={table}>
        <FullStandings view={standings ?? null} sorting={{ sort, hrefOf }} href={href} />
      </ScheduleFrame>
      <FootBanner banners={banners} />
    </>
  )
}
