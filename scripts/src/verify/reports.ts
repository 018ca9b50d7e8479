import type { Language } from '@palank/contract/language'
import type { Article, BoxScore, ScheduleDetail } from '@palank/contract/own-api-types'
import type { PlayerStatistics } from '@palank/contract/statistics'
import { composeReports } from '@palank/demo/reports/compose-reports'
import { parseReport, type Score } from '@palank/demo/reports/parse-report'
import { simulate } from '@palank/demo/season/simulate'
import { languages } from '@palank/routes'
import type { RunningDemo } from '../running-demo.ts'
import { withClient } from '../with-client.ts'
import type { ApiGet } from './api-client.ts'
import type { Tally } from './tally.ts'

/** Stored HTML as plain text, with headings, table rows and list items on separate lines. */
const textOf = (html: string): string =>
  html
    .replace(/<tr>(.*?)<\/tr>/gs, (_, cells: string) => {
      const texts = [...cells.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
        cell.replace(/<[^>]*>/g, ''),
      )
      return `| ${texts.join(' | ')} |\n`
    })
    .replace(/(<thead>.*?<\/thead>)?(\s*<tbody>)/gs, '$1$2')
    .replace(/<\/(p|h2|h3|li|blockquote|table)>/g, '\n\n')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(^|\n\n)(\|[^\n]*\|)\n(?=\|)/g, '$1$2\n| - |\n')
    .trim()

/** The demo's own club is always the first. */
const ownClub = 1

const key = ([one, other]: Score) => [one, other].sort((a, b) => a - b).join('–')

/** Every pair of numbers that a report may mention: final score, quarters, the score after each, halves, rebounds, benches. */
function scoresIn({ competitors, periods, box_scores }: ScheduleDetail): Score[] {
  const [home, away] = competitors.map(({ finalScore }) => finalScore ?? 0)
  const pointsIn = (from: number, to: number): Score => {
    const slice = periods.slice(from, to)
    return [slice.reduce((sum, { home }) => sum + home, 0), slice.reduce((sum, { away }) => sum + away, 0)]
  }
  const [ours, theirs] = box_scores
  const both = (figure: (box: BoxScore) => number): Score[] =>
    ours && theirs ? [[figure(ours), figure(theirs)]] : []
  return [
    [home ?? 0, away ?? 0],
    ...periods.flatMap((_, at) => [pointsIn(at, at + 1), pointsIn(0, at + 1)]),
    pointsIn(2, 4),
    pointsIn(4, periods.length),
    ...both(({ total }) => total?.total_rebound ?? 0),
    ...both(({ players }) =>
      players.reduce((sum, line) => sum + (line.is_starter ? 0 : (line.statistics.points ?? 0)), 0),
    ),
  ]
}

const budapest = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Budapest',
  month: 'numeric',
  day: 'numeric',
})

const columns: Record<string, keyof PlayerStatistics> = {
  points: 'points',
  rebounds: 'total_rebound',
  assists: 'assist',
  steals: 'steal',
  blocks: 'block',
  threes: 'three_point_made',
  turnovers: 'turnover',
}

function figuresOf(match: ScheduleDetail, lang: Language): Map<string, PlayerStatistics> {
  const lines = match.box_scores.flatMap(({ players }) => players)
  return new Map(
    lines.map(({ player: { last_name: last, first_name: first }, statistics }) => [
      lang === 'hu' ? `${last} ${first}` : `${first} ${last}`,
      statistics,
    ]),
  )
}

/** The opponents' names without their town; in Hungarian the word may take a suffix. */
const rivalsIn = ({ competitors }: ScheduleDetail): string[] =>
  competitors
    .filter(({ competition_team }) => competition_team.club_id !== ownClub)
    .map(({ competition_team }) => competition_team.name.split(' ')[1] ?? competition_team.name)

type Ledger = {
  articles: Map<string, number>
  matches: Map<string, number>
  day: string
  finals: Set<string>
}

async function readLedger({ setting }: RunningDemo): Promise<Ledger> {
  return withClient(setting.database.newsroomUrl, async (db) => {
    const { rows } = await db.query<{ key: string; data: { id?: number; day?: string } }>(
      `select key, data from payload_kv where key like 'demo/%'`,
    )
    const idsOf = (kind: string) =>
      new Map(
        rows
          .filter(({ key }) => new RegExp(`^demo/${kind}/[^/]+$`).test(key))
          .map(({ key, data }) => [key.split('/')[2] ?? '', data.id ?? 0]),
      )
    const finals = await db.query<{ h: number; a: number }>(
      `select home_score::int as h, away_score::int as a from matches where status = 'finished'`,
    )
    return {
      articles: idsOf('articles'),
      matches: idsOf('matches'),
      day: rows.find((row) => row.key === 'demo/first-day')?.data.day ?? '',
      finals: new Set(finals.rows.map(({ h, a }) => key([h, a]))),
    }
  })
}

/** Compares every generated article, as the api sends it, with the matches it is about. */
export async function checkReports(demo: RunningDemo, get: ApiGet, tally: Tally) {
  const ledger = await readLedger(demo)
  const composed = composeReports(simulate({ club: demo.club, day: ledger.day }), demo.club, ledger.day)
  let figures = 0
  for (const { key: name, about, kind } of composed) {
    const id = ledger.articles.get(name)
    const isReport = kind === 'report' || kind === 'youth-report'
    for (const lang of languages) {
      const matches: ScheduleDetail[] = []
      for (const match of about)
        matches.push(
          (await get<ScheduleDetail>(`/schedule/find/${ledger.matches.get(match)}?lang=${lang}`)).data,
        )
      const known = new Set([...matches.flatMap(scoresIn).map(key), ...ledger.finals])
      const { status, data } = await get<Article>(`/article/find/${id}?lang=${lang}`)
      tally.check(`${name} ${lang} exists`, status === 200 ? undefined : `answered ${status}`)
      if (status !== 200) continue
      const parsed = parseReport([data.title, data.lead, textOf(data.body ?? '')].join('\n\n'), lang)
      for (const score of parsed.scores) {
        figures += 1
        tally.check(
          `${name} ${lang} score ${score.join('–')}`,
          known.has(key(score)) ? undefined : 'is not a score of its matches',
        )
      }
      for (const rival of kind.endsWith('round-up') ? [] : matches.flatMap(rivalsIn)) {
        const isNamed = `${data.title} ${data.lead} ${textOf(data.body ?? '')}`.includes(rival)
        tally.check(`${name} ${lang} names its opponent ${rival}`, isNamed ? undefined : 'it does not')
      }
      if (!isReport) continue
      const [match] = matches
      const lines = match ? figuresOf(match, lang) : new Map<string, PlayerStatistics>()
      for (const { name: player, stat, value, average } of parsed.players) {
        if (average) continue
        figures += 1
        const stored = lines.get(player)?.[columns[stat] ?? 'points']
        tally.check(
          `${name} ${lang} ${player} ${value} ${stat}`,
          stored === value ? undefined : `the table says ${stored}`,
        )
      }
      const played = match?.game_time ? budapest.format(new Date(match.game_time)) : ''
      for (const { month, day } of parsed.dates.slice(0, 1)) {
        tally.check(
          `${name} ${lang} date ${month}-${day}`,
          `${month}/${day}` === played ? undefined : `the match was on ${played}`,
        )
      }
      if (parsed.scores.length === 0) tally.fail(`${name} ${lang}: no score could be read`)
    }
  }
  return { articles: composed.length, figures }
}
