import type { BoxScoreLine, Schedule } from '@palank/contract/own-api-types'
import type { PlayerStatistics } from '@palank/contract/statistics'
import { type Language, pathFor } from '@palank/routes'
import type { Page } from '@playwright/test'
import { callApi } from './call-api.ts'
import { readHeads } from './document-heads.ts'
import { fullMatch, future, matchWith, pathOf, teamsOf, ticketsOf } from './matches.ts'
import { foreignLinks, statusesOf } from './media.ts'
import { expect, languages, open, site, test, widths } from './site-test.ts'
import { momentOf } from './stories.ts'

const texts = {
  hu: {
    final: 'Vége',
    versus: 'vs',
    didNotPlay: 'Nem játszott',
    total: 'Összesen',
    form: 'Forma',
    meetings: 'Egymás ellen',
    postponed: 'Elhalasztva',
    cancelled: 'Törölve',
    missing: 'Ez most kifordult a gyűrűből',
    begins: (moment: string) => `Kezdés: ${moment}`,
    tickets: 'Jegyvásárlás',
    point: ',',
  },
  en: {
    final: 'Final',
    versus: 'vs',
    didNotPlay: 'Did not play',
    total: 'Total',
    form: 'Form',
    meetings: 'Head to head',
    postponed: 'Postponed',
    cancelled: 'Cancelled',
    missing: 'That one rimmed out',
    begins: (moment: string) => `Tip-off: ${moment}`,
    tickets: 'Buy tickets',
    point: '.',
  },
}

const minutes = (value: number) => {
  const seconds = Math.round(value * 60)
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** A figure in the format of the box score. */
function formatFigure(field: keyof PlayerStatistics, value: number | null, language: Language): string {
  if (value === null) return '–'
  if (field === 'minute') return minutes(value)
  if (field.endsWith('_percent')) return value.toFixed(1).replace('.', texts[language].point)
  return String(value).replace('-', '−')
}

const fields = [
  'minute',
  'points',
  'two_point_made',
  'two_point_all',
  'three_point_made',
  'three_point_all',
  'throw_made',
  'throw_all',
  'throw_percent',
  'free_throw_made',
  'free_throw_all',
  'offensive_rebound',
  'defensive_rebound',
  'total_rebound',
  'assist',
  'steal',
  'turnover',
  'block',
  'block_against',
  'foul',
  'defensive_foul',
  'value',
] as const

type Cells = Record<string, Record<string, string>>

/** The cells of a table by row and statistic. */
const cellsOf = (page: Page, table: string): Promise<Cells> =>
  page
    .locator(`[data-table="${table}"] [data-row]`)
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.getAttribute('data-row'),
          Object.fromEntries(
            [...row.querySelectorAll('[data-stat], [data-period]')].flatMap((cell) =>
              (cell.getAttribute('data-stat') ?? cell.getAttribute('data-period') ?? '')
                .split(' ')
                .map((name) => [name, cell.textContent ?? '']),
            ),
          ),
        ]),
      ),
    )

const nameOf = ({ player }: BoxScoreLine, language: Language) =>
  (language === 'hu' ? [player.last_name, player.first_name] : [player.first_name, player.last_name]).join(
    ' ',
  )

for (const language of languages) {
  const t = texts[language]

  test(`B11, B13, H3, H4, H6 ${language}: a finished match`, async ({ page }) => {
    const match = await fullMatch(language)
    const { home, away } = teamsOf(match)
    await open(page, pathOf(match, language))
    await test.step('score, periods, place, time and attendance are those of the api', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const teams = `${home.competition_team.name} – ${away.competition_team.name}`
      await expect(page.locator('h1')).toHaveText(`${teams} ${home.finalScore}–${away.finalScore}`)
      await expect(page.locator('[data-score="home"]')).toHaveText(String(home.finalScore))
      await expect(page.locator('[data-score="away"]')).toHaveText(String(away.finalScore))
      const facts = page.locator('[data-status="finished"]')
      await expect(facts).toContainText(t.final)
      await expect(facts).toContainText(momentOf(match.game_time ?? '', language))
      await expect(facts).toContainText(match.arena?.name ?? '')
      const attendance = (await page.locator('[data-stat="attendance"]').textContent()) ?? ''
      expect(attendance.replace(/\D/g, '')).toBe(String(match.attendance))
      const periods = await cellsOf(page, 'periods')
      const expected = (side: 'home' | 'away', total: number | null) =>
        Object.fromEntries([
          ...match.periods.map((period) => [String(period.number), String(period[side])]),
          ['total', String(total)],
        ])
      expect(periods).toEqual({ 1: expected('home', home.finalScore), 2: expected('away', away.finalScore) })
      expect(await foreignLinks(page, language)).toEqual([])
      await expect(page.locator('[data-countdown]')).toHaveCount(0)
    })

    await test.step('both box scores match the api, line by line, with their totals', async () => {
      for (const box of match.box_scores) {
        const cells = await cellsOf(page, `box-${box.side}`)
        expect(Object.keys(cells).toSorted()).toEqual(
          [...box.players.map(({ player }) => String(player.id)), 'total'].toSorted(),
        )
        const hasAny = (field: keyof PlayerStatistics) =>
          [...box.players.map(({ statistics }) => statistics), box.total].some((row) => row?.[field] != null)
        for (const line of box.players) {
          const row = page.locator(`[data-table="box-${box.side}"] [data-row="${line.player.id}"]`)
          await expect(row.locator('th')).toContainText(nameOf(line, language))
          if (line.did_not_play) {
            await expect(row).toContainText(t.didNotPlay)
            continue
          }
          for (const field of fields.filter(hasAny)) {
            expect(cells[line.player.id]?.[field], `${line.player.id} ${field}`).toBe(
              formatFigure(field, line.statistics[field], language),
            )
          }
          // H3: points and value computed here, independently of the api.
          const statistics = line.statistics
          const known = (...fields: (keyof PlayerStatistics)[]) =>
            fields.every((field) => statistics[field] !== null)
          if (known('two_point_made', 'three_point_made', 'free_throw_made', 'points')) {
            const points =
              2 * (statistics.two_point_made ?? 0) +
              3 * (statistics.three_point_made ?? 0) +
              (statistics.free_throw_made ?? 0)
            expect(cells[line.player.id]?.points).toBe(String(points))
          }
          if (statistics.value !== null) {
            const of = (field: keyof PlayerStatistics) => statistics[field] ?? 0
            const value = [
              of('points') +
                of('total_rebound') +
                of('assist') +
                of('steal') +
                of('block') +
                of('defensive_foul'),
              -(of('throw_all') - of('throw_made')) - (of('free_throw_all') - of('free_throw_made')),
              -of('turnover') - of('block_against') - of('foul'),
            ].reduce((sum, part) => sum + part, 0)
            expect(cells[line.player.id]?.value).toBe(formatFigure('value', value, language))
          }
        }
        for (const field of fields.filter(hasAny)) {
          expect(cells.total?.[field], `total ${field}`).toBe(
            formatFigure(field, box.total?.[field] ?? null, language),
          )
        }
      }
    })

    await test.step('form, earlier meetings, players and teams link to existing pages', async () => {
      const links = await page
        .locator('main a[href^="/"]')
        .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))])
      expect(links.some((href) => href.includes(pathFor('schedules', language)))).toBe(true)
      const statuses = await statusesOf(page, links)
      expect(links.filter((_, index) => statuses[index] !== 200)).toEqual([])
    })

    await test.step('the form shows the last five games before the match', async () => {
      const form = page.locator('section', {
        has: page.getByRole('heading', { level: 2, name: t.form, exact: true }),
      })
      const expected: string[] = []
      for (const { competition_team: team } of [home, away]) {
        const { data } = await callApi<Schedule[]>('schedule/list', language, {
          competitionTeamId: team.id,
          type: 'prev',
          limit: 100,
        })
        const before = data.filter(
          ({ status, game_time }) =>
            status === 'finished' && Date.parse(game_time ?? '') < Date.parse(match.game_time ?? ''),
        )
        expected.push(...before.slice(0, 5).map((earlier) => pathOf(earlier, language)))
      }
      expect(expected.length).toBeGreaterThan(5)
      const hrefs = await form
        .locator('ol a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs).toEqual(expected)
    })
  })

  test(`E1, H6 ${language}: a scheduled match counts down every second and links to tickets`, async ({
    page,
  }) => {
    const match = await matchWith(language, 'scheduled', (one) => future(one) && ticketsOf(one))
    const now = Date.parse(match.game_time ?? '') - ((2 * 24 + 19) * 3600 + 24 * 60 + 8) * 1000
    await page.clock.install({ time: now })
    await page.clock.pauseAt(now + 1_000)
    await page.setViewportSize({ width: widths.laptop, height: 1000 })
    await page.goto(pathOf(match, language))
    const clock = page.locator('[data-countdown]')
    await expect(async () => {
      await page.clock.runFor(16)
      expect(await clock.count()).toBe(1)
    }).toPass()
    const countdownText = async () => ((await clock.textContent()) ?? '').replace(/\s+/g, ' ').trim()
    const first = await countdownText()
    expect(first).toMatch(language === 'hu' ? /^2 nap 19:24:0\d$/ : /^2 days 19:24:0\d$/)
    await page.clock.runFor(1_000)
    // React may draw the second after the clock has been moved; the clock itself stands.
    await expect.poll(async () => Number(first.slice(-1)) - Number((await countdownText()).slice(-1))).toBe(1)
    await expect(page.getByText(t.begins(momentOf(match.game_time ?? '', language)))).toHaveCount(1)
    await expect(page.locator('[data-score]')).toHaveCount(0)
    const tickets = page.getByRole('main').getByRole('link', { name: t.tickets }).first()
    await expect(tickets).toHaveAttribute(
      'href',
      new RegExp((ticketsOf(match) ?? '').replace(/[.?]/g, '\\$&')),
    )
  })

  for (const status of ['postponed', 'cancelled'] as const) {
    test(`H6 ${language}: a ${status} match shows its status, without countdown, score and tickets`, async ({
      page,
    }) => {
      const match = await matchWith(language, status)
      await open(page, pathOf(match, language))
      await expect(page.locator(`[data-status="${status}"]`)).toContainText(t[status])
      await expect(page.locator('[data-countdown], [data-score], [data-table]')).toHaveCount(0)
      await expect(page.locator(`[data-status="${status}"]`).getByText(t.tickets)).toHaveCount(0)
      const [head] = await readHeads(page, [site + pathOf(match, language)])
      const event = head?.linked.find((thing) => thing['@type'] === 'SportsEvent')
      expect(event?.eventStatus).toBe(
        `https://schema.org/${status === 'postponed' ? 'EventPostponed' : 'EventCancelled'}`,
      )
    })
  }

  test(`B15 ${language}: a match has a title, twins and an event with its place and teams`, async ({
    page,
  }) => {
    const scheduled = await matchWith(language, 'scheduled', (one) => future(one) && one.arena)
    for (const match of [await fullMatch(language), scheduled]) {
      const { home, away } = teamsOf(match)
      const own = pathOf(match, language)
      const [head] = await readHeads(page, [site + own])
      expect(head).toMatchObject({ status: 200, lang: language, canonical: [site + own] })
      expect(head?.title).toContain(`${home.competition_team.name} – ${away.competition_team.name}`)
      expect(head?.meta.description).toContain(match.competition.name)
      expect(head?.meta['og:url']).toBe(site + own)
      expect(head?.meta['og:image']).toMatch(/^https?:\/\//)
      expect(head?.twins.map(({ url }) => url)).toEqual([
        ...languages.map((one) => site + pathOf(match, one)),
        site + pathOf(match, 'hu'),
      ])
      const event = head?.linked.find((thing) => thing['@type'] === 'SportsEvent')
      expect(event).toMatchObject({
        name: expect.stringContaining(home.competition_team.name),
        url: site + own,
        eventStatus: 'https://schema.org/EventScheduled',
        location: { '@type': 'Place', name: match.arena?.name },
        homeTeam: { '@type': 'SportsTeam', name: home.competition_team.name },
        awayTeam: { '@type': 'SportsTeam', name: away.competition_team.name },
        organizer: { '@type': 'SportsOrganization', name: expect.any(String) },
      })
      const start = String(event?.startDate)
      expect(start).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/)
      expect(Date.parse(start)).toBe(Date.parse(match.game_time ?? ''))
      expect(event?.competitor).toHaveLength(2)
      expect(Boolean(event?.offers)).toBe(match.status === 'scheduled' && Boolean(ticketsOf(match)))
      const crumbs = head?.linked.find((thing) => thing['@type'] === 'BreadcrumbList')
      expect(crumbs?.itemListElement).toHaveLength(3)
    }
  })

  test.describe(() => {
    test.use({ allowedErrors: /status of 404/ })
    test(`B14 ${language}: an unknown match is 404 in the language of the path`, async ({ page }) => {
      const list = pathFor('schedules', language)
      const missing = [`${list}/2000000000`, `${list}/0`, `${list}/12a`, `${list}/99999999999999`]
      expect(await statusesOf(page, missing)).toEqual(missing.map(() => 404))
      await page.goto(missing[0] ?? '')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.missing)
    })
  })
}
