import type { Player, Schedule } from '@palank/contract/own-api-types'
import type { PlayerStatistics, StatisticsSources } from '@palank/contract/statistics'
import { type Language, pathFor } from '@palank/routes'
import type { Page } from '@playwright/test'
import { expectNoOverflow } from '../overflow.ts'
import { violations } from './axe.ts'
import { callApi } from './call-api.ts'
import { readHeads } from './document-heads.ts'
import { future, pathOf } from './matches.ts'
import { withFiles } from './media.ts'
import { bothWidths, expect, homeOf, languages, open, test } from './site-test.ts'
import { firstTeam, playerOf, playerPath } from './squads.ts'
import { startTamperedSite, type Tamper, type TamperedSite } from './tampering-proxy.ts'

const texts = {
  hu: { awaited: 'Eredményre várunk', tickets: /^Jegyvásárlás/, postponed: 'Elhalasztva' },
  en: { awaited: 'Awaiting result', tickets: /^Buy tickets/, postponed: 'Postponed' },
}
const hour = 3_600_000
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()

type Change = (match: Schedule) => Partial<Schedule>
type Changes = Map<number, Change>

/** Changes some matches in the api's answers. */
const changeMatches =
  (changes: Changes): Tamper =>
  (call, answer) => {
    if (!call.startsWith('schedule/')) return answer
    const change = (match: Schedule) => ({ ...match, ...changes.get(match.id)?.(match) })
    const { data } = answer as { data?: Schedule | Schedule[] }
    if (!data) return answer
    return { ...answer, data: Array.isArray(data) ? data.map(change) : change(data) }
  }

/** The next scheduled match, or the latest finished one. */
async function nearest(language: Language, type: 'next' | 'prev'): Promise<Schedule> {
  const { data } = await callApi<Schedule[]>('schedule/list', language, { type, limit: 100 })
  const match = data.find(({ status }) => status === (type === 'next' ? 'scheduled' : 'finished'))
  if (!match) throw new Error(`the demo has no match of type ${type}`)
  return match
}

async function withSite(tamper: Tamper, visit: (server: TamperedSite) => Promise<void>) {
  const server = await startTamperedSite(tamper)
  try {
    await server.ready()
    await visit(server)
  } finally {
    await server.stop()
  }
}

const withoutResult = ({ competitors }: Schedule): Partial<Schedule> => ({
  status: 'scheduled',
  forfeit: null,
  competitors: competitors.map((one) => ({ ...one, finalScore: null })),
})

for (const language of languages) {
  const t = texts[language]
  const inSlider = (page: Page, type: 'next' | 'prev', match: Schedule) =>
    page.locator(`#matches-${type} li`).filter({ has: page.locator(`a[href="${pathOf(match, language)}"]`) })
  /** The home page with these matches' competitions selected. */
  const sliders = (next: Schedule, prev = next) =>
    `${homeOf(language)}?next=${next.competition.id}&prev=${prev.competition.id}`
  const inList = (page: Page, match: Schedule) => page.locator(`article[data-match="${match.id}"]`)

  test(`H6, E1 ${language}: a match that has started awaits its result: no countdown, no tickets, and after four hours it is listed as played`, async ({
    page,
  }) => {
    const startedMatch = await nearest(language, 'next')
    const finishedMatch = await nearest(language, 'prev')
    const changes = new Map<number, Change>([
      [startedMatch.id, () => ({ game_time: fromNow(-hour), ticket_url: 'https://jegy.example' })],
      [finishedMatch.id, (match: Schedule) => ({ ...withoutResult(match), game_time: fromNow(-5 * hour) })],
    ])
    await withSite(changeMatches(changes), async ({ origin }) => {
      await withFiles(page)
      await open(page, `${origin}${sliders(startedMatch, finishedMatch)}`)
      await bothWidths(page, async () => {
        for (const box of [inSlider(page, 'next', startedMatch), inSlider(page, 'prev', finishedMatch)]) {
          await expect(box).toContainText(t.awaited)
          await expect(box.locator('[data-countdown]')).toHaveCount(0)
          await expect(box.getByRole('link', { name: t.tickets })).toHaveCount(0)
        }
      })
      const list = origin + pathFor('schedules', language)
      for (const [type, match] of [
        ['next', startedMatch],
        ['prev', finishedMatch],
      ] as const) {
        await open(page, `${list}?type=${type}`)
        const row = inList(page, match)
        await bothWidths(page, async () => {
          await expect(row).toContainText(t.awaited)
          await expect(row.getByRole('link', { name: t.tickets })).toHaveCount(0)
          await expectNoOverflow(page)
        })
      }
      await open(page, origin + pathOf(startedMatch, language))
      const board = page.locator('[data-status="awaiting"]')
      await bothWidths(page, async () => {
        await expect(board).toContainText(t.awaited)
        await expect(board.locator('[data-countdown], [data-score]')).toHaveCount(0)
        await expect(board.getByRole('link', { name: t.tickets })).toHaveCount(0)
        await expectNoOverflow(page)
        expect(await violations(page)).toEqual([])
      })
      const [head] = await readHeads(page, [origin + pathOf(startedMatch, language)])
      expect(head?.linked.find((thing) => thing['@type'] === 'SportsEvent')).not.toHaveProperty('offers')
    })
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`H6 ${language}: it awaits its result without JavaScript too`, async ({ page }) => {
      const startedMatch = await nearest(language, 'next')
      const changes = new Map<number, Change>([[startedMatch.id, () => ({ game_time: fromNow(-hour) })]])
      await withSite(changeMatches(changes), async ({ origin }) => {
        await withFiles(page)
        await page.goto(origin + sliders(startedMatch))
        await expect(inSlider(page, 'next', startedMatch)).toContainText(t.awaited)
        await page.goto(origin + pathOf(startedMatch, language))
        await expect(page.locator('[data-status="awaiting"]')).toContainText(t.awaited)
      })
    })
  })

  test(`H6, E1 ${language}: an open page switches from the countdown to awaiting at tip-off`, async ({
    page,
  }) => {
    const soon = await nearest(language, 'next')
    const start = Date.now() + hour
    const game_time = new Date(start).toISOString()
    const changes = new Map<number, Change>([
      [soon.id, () => ({ game_time, ticket_url: 'https://jegy.example' })],
    ])
    await withSite(changeMatches(changes), async ({ origin }) => {
      await withFiles(page)
      await page.clock.install({ time: start - 60_000 })
      for (const path of [sliders(soon), pathOf(soon, language)]) {
        await page.clock.setSystemTime(start - 60_000)
        await open(page, origin + path)
        const place = path === sliders(soon) ? inSlider(page, 'next', soon) : page.locator('[data-status]')
        await expect(place.locator('[data-countdown]')).toHaveCount(1)
        await expect(place.getByRole('link', { name: t.tickets })).toHaveCount(1)
        await expect(place).not.toContainText(t.awaited)
        await page.clock.runFor(61_000)
        await expect(place).toContainText(t.awaited)
        await expect(place.locator('[data-countdown]')).toHaveCount(0)
        await expect(place.getByRole('link', { name: t.tickets })).toHaveCount(0)
      }
    })
  })

  test(`H6 ${language}: a postponed match whose date has passed is the last upcoming one, without a countdown`, async ({
    page,
  }) => {
    const postponed = await nearest(language, 'next')
    const changes = new Map<number, Change>([
      [postponed.id, () => ({ status: 'postponed' as const, game_time: fromNow(-48 * hour) })],
    ])
    await withSite(changeMatches(changes), async ({ origin }) => {
      await withFiles(page)
      await open(page, `${origin}${pathFor('schedules', language)}?type=next`)
      await expect(inList(page, postponed)).toContainText(t.postponed)
      await expect(inList(page, postponed).locator('[data-countdown]')).toHaveCount(0)
      const times = await page
        .locator('article[data-match] time')
        .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')))
      expect(times.at(-1)).toBeLessThan(Date.now())
      expect(times.slice(0, -1)).toEqual(times.slice(0, -1).toSorted((one, other) => one - other))
    })
  })

  test(`E1 ${language}: an away match links to tickets only by its own ticket address`, async ({ page }) => {
    const { data } = await callApi<Schedule[]>('schedule/list', language, { type: 'next', limit: 100 })
    const isAway = ({ competitors, status }: Schedule) =>
      status === 'scheduled' && competitors.find(({ side }) => side === 2)?.competition_team.club_id === 1
    const [bare, own] = data.filter((match) => isAway(match) && future(match))
    if (!bare || !own) throw new Error('the demo has too few away matches to come')
    const competition = { ...bare.competition, ticket_url: 'https://bajnoksag.example' }
    const changes = new Map<number, Change>([
      [bare.id, () => ({ competition, ticket_url: null })],
      [own.id, () => ({ competition, ticket_url: 'https://meccs.example/1' })],
    ])
    await withSite(changeMatches(changes), async ({ origin }) => {
      await withFiles(page)
      await open(page, origin + pathFor('schedules', language))
      await expect(inList(page, bare).getByRole('link', { name: t.tickets })).toHaveCount(0)
      const link = inList(page, own).getByRole('link', { name: t.tickets })
      await expect(link).toHaveAttribute('href', 'https://meccs.example/1')
      const heads = await readHeads(
        page,
        [bare, own].map((match) => origin + pathOf(match, language)),
      )
      const offers = heads.map(
        ({ linked }) => linked.find((thing) => thing['@type'] === 'SportsEvent')?.offers,
      )
      expect(offers).toEqual([undefined, expect.objectContaining({ url: 'https://meccs.example/1' })])
    })
  })

  test(`E4 ${language}: tables and key figures of a player show only recorded statistics`, async ({
    page,
  }) => {
    const team = await firstTeam(language)
    const recordedFields = ['played_games', 'points', 'total_rebound', 'foul']
    const players = await Promise.all(team.players.map(({ id }) => playerOf(language, id)))
    const player = players.toSorted((one, other) => other.games.length - one.games.length)[0] as Player
    const reduceFigures = (statistics: PlayerStatistics) =>
      Object.fromEntries(
        Object.entries(statistics).map(([field, value]) => [
          field,
          recordedFields.includes(field) ? value : null,
        ]),
      ) as PlayerStatistics
    const reduceRow = <Row extends StatisticsSources>(row: Row): Row => ({
      ...row,
      average: reduceFigures(row.average),
      total: reduceFigures(row.total),
      minuteFourty: reduceFigures(row.minuteFourty),
    })
    const tamper: Tamper = (call, answer) => {
      if (call !== `player/find/${player.id}`) return answer
      const { seasons, career, games, ...rest } = answer.data as Player
      const reducedGames = games.map((game) => ({ ...game, statistics: reduceFigures(game.statistics) }))
      return {
        data: { ...rest, seasons: seasons.map(reduceRow), career: reduceRow(career), games: reducedGames },
      }
    }
    await withSite(tamper, async ({ origin }) => {
      await withFiles(page)
      await open(page, origin + playerPath(team.id, player.id, language))
      await bothWidths(page, async () => {
        const fields = (table: string) =>
          page
            .locator(`[data-table="${table}"]`)
            .first()
            .locator('[data-stat]')
            .evaluateAll((cells) => [...new Set(cells.map((cell) => cell.getAttribute('data-stat')))])
        await expect.poll(() => fields('season')).toEqual(recordedFields)
        await expect.poll(() => fields('career')).toEqual(recordedFields)
        await expect.poll(() => fields('games')).toEqual(['points', 'total_rebound', 'foul'])
        await expect(page.locator('[data-count] > li')).toHaveCount(2)
        await expect(page.locator('[data-table="season"]').first().locator('tbody tr')).toHaveCount(3)
        await expectNoOverflow(page)
      })
      expect(await violations(page)).toEqual([])
    })
  })
}
