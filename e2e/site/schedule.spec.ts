import type { ClubTeam, Competition, Schedule } from '@palank/contract/own-api-types'
import { calendarPath, type Language, pathFor } from '@palank/routes'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../overflow.ts'
import { violations } from './axe.ts'
import { callApi } from './call-api.ts'
import { readHeads } from './document-heads.ts'
import { isAwaited, isMoving, ticketsOf } from './matches.ts'
import { foreignLinks, statusesOf } from './media.ts'
import { bothWidths, expect, languages, open, otherBrand, site, test, widths } from './site-test.ts'

const texts = {
  hu: {
    title: 'Mérkőzések',
    win: 'GY',
    loss: 'V',
    postponed: 'Elhalasztva',
    cancelled: 'Törölve',
    live: 'Élő',
    awaited: 'Eredményre várunk',
    next: /^Következő/,
    prev: /^Lejátszott/,
    all: /^Mind/,
    home: 'Hazai',
    away: 'Idegenbeli',
    tickets: 'Jegyvásárlás',
    show: 'Mutasd',
    competition: 'Versenysorozat',
    season: 'Idény',
    subscribe: 'Feliratkozás',
    missing: 'Ez most kifordult a gyűrűből',
    titleOf: (what: string) => `Mérkőzések: ${what} | Dunai Sólymok`,
  },
  en: {
    title: 'Games',
    win: 'W',
    loss: 'L',
    postponed: 'Postponed',
    cancelled: 'Cancelled',
    live: 'Live',
    awaited: 'Awaiting result',
    next: /^To come/,
    prev: /^Played/,
    all: /^All/,
    home: 'Home',
    away: 'Away',
    tickets: 'Buy tickets',
    show: 'Show',
    competition: 'Competition',
    season: 'Season',
    subscribe: 'Subscribe',
    missing: 'That one rimmed out',
    titleOf: (what: string) => `Games: ${what} | Danube Falcons`,
  },
}

const seasonName = (season: number) => `${season}/${String((season + 1) % 100).padStart(2, '0')}`
const locale = { hu: 'hu-HU', en: 'en-GB' }
const zone = { timeZone: 'Europe/Budapest' } as const

/** The club's matches of a season that have a date. */
async function matchesOf(
  language: Language,
  query: Record<string, string | number> = {},
): Promise<Schedule[]> {
  const { data, meta } = await callApi<Schedule[]>('schedule/list', language, { ...query, limit: 100 })
  expect(meta.last_page).toBe(1)
  return data.filter(({ game_time }) => game_time)
}

const competitionsOf = async (language: Language, season: number) =>
  (await callApi<Competition[]>(`competition/season/${season}/list`, language, { 'clubs[0]': 1 })).data

async function currentSeason(): Promise<number> {
  const [match] = await matchesOf('hu')
  if (!match) throw new Error('the demo has no match')
  return match.competition.season
}

const isOwn = ({ competitors }: Schedule, side: 1 | 2) =>
  competitors.some((one) => one.side === side && one.competition_team.club_id === 1)

const scoresOf = ({ competitors }: Schedule) => competitors.map(({ finalScore }) => finalScore)

/** How a match ended for the club. */
function resultOf(match: Schedule): 'win' | 'loss' | null {
  const [home, away] = scoresOf(match)
  if (match.status !== 'finished' || isOwn(match, 1) === isOwn(match, 2)) return null
  if (match.forfeit === null && (typeof home !== 'number' || typeof away !== 'number')) return null
  const homeWon = match.forfeit === null ? (home ?? 0) > (away ?? 0) : match.forfeit === 2
  return homeWon === isOwn(match, 1) ? 'win' : 'loss'
}

type Row = {
  id: number
  time: string
  teams: string[]
  middle: string
  href: string
  place: string
  result: string
}

/** The rows of the page. */
const rowsOf = (page: Page): Promise<Row[]> =>
  page.locator('main article[data-match]').evaluateAll((rows) =>
    rows.map((row) => {
      const link = row.querySelector('a')
      const middle = link?.cloneNode(true) as Element
      for (const hidden of middle.querySelectorAll('.vh')) hidden.remove()
      return {
        id: Number(row.getAttribute('data-match')),
        time: row.querySelector('time')?.dateTime ?? '',
        teams: [...row.querySelectorAll(':scope > div > img + span')].map((name) => name.textContent ?? ''),
        middle: middle.textContent ?? '',
        href: link?.getAttribute('href') ?? '',
        place: row.querySelector(':scope > p')?.textContent ?? '',
        result: row.querySelector('[aria-hidden=true]:not([data-countdown], svg)')?.textContent ?? '',
      }
    }),
  )

function middleOf(match: Schedule, language: Language): string {
  const t = texts[language]
  if (match.status === 'postponed' || match.status === 'cancelled') return t[match.status]
  const [home, away] = scoresOf(match)
  const hasScore = typeof home === 'number' && typeof away === 'number'
  if (isAwaited(match) && !hasScore) return t.awaited
  const clock = new Intl.DateTimeFormat(locale[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zone,
  }).format(new Date(match.game_time ?? ''))
  const text = hasScore ? `${home}–${away}` : clock
  if (isAwaited(match)) return text + t.awaited
  return match.status === 'live' ? text + t.live : text
}

const rowOf = (match: Schedule, language: Language) => {
  const result = resultOf(match)
  return {
    id: match.id,
    time: match.game_time,
    teams: match.competitors.map(({ competition_team }) => competition_team.name),
    middle: middleOf(match, language),
    href: pathFor('match', language, { scheduleId: match.id }),
    result: result ? texts[language][result] : '',
  }
}
/** Long enough for the edge to renew a copy from before a kick-off. */
const untilRenewed = { timeout: 100_000 }
const withoutPlace = (rows: Row[]) => rows.map(({ place: _, ...row }) => row)

for (const language of languages) {
  const t = texts[language]
  const path = pathFor('schedules', language)

  test(`B11, E1, H6 ${language}: the matches of the season`, async ({ page }) => {
    const matches = await matchesOf(language)
    expect(matches.length).toBeGreaterThan(20)
    await test.step('every match, by month, matches the api', async () => {
      let rows: Row[] = []
      await expect(async () => {
        await open(page, path)
        rows = await rowsOf(page)
        expect(withoutPlace(rows)).toEqual(matches.map((match) => rowOf(match, language)))
        // An old copy has none: its next match has begun.
        await expect(page.locator('[data-countdown]')).toHaveCount(1, { timeout: 5_000 })
      }).toPass(untilRenewed)
      await expect(page.locator('h1')).toHaveText(t.title)
      for (const [index, match] of matches.entries()) {
        expect(rows[index]?.place).toContain(match.competition.name)
        if (match.arena) expect(rows[index]?.place).toContain(match.arena.name)
      }
      const month = new Intl.DateTimeFormat(locale[language], { year: 'numeric', month: 'long', ...zone })
      const months = [...new Set(matches.map(({ game_time }) => month.format(new Date(game_time ?? ''))))]
      await expect(page.locator('main section h2')).toHaveText(months)
      await expect(page.locator('main article img').first()).toHaveAttribute('width', '35')
      expect(await foreignLinks(page, language)).toEqual([])
    })

    await test.step('only the next match has a countdown, and upcoming matches link to tickets', async () => {
      const next = matches.find(
        ({ status, game_time }) => status === 'scheduled' && Date.parse(game_time ?? '') > Date.now(),
      )
      await expect(page.locator('[data-countdown]')).toHaveCount(1)
      const row = page.locator(`article[data-match="${next?.id}"]`)
      const countdown = row.locator('[data-countdown]')
      await expect(countdown).toHaveText(/\d\d:\d\d:\d\d/)
      const firstText = await countdown.textContent()
      await expect(countdown).not.toHaveText(firstText ?? '')
      const withTickets = matches.filter(
        (match) =>
          ticketsOf(match) &&
          !isAwaited(match) &&
          match.status !== 'finished' &&
          match.status !== 'cancelled',
      )
      expect(withTickets.length).toBeGreaterThan(0)
      await expect(page.getByRole('link', { name: new RegExp(`^${t.tickets}`) })).toHaveCount(
        withTickets.length,
      )
      const first = page
        .locator(`article[data-match="${withTickets[0]?.id}"]`)
        .getByRole('link', { name: t.tickets })
      await expect(first).toHaveAttribute('href', /^https?:/)
    })

    await test.step('calendars to subscribe to', async () => {
      const { data: teams } = await callApi<ClubTeam[]>('competition-team/list', language)
      await page.getByText(t.subscribe, { exact: true }).click()
      for (const { id } of teams) {
        const file = calendarPath('team', id, language)
        await expect(page.locator(`a[href="${file}"]`)).toBeVisible()
        await expect(page.locator(`a[href^="webcal:"][href$="${file}"]`)).toBeVisible()
      }
    })
  })

  test(`B11 ${language}: filters by played or upcoming, home or away`, async ({ page }) => {
    const matches = await matchesOf(language)
    const ofType = async (type: 'next' | 'prev') =>
      (await callApi<Schedule[]>('schedule/list', language, { type, limit: 100 })).data
    const played = await ofType('prev')
    const moving = new Set(matches.filter((match) => isMoving(match)).map(({ id }) => id))
    const idsOf = (all: { id: number }[]) => all.flatMap(({ id }) => (moving.has(id) ? [] : id))
    const ids = async () => idsOf(await rowsOf(page))
    await open(page, path)
    const link = (name: string | RegExp) =>
      page.locator('#schedule nav').getByRole('link', { name, exact: true })

    await link(t.prev).click()
    await expect(page).toHaveURL(/\?type=prev$/)
    await expect(link(t.prev)).toHaveAttribute('aria-current', 'true')
    await expect.poll(ids).toEqual(idsOf(played))
    await link(t.away).click()
    await expect(page).toHaveURL(/\?type=prev&venue=away$/)
    await expect.poll(ids).toEqual(idsOf(played.filter((match) => isOwn(match, 2))))
    await link(t.all).click()
    await expect.poll(ids).toEqual(idsOf(matches.filter((match) => isOwn(match, 2))))
    await open(page, `${path}?type=next`)
    const next = await ofType('next')
    expect(next.map(({ status }) => status)).toContain('postponed')
    await expect.poll(ids).toEqual(idsOf(next.filter(({ game_time }) => game_time)))
  })

  test(`B11, H5 ${language}: another competition and another season are stored in the address`, async ({
    page,
  }) => {
    const season = await currentSeason()
    const [, cup] = await competitionsOf(language, season)
    if (!cup) throw new Error('the demo has only one competition')
    const ofCup = await matchesOf(language, { competitionId: cup.id })
    await open(page, path)
    await page.getByLabel(t.competition).selectOption(String(cup.id))
    await expect(page).toHaveURL(new RegExp(`competition=${cup.id}`))
    await expect.poll(async () => (await rowsOf(page)).map(({ id }) => id)).toEqual(ofCup.map(({ id }) => id))

    const before = await matchesOf(language, { season: season - 1 })
    expect(before.length).toBeGreaterThan(20)
    await page.getByLabel(t.season).selectOption(seasonName(season - 1))
    await expect(page).toHaveURL(new RegExp(`season=${season - 1}`))
    await expect
      .poll(async () => withoutPlace(await rowsOf(page)))
      .toEqual(before.map((match) => rowOf(match, language)))
    await page.reload()
    await expect(page.getByLabel(t.season)).toHaveValue(String(season - 1))
  })

  test(`B11 ${language}: the matches of one team`, async ({ page }) => {
    const { data: teams } = await callApi<ClubTeam[]>('competition-team/list', language)
    const team = teams.at(-1)
    const matches = await matchesOf(language, { competitionTeamId: team?.id ?? 0 })
    await open(page, `${path}?team=${team?.id}`)
    await expect
      .poll(async () => (await rowsOf(page)).map(({ id }) => id))
      .toEqual(matches.map(({ id }) => id))
    await expect(page.locator('#schedule')).toContainText(team?.name ?? '')
  })

  test(`B14, B15 ${language}: a title, one canonical address and a twin for every selection`, async ({
    page,
  }) => {
    const season = await currentSeason()
    const [first] = await competitionsOf(language, season)
    const what = first?.name.includes('/') ? first.name : `${first?.name} ${seasonName(season)}`
    const heads = await readHeads(page, [
      `${site}${path}`,
      `${site}${path}?type=prev&venue=home&utm_source=x`,
      `${site}${path}?competition=${first?.id}`,
      `${site}${path}?season=${season - 1}`,
    ])
    expect(heads.map(({ status, title }) => [status, title])).toEqual([
      [200, t.titleOf(seasonName(season))],
      [200, t.titleOf(seasonName(season))],
      [200, t.titleOf(what)],
      [200, t.titleOf(seasonName(season - 1))],
    ])
    expect(heads.map(({ canonical }) => canonical)).toEqual([
      [`${site}${path}`],
      [`${site}${path}`],
      [`${site}${path}?competition=${first?.id}`],
      [`${site}${path}?season=${season - 1}`],
    ])
    for (const { twins, meta, linked } of heads) {
      expect(twins.map(({ lang }) => lang).toSorted()).toEqual(['en-GB', 'hu-HU', 'x-default'])
      expect(meta['og:image']).toMatch(/^http/)
      expect(linked.some((one) => one['@type'] === 'BreadcrumbList')).toBe(true)
    }
    expect(await statusesOf(page, [`${path}?season=1950`, `${path}?season=x`])).toEqual([404, 404])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test(`B11 ${language}: everything is there, and links and forms filter it`, async ({ page }) => {
      const matches = await matchesOf(language)
      const season = await currentSeason()
      await expect(async () => {
        await page.goto(path)
        expect(withoutPlace(await rowsOf(page))).toEqual(matches.map((match) => rowOf(match, language)))
      }).toPass(untilRenewed)
      await page.getByLabel(t.season).selectOption(String(season - 1))
      await page.getByRole('button', { name: t.show }).last().click()
      await expect(page).toHaveURL(new RegExp(`season=${season - 1}`))
      const before = await matchesOf(language, { season: season - 1 })
      // The address is there before the whole page is.
      const count = async () => (await rowsOf(page)).length
      await expect.poll(count).toBe(before.length)
      await page.locator('#schedule nav').getByRole('link', { name: t.away, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`season=${season - 1}&venue=away`))
      await expect.poll(count).toBe(before.filter((match) => isOwn(match, 2)).length)
    })
  })

  test(`${language}: nothing overflows a phone, in either brand, and axe finds nothing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const origin of [site, otherBrand]) {
      await open(page, origin + path, widths.phone)
      await expectNoSidewaysScroll(page)
      if (origin === site) await bothWidths(page, async () => expect(await violations(page)).toEqual([]))
    }
  })
}
