import type { ClubTeamDetail, Schedule, StandingRow } from '@palank/contract/own-api-types'
import { pathFor } from '@palank/routes'
import type { Page } from '@playwright/test'
import { expectNoOverflow } from '../overflow.ts'
import { violations } from './axe.ts'
import { callApi } from './call-api.ts'
import { readHeads } from './document-heads.ts'
import { linkedDataProblems } from './linked-data.ts'
import { foreignLinks, statusesOf, withFiles } from './media.ts'
import {
  bothWidths,
  brandSites,
  expect,
  languages,
  open,
  site,
  test,
  waitForHydration,
  widths,
} from './site-test.ts'
import {
  clubTeams,
  firstTeam,
  nameOf,
  parseFigure,
  playerOf,
  playerPath,
  rowsFrom,
  seasonText,
  teamOf,
  teamPath,
} from './squads.ts'
import { isSameDocument, markDocument } from './stories.ts'
import { startTamperedSite } from './tampering-proxy.ts'

const texts = {
  hu: {
    teams: 'Csapatok',
    players: 'Játékosok',
    season: 'Idény',
    show: 'Mutasd',
    seasons: 'A csapat idényei',
    staff: 'Szakmai stáb',
    own: 'a mi csapatunk',
    empty: 'Még nincs keret',
    noTeam: 'Még nincs csapat',
    missing: 'Ez most kifordult a gyűrűből',
    position: {
      point_guard: 'irányító',
      shooting_guard: 'dobóhátvéd',
      small_forward: 'bedobó',
      power_forward: 'erőcsatár',
      center: 'center',
    },
    count: (count: number) => `${count} játékos`,
    club: 'Dunai Sólymok',
  },
  en: {
    teams: 'Teams',
    players: 'Players',
    season: 'Season',
    show: 'Show',
    seasons: "The team's seasons",
    staff: 'Staff',
    own: 'our team',
    empty: 'No roster yet',
    noTeam: 'No team yet',
    missing: 'That one rimmed out',
    position: {
      point_guard: 'point guard',
      shooting_guard: 'shooting guard',
      small_forward: 'small forward',
      power_forward: 'power forward',
      center: 'centre',
    },
    count: (count: number) => `${count} players`,
    club: 'Danube Falcons',
  },
}

/** The expected roster cards. */
const cardsOf = (team: ClubTeamDetail, language: 'hu' | 'en') =>
  team.players.map(({ id, player, jersey_number, position, height }) => ({
    href: playerPath(team.id, id, language),
    number: jersey_number,
    name: nameOf(player, language),
    note: [position && texts[language].position[position], height && `${height}\u00a0cm`]
      .filter(Boolean)
      .join(', '),
    portrait: player.profile_image?.thumbnails.medium,
  }))

/** The roster cards of the page. */
const shownCards = (page: Page) =>
  page.locator('main li > a:has(b)').evaluateAll((cards) =>
    cards.map((card) => ({
      href: card.getAttribute('href'),
      number: card.querySelector('.num')?.lastChild?.textContent ?? null,
      name: card.querySelector('b')?.textContent,
      note: card.querySelector('small')?.textContent ?? '',
      portrait: card.querySelector('img')?.getAttribute('src'),
    })),
  )

for (const language of languages) {
  const t = texts[language]
  const list = pathFor('teams', language)

  test(`B7, B13, H5 ${language}: the path alone lists the club's teams of the season; another season can be chosen`, async ({
    page,
  }) => {
    const teams = await clubTeams(language)
    const season = teams[0]?.season ?? 0
    const sizes = await Promise.all(teams.map(async ({ id }) => (await teamOf(language, id)).players.length))
    await open(page, list)
    await markDocument(page)
    await expect(page.locator('h1')).toHaveText(t.teams)
    const cards = page.locator('main li > a:has(b)')
    await expect(cards).toHaveCount(teams.length)
    for (const [place, team] of teams.entries()) {
      const card = cards.nth(place)
      await expect(card).toHaveAttribute('href', teamPath(team.id, language))
      await expect(card.locator('b')).toHaveText(team.name)
      for (const { name } of team.competitions) await expect(card).toContainText(name)
      await expect(card).toContainText(t.count(sizes[place] ?? 0))
    }
    expect(await foreignLinks(page, language)).toEqual([])
    await page
      .getByRole('main')
      .getByLabel(t.season, { exact: true })
      .selectOption({ label: seasonText(season - 1) })
    await expect(page).toHaveURL(`${site}${list}?season=${season - 1}`)
    const earlier = await clubTeams(language, season - 1)
    await expect(cards.first()).toHaveAttribute('href', teamPath(earlier[0]?.id ?? 0, language))
    expect(await isSameDocument(page)).toBe(true)
  })

  test(`B7, A10, D6, E1, H3, H5 ${language}: a team's page`, async ({ page }) => {
    const team = await firstTeam(language)
    await open(page, teamPath(team.id, language))
    await test.step('roster and staff match the api, with names in the order of the language', async () => {
      await expect(page.locator('h1')).toHaveText(team.name)
      await expect(page.locator('main')).toContainText(seasonText(team.season))
      expect(await shownCards(page)).toEqual(cardsOf(team, language))
      const staff = page.getByRole('region', { name: t.staff }).getByRole('listitem')
      await expect(staff).toHaveText(team.staff.map((one) => `${nameOf(one, language)}${one.role}`))
      expect(await foreignLinks(page, language)).toEqual([])
    })

    await test.step('its next and last matches, and its table with our own team marked', async () => {
      const matches = async (type: 'next' | 'prev') =>
        (await callApi<Schedule[]>('schedule/list', language, { competitionTeamId: team.id, type, limit: 4 }))
          .data
      const expected = [...(await matches('next')), ...(await matches('prev'))].map(({ id }) => String(id))
      const matchRows = page.locator('main [data-match]')
      await expect
        .poll(() => matchRows.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-match'))))
        .toEqual(expected)
      const { data: rows } = await callApi<StandingRow[]>(
        `standings/competition/${team.competitions[0]?.id}/all`,
        language,
      )
      const table = page.locator('#tabella table')
      await expect(table.locator('tbody tr')).toHaveCount(rows.length)
      await expect(table.getByRole('rowheader', { name: t.own })).toHaveCount(1)
      await expect(table.getByRole('rowheader', { name: t.own })).toContainText(team.name)
    })

    await test.step('the leaders are the players with the best averages', async () => {
      const averages = await Promise.all(
        team.players.map(async ({ id, player }) => {
          const { games } = await playerOf(language, id, { competitionTeamId: team.id, season: team.season })
          return {
            name: nameOf(player, language),
            ...rowsFrom(games.map(({ statistics }) => statistics)).average,
          }
        }),
      )
      const most = Math.max(...averages.map(({ played_games }) => played_games ?? 0))
      const regulars = averages.filter(({ played_games }) => 2 * (played_games ?? 0) >= most)
      for (const field of ['points', 'total_rebound', 'assist', 'value'] as const) {
        const best = Math.max(...regulars.map((one) => one[field] ?? 0))
        const leader = page.locator(`[data-leader="${field}"]`)
        const shown = parseFigure(await leader.locator('.num').textContent(), language)
        expect(Math.abs((shown ?? 0) - best)).toBeLessThan(0.051)
        const names = regulars.filter((one) => one[field] === best).map(({ name }) => name)
        expect(names).toContain(await leader.getByRole('link').textContent())
      }
    })

    await test.step('the same team has its other season a link away', async () => {
      const earlier = (await clubTeams(language, team.season - 1)).find(({ name }) => name === team.name)
      await page
        .getByRole('navigation', { name: t.seasons })
        .getByRole('link', { name: seasonText(team.season - 1) })
        .click()
      await expect(page).toHaveURL(site + teamPath(earlier?.id ?? 0, language))
      await expect(page.getByRole('navigation', { name: t.seasons }).locator('[aria-current]')).toHaveText(
        seasonText(team.season - 1),
      )
    })
  })

  test(`B8 ${language}: /player and /jatekos show the players of the first team`, async ({ page }) => {
    const team = await firstTeam(language)
    await open(page, pathFor('players', language))
    await expect(page.locator('h1')).toHaveText(t.players)
    expect(await shownCards(page)).toEqual(cardsOf(team, language))
    await page.locator('main li > a:has(b)').first().click()
    await expect(page.locator('h1')).toHaveText(cardsOf(team, language)[0]?.name ?? '')
  })

  test(`B15 ${language}: a SportsTeam of the club for search engines`, async ({ page }) => {
    const team = await firstTeam(language)
    const [head] = await readHeads(page, [site + teamPath(team.id, language)])
    expect(head).toMatchObject({
      title: `${team.name}, ${seasonText(team.season)} | ${t.club}`,
      canonical: [site + teamPath(team.id, language)],
    })
    expect(head && linkedDataProblems(head, t.club)).toEqual([])
    expect(head?.linked.find((thing) => thing['@type'] === 'SportsTeam')).toMatchObject({
      name: team.name,
      sport: 'Basketball',
      logo: site + team.team_logo?.public_url,
      coach: { name: team.staff[0] && nameOf(team.staff[0], language) },
      memberOf: team.competitions.map(({ name }) => ({ name })),
      athlete: cardsOf(team, language).map(({ name, href }) => ({ name, url: site + href })),
    })
  })

  test.describe(() => {
    test.use({ allowedErrors: /status of 404/ })
    test(`B14 ${language}: unknown teams and seasons are 404, the current season redirects to the address without a query`, async ({
      page,
    }) => {
      const team = await firstTeam(language)
      const missing = [
        teamPath(2_000_000_000, language),
        `${list}/0`,
        `${list}/x`,
        `${list}?season=1999`,
        `${list}?season=x`,
      ]
      expect(await statusesOf(page, missing)).toEqual(missing.map(() => 404))
      expect(await statusesOf(page, [`${list}?season=${team.season}`])).toEqual([301])
      await page.goto(missing[0] ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.missing)
    })
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`B7 ${language}: without JavaScript the season is chosen by a button, and every part is readable`, async ({
      page,
    }) => {
      const team = await firstTeam(language)
      await page.goto(list)
      await page
        .getByRole('main')
        .getByLabel(t.season, { exact: true })
        .selectOption({ label: seasonText(team.season - 1) })
      await page.getByRole('button', { name: t.show }).click()
      await expect(page).toHaveURL(`${site}${list}?season=${team.season - 1}`)
      await page.goto(teamPath(team.id, language))
      expect(await shownCards(page)).toEqual(cardsOf(team, language))
      await page.locator('main nav a[href="#tabella"]').click()
      await expect(page.locator('#tabella table')).toBeInViewport()
    })
  })

  for (const [brand, origin] of Object.entries(brandSites)) {
    test(`axe finds nothing on teams, a team and players: ${brand} ${language} 390 and 1440`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { id } = await firstTeam(language)
      for (const path of [list, teamPath(id, language), pathFor('players', language)]) {
        await open(page, origin + path, widths.phone)
        await bothWidths(page, async () => {
          expect(await violations(page)).toEqual([])
          await expectNoOverflow(page)
        })
      }
    })
  }

  test(`B7 ${language}: a team of another club is shown with the data there is`, async ({ page }) => {
    const team = await firstTeam(language)
    const { data: rows } = await callApi<StandingRow[]>(
      `standings/competition/${team.competitions[0]?.id}/all`,
      language,
    )
    const other = rows.find((row) => row.team.id !== team.id)?.team
    await open(page, teamPath(other?.id ?? 0, language))
    await expect(page.locator('h1')).toHaveText(other?.name ?? '')
    await expect(page.getByRole('navigation', { name: t.seasons })).toHaveCount(0)
    const [head] = await readHeads(page, [page.url()])
    const linked = head?.linked.find((thing) => thing['@type'] === 'SportsTeam')
    expect(linked).toMatchObject({ name: other?.name })
    expect(linked).not.toHaveProperty('parentOrganization')
  })

  test(`B7, F3 ${language}: an empty team, a long name, and a club without teams`, async ({ page }) => {
    const team = await firstTeam(language)
    const long = 'Megszentségteleníthetetlenségeskedéseitekért'
    let noTeams = false
    const server = await startTamperedSite((call, answer) => {
      if (call === 'competition-team/list' && noTeams) return { ...answer, data: [] }
      if (call !== `competition-team/find/${team.id}`) return answer
      return { data: { ...(answer.data as ClubTeamDetail), name: long, players: [], staff: [] } }
    })
    try {
      noTeams = language === 'hu'
      await server.ready()
      await withFiles(page)
      await open(page, server.origin + teamPath(team.id, language), widths.phone)
      await bothWidths(page, async () => {
        await expect(page.locator('h1')).toHaveText(long)
        await expect(page.getByRole('heading', { name: t.empty })).toBeVisible()
        await expect(page.getByRole('region', { name: t.staff })).toHaveCount(0)
        await expectNoOverflow(page)
      })
      expect(await violations(page)).toEqual([])
      if (noTeams) {
        await page.goto(server.origin + list)
        await expect(page.getByRole('heading', { name: t.noTeam })).toBeVisible()
        await waitForHydration(page)
      }
    } finally {
      await server.stop()
    }
  })
}
