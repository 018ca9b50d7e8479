import type { Player } from '@palank/contract/own-api-types'
import { pathFor, searchPath } from '@palank/routes'
import { expectNoOverflow } from '../overflow.ts'
import { violations } from './axe.ts'
import { readHeads } from './document-heads.ts'
import { linkedDataProblems } from './linked-data.ts'
import { expectMetadata, foreignLinks, statusesOf, withFiles } from './media.ts'
import { bothWidths, brandSites, expect, languages, open, site, test, widths } from './site-test.ts'
import {
  cellsOf,
  differences,
  firstTeam,
  nameOf,
  parseFigure,
  playerOf,
  playerPath,
  rowsFrom,
  seasonText,
  teamPath,
} from './squads.ts'
import { isSameDocument, markDocument } from './stories.ts'
import { startTamperedSite } from './tampering-proxy.ts'

const texts = {
  hu: {
    season: 'Idény',
    show: 'Mutasd',
    number: 'Mezszám',
    height: 'Magasság',
    born: 'Született',
    previous: 'Előző játékos',
    next: 'Következő játékos',
    neighbours: 'A keret többi játékosa',
    none: 'Ebben az idényben nincs adat',
    missing: 'Ez most kifordult a gyűrűből',
    rows: ['Átlag', 'Összesen', '40 perc alatt'],
    description: (name: string, team: string, season: string) =>
      `${name}, ${team}: adatok, statisztika (${season}), mérkőzések és pályafutás.`,
    position: { power_forward: 'erőcsatár' } as Record<string, string>,
    club: 'Dunai Sólymok',
  },
  en: {
    season: 'Season',
    show: 'Show',
    number: 'Number',
    height: 'Height',
    born: 'Born',
    previous: 'Previous player',
    next: 'Next player',
    neighbours: 'Others in the roster',
    none: 'Nothing recorded this season',
    missing: 'That one rimmed out',
    rows: ['Average', 'Total', 'Per 40 minutes'],
    description: (name: string, team: string, season: string) =>
      `${name}, ${team}: facts, statistics of ${season}, games and career.`,
    position: { power_forward: 'power forward' } as Record<string, string>,
    club: 'Danube Falcons',
  },
}

/** The player of the first team with two seasons and the most games. */
async function regularPlayer(language: 'hu' | 'en') {
  const team = await firstTeam(language)
  const players = await Promise.all(
    team.players.map(({ id }) => playerOf(language, id, { season: team.season })),
  )
  const [player] = players
    .filter(({ seasons }) => new Set(seasons.map(({ season }) => season)).size > 1)
    .toSorted((one, other) => other.games.length - one.games.length)
  if (!player) throw new Error('the demo has no player with two seasons')
  return { team, player, path: playerPath(team.id, player.id, language) }
}

for (const language of languages) {
  const t = texts[language]

  test.describe(() => {
    // They are not hydrated, so the server's HTML is all there is of them.
    test.use({ javaScriptEnabled: false })
    test(`E4, H3, H4 ${language}: every player's three rows match the games, to one decimal`, async ({
      page,
    }) => {
      const team = await firstTeam(language)
      expect(team.players.length).toBeGreaterThan(8)
      for (const { id } of team.players) {
        const { games } = await playerOf(language, id, { competitionTeamId: team.id, season: team.season })
        await page.goto(site + playerPath(team.id, id, language))
        const cells = await cellsOf(page, 'season')
        expect(Object.keys(cells)).toEqual(games.length > 0 ? ['average', 'total', 'per40'] : [])
        if (games.length === 0) continue
        expect(differences(cells, rowsFrom(games.map(({ statistics }) => statistics)), language)).toEqual([])
        // H3: points and value computed from the other figures, where every game has them.
        if (games.some(({ statistics }) => statistics.minute === null)) continue
        const total = Object.fromEntries(
          Object.entries(cells.total ?? {}).map(([field, text]) => [field, parseFigure(text, language) ?? 0]),
        ) as Record<string, number>
        const of = (field: string) => total[field] ?? 0
        expect(of('points')).toBe(
          2 * of('two_point_made') + 3 * of('three_point_made') + of('free_throw_made'),
        )
        expect(of('throw_made')).toBe(of('two_point_made') + of('three_point_made'))
        const good = of('points') + of('total_rebound') + of('assist') + of('steal') + of('block')
        const missed = of('throw_all') - of('throw_made') + of('free_throw_all') - of('free_throw_made')
        const bad = missed + of('turnover') + of('block_against') + of('foul')
        expect(of('value')).toBe(good + of('defensive_foul') - bad)
      }
    })
  })

  test(`B8, E4, H4, H5 ${language}: a player's page shows the facts, its tables name the season, and the log has every game of it, newest first, with minutes as mm:ss and a link to the match`, async ({
    page,
  }) => {
    const { team, player, path } = await regularPlayer(language)
    await open(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('h1')).toHaveText(nameOf(player, language))
    const facts = page.locator('main dl').first()
    await expect(facts).toContainText(`${t.number}${player.jersey_number}`)
    await expect(facts).toContainText(`${player.height}\u00a0cm`)
    await expect(facts).toContainText(`${t.born}${player.birth_year}`)
    await expect(page.locator('[data-table="season"] tbody th')).toHaveText(t.rows)
    await expect(page.locator('[data-table="season"] caption')).toContainText(seasonText(team.season))
    await expect(page.locator('main img').first()).toHaveAttribute('alt', player.profile_image?.alt ?? '')
    expect(await foreignLinks(page, language)).toEqual([])
    const { games } = await playerOf(language, player.id, { season: team.season })
    const rows = page.locator('[data-table="games"] tbody tr')
    expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row')))).toEqual(
      games.map(({ schedule_id }) => String(schedule_id)),
    )
    const times = games.map(({ game_time }) => Date.parse(game_time ?? ''))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    const cells = await cellsOf(page, 'games')
    for (const { schedule_id, statistics, own_score, opponent_score, opponent } of games) {
      const row = page.locator(`[data-table="games"] [data-row="${schedule_id}"]`)
      await expect(row.locator('a')).toHaveAttribute(
        'href',
        pathFor('match', language, { scheduleId: schedule_id }),
      )
      await expect(row).toContainText(opponent.name)
      await expect(row).toContainText(`${own_score}–${opponent_score}`)
      if (statistics.played_games === 0) continue
      const shown = cells[String(schedule_id)]
      const seconds = Math.round((statistics.minute ?? 0) * 60)
      const clock = [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0'))
      expect(shown?.minute).toBe(statistics.minute === null ? '–' : clock.join(':'))
      for (const field of ['points', 'assist', 'total_rebound', 'value'] as const) {
        expect(shown?.[field]).toBe(String(statistics[field] ?? '–').replace('-', '−'))
      }
    }
    const played = games.filter(({ statistics }) => statistics.played_games !== 0)
    const points = played.map(({ statistics }) => statistics.points).toReversed()
    await expect(page.locator('main svg[role="img"]')).toHaveAttribute(
      'aria-label',
      new RegExp(`: ${points.join(', ')}\\.`),
    )
  })

  test(`B8, B13, E4, H5 ${language}: another season is chosen without a page load, the career covers all seasons; the neighbours in the roster, and a player found by search`, async ({
    page,
  }) => {
    const { team, player, path } = await regularPlayer(language)
    const before = team.season - 1
    await open(page, path)
    await markDocument(page)
    const career = rowsFrom(
      (
        await Promise.all(
          [...new Set(player.seasons.map(({ season }) => season))].map((season) =>
            playerOf(language, player.id, { season }),
          ),
        )
      ).flatMap(({ games }) => games.map(({ statistics }) => statistics)),
    )
    expect(differences(await cellsOf(page, 'career'), career, language)).toEqual([])
    const select = page.getByRole('main').getByLabel(t.season, { exact: true })
    await expect(select.locator('option:checked')).toHaveText(seasonText(team.season))
    await select.selectOption({ label: seasonText(before) })
    await expect(page).toHaveURL(`${site}${path}?season=${before}`)
    await expect(page.locator('[data-table="season"] caption').first()).toContainText(seasonText(before))
    expect(await isSameDocument(page)).toBe(true)
    const { games } = await playerOf(language, player.id, { season: before })
    const [table] = player.seasons.filter(({ season }) => season === before)
    const own = games.filter(({ competition_team_id }) => competition_team_id === table?.competition_team.id)
    const rows = rowsFrom(own.map(({ statistics }) => statistics))
    expect(differences(await cellsOf(page, 'season'), rows, language)).toEqual([])
    expect(differences(await cellsOf(page, 'career'), career, language)).toEqual([])
    await select.selectOption({ label: seasonText(team.season) })
    await expect(page).toHaveURL(site + path)

    const place = team.players.findIndex(({ id }) => id === player.id)
    const [previous, next] = [team.players.at(place - 1), team.players[(place + 1) % team.players.length]]
    const links = page.locator('main section', { hasText: t.neighbours }).last().getByRole('link')
    // The address changes before the page does.
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual([previous, next].map((one) => playerPath(team.id, one?.id ?? 0, language)))
    await links.last().click()
    await expect(page.locator('h1')).toHaveText(
      nameOf(next?.player ?? { last_name: '', first_name: '' }, language),
    )
    await open(page, searchPath(language, player.last_name))
    await page.locator(`main a[href="${path}"]`).click()
    await expect(page.locator('h1')).toHaveText(nameOf(player, language))
  })

  test(`B15 ${language}: title, picture, twin, and a ProfilePage for search engines`, async ({ page }) => {
    const { team, player, path } = await regularPlayer(language)
    const name = nameOf(player, language)
    const season = seasonText(team.season)
    const paths = { hu: playerPath(team.id, player.id, 'hu'), en: playerPath(team.id, player.id, 'en') }
    const own = { title: name, image: player.profile_image?.share ?? undefined, type: 'profile' }
    await expectMetadata(page, language, paths, {
      ...own,
      description: t.description(name, team.name, season),
    })
    const before = seasonText(team.season - 1)
    const earlier = `?season=${team.season - 1}`
    await expectMetadata(
      page,
      language,
      { hu: paths.hu + earlier, en: paths.en + earlier },
      { ...own, title: `${name}, ${before}`, description: t.description(name, team.name, before) },
    )
    const [head] = await readHeads(page, [site + path])
    expect(head && linkedDataProblems(head, t.club)).toEqual([])
    expect(head?.linked.find((thing) => thing['@type'] === 'ProfilePage')?.mainEntity).toMatchObject({
      name,
      familyName: player.last_name,
      givenName: player.first_name,
      birthDate: String(player.birth_year),
      height: { value: player.height },
      image: site + player.profile_image?.public_url,
      memberOf: { name: team.name, url: site + teamPath(team.id, language) },
    })
  })

  test.describe(() => {
    test.use({ allowedErrors: /status of 404/ })
    test(`B14 ${language}: a player who is unknown, not in that team or not in that season is 404; the team's own season redirects to the address without a query`, async ({
      page,
    }) => {
      const { team, player, path } = await regularPlayer(language)
      const missing = [
        playerPath(team.id, 2_000_000_000, language),
        playerPath(2_000_000_000, player.id, language),
        playerPath(team.id + 1, player.id, language),
        `${path}?season=1999`,
        `${path}?season=x`,
        `${path}x`,
        `${path}/x`,
      ]
      expect(await statusesOf(page, missing)).toEqual(missing.map(() => 404))
      expect(await statusesOf(page, [path, `${path}?season=${team.season}`])).toEqual([200, 301])
      await page.goto(missing[0] ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.missing)
    })
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false })
    test(`E4, H5 ${language}: without JavaScript every number is there, and the season is chosen by a button`, async ({
      page,
    }) => {
      const { team, player, path } = await regularPlayer(language)
      await page.goto(path)
      const rows = rowsFrom(
        player.games
          .filter(({ competition_team_id }) => competition_team_id === team.id)
          .map(({ statistics }) => statistics),
      )
      expect(differences(await cellsOf(page, 'season'), rows, language)).toEqual([])
      await page
        .getByRole('main')
        .getByLabel(t.season, { exact: true })
        .selectOption({ label: seasonText(team.season - 1) })
      await page.getByRole('button', { name: t.show }).click()
      await expect(page).toHaveURL(`${site}${path}?season=${team.season - 1}#statisztika`)
      await expect(page.locator('[data-table="season"] caption').first()).toContainText(
        seasonText(team.season - 1),
      )
    })
  })

  for (const [brand, origin] of Object.entries(brandSites)) {
    test(`axe finds nothing on a player's page: ${brand} ${language} 390 and 1440`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { path } = await regularPlayer(language)
      await open(page, origin + path, widths.phone)
      await bothWidths(page, async () => {
        expect(await violations(page)).toEqual([])
        await expectNoOverflow(page)
      })
    })
  }

  test(`E4, F3 ${language}: a player without games and with a long name has a page`, async ({ page }) => {
    const { team, player, path } = await regularPlayer(language)
    const withoutFigures = <Row extends object>(row: Row) =>
      Object.fromEntries(Object.keys(row).map((field) => [field, field === 'played_games' ? 0 : null]))
    const { average, total, minuteFourty } = player.career
    const server = await startTamperedSite((call, answer) => {
      if (call !== `player/find/${player.id}`) return answer
      const bare = {
        ...(answer.data as Player),
        last_name: 'Berzsenyi-Kőrösszegapátiné',
        first_name: 'Hunor Szilveszter',
        profile_image: null,
        birth_year: null,
        height: null,
        seasons: [],
        games: [],
        teams: player.teams.filter(({ id }) => id === team.id),
        career: {
          average: withoutFigures(average),
          total: withoutFigures(total),
          minuteFourty: withoutFigures(minuteFourty),
        },
      }
      return { data: bare }
    })
    try {
      await server.ready()
      await withFiles(page)
      await open(page, server.origin + path, widths.phone)
      for (const width of [widths.phone, widths.tablet, widths.laptop]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.locator('h1')).toContainText('Berzsenyi-Kőrösszegapátiné')
        await expect(page.getByRole('heading', { name: t.none })).toBeVisible()
        await expect(page.locator('[data-table]')).toHaveCount(0)
        await expect(page.locator('main dl').first()).toContainText(`${t.height}–`)
        await expectNoOverflow(page)
      }
      expect(await violations(page)).toEqual([])
    } finally {
      await server.stop()
    }
  })
}
