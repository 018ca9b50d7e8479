import { dropMalformed } from '@palank/contract/drop-malformed'
import { player as playerSchema } from '@palank/contract/player'
import { describe, expect, test } from 'vitest'
import { exampleKept } from '~/model/kept.examples.ts'
import { exampleRoster, exampleYouthPlayers } from '~/model/roster.examples.ts'
import { rosterOf } from '~/model/roster.ts'
import { exampleUnknownStatistics } from '~/model/statistics.examples.ts'
import type { Statistics } from '~/model/statistics.ts'
import { renderPage, textIn } from '~/ui/testing/render-page.tsx'
import { PlayerAverages } from './PlayerAverages.tsx'
import { PlayerHead } from './PlayerHead.tsx'
import { PlayerSections } from './PlayerSections.tsx'
import {
  exampleNewcomerPage,
  examplePlayer,
  examplePlayerPage,
  exampleScarcePlayerPage,
} from './player.examples.ts'
import { neighboursOf, type PlayerPageView, playerOf, playerScreenOf, tablesOf } from './player.ts'
import { playerLd } from './player-ld.ts'
import { pointsChart } from './points-chart.ts'

const pageTeam = { id: 7, name: 'Dunai Sünök', season: 2025 }
/** After malformed data is dropped. */
const checked = (part: object) => dropMalformed(playerSchema, { ...examplePlayer, ...part }).value

const draw = (view: PlayerPageView, path = '/csapat/7/jatekos/9') =>
  renderPage(
    <>
      <PlayerHead view={view} crumbs={[{ name: 'Kezdőlap', href: '/kezdo' }]} />
      <PlayerSections screen={playerScreenOf(view, exampleKept)} />
    </>,
    { path },
  )

/** The cell of a field in a row of a table. */
function cell(html: string, table: string, row: string, field: string): string | undefined {
  const [, inside = ''] = html.match(new RegExp(`data-table="${table}".*?</table>`, 's'))
    ? html.split(`data-table="${table}"`)
    : []
  const [, after = ''] = inside.split(`data-row="${row}"`)
  return new RegExp(`data-stat="${field}"[^>]*>([^<]*)<`).exec(after.split('</tr>')[0] ?? '')?.[1]
}

describe("a player's table", () => {
  const html = draw(examplePlayerPage)
  const english = draw(examplePlayerPage, '/team/7/player/9')

  test('E4: three rows, one decimal, a comma in Hungarian and a point in English', () => {
    expect(['average', 'total', 'per40'].map((row) => cell(html, 'season', row, 'points'))).toEqual([
      '19,6',
      '157,0',
      '27,6',
    ])
    expect(cell(english, 'season', 'per40', 'points')).toBe('27.6')
    expect(textIn(html)).toContain('40 perc alatt')
    expect(textIn(english)).toContain('Per 40 minutes')
  })

  test('E4: an unknown value is –, never 0, and a percentage is not scaled', () => {
    const few = draw(exampleScarcePlayerPage)
    const points = ['average', 'total', 'per40'].map((row) => cell(few, 'season', row, 'points'))
    expect(points).toEqual(['12,5', '100,0', '–'])
    const rows = ['average', 'total', 'per40'].map((row) => cell(html, 'season', row, 'two_point_percent'))
    expect(rows).toEqual(['75,0', '75,0', '75,0'])
  })

  test('H3: a value below 0 has a minus sign', () => {
    expect(cell(html, 'season', 'average', 'value')).toBe('−0,4')
  })

  test('H5: the season of the team, others to choose from, and all of them as a career', () => {
    expect(html).toContain('<option value="2024">2024/25</option>')
    expect(cell(html, 'career', 'total', 'points')).toBe('157,0')
  })

  test('of two teams in a season the page’s team comes first', () => {
    const other = { ...examplePlayer.seasons[0], competition_team: { id: 8, name: 'U23' } }
    const player = playerOf(checked({ seasons: [other, ...examplePlayer.seasons] }), pageTeam, 'hu')
    expect(tablesOf(player, 2025, 7).map(({ teamId }) => teamId)).toEqual([7, 8])
    expect(tablesOf(player, 2019, 7)).toEqual([])
  })

  test('F7: without seasons from the back end there is one table, of the page’s team', () => {
    const [{ average, total, minuteFourty } = {}] = examplePlayer.seasons
    const bare = { id: 9, last_name: 'Varga', average, total, minuteFourty }
    const player = playerOf(dropMalformed(playerSchema, bare).value, pageTeam, 'hu')
    expect(player).toMatchObject({ name: 'Varga', seasons: [2025], career: null, games: [] })
    expect(player.teams).toEqual([{ ...pageTeam, link: '/csapat/7' }])
    expect(tablesOf(player, 2025, 7)).toEqual([
      { teamId: 7, team: 'Dunai Sünök', season: 2025, average, total, per40: minuteFourty },
    ])
    const { total: _, ...incomplete } = bare
    expect(playerOf(dropMalformed(playerSchema, incomplete).value, pageTeam, 'hu').tables).toEqual([])
  })

  test('E4: only the columns with values, in the season, the career and the games alike', () => {
    const few = draw(exampleScarcePlayerPage)
    for (const table of ['season', 'career']) {
      const [inside = ''] = few.split(`data-table="${table}"`)[1]?.split('</table>') ?? []
      const fields = [...inside.matchAll(/data-stat="(\w+)"/g)].map(([, field]) => field)
      expect([...new Set(fields)]).toEqual(['played_games', 'points', 'total_rebound', 'foul'])
    }
    expect(cell(few, 'games', '64', 'points')).toBe('12')
    expect(cell(few, 'games', '64', 'minute')).toBeUndefined()
    expect(few).not.toContain('free_throw_percent')
  })

  test('E4: the legend explains the columns of the season and the further ones of the career', () => {
    const terms = (page: string) => [...page.matchAll(/<dt>([^<]+)<\/dt> <dd>/g)].map(([, short]) => short)
    const few = draw(exampleScarcePlayerPage)
    expect(terms(few)).not.toContain('G')
    expect(few.match(/<dl class="[^"]*legend/g)).toHaveLength(2)
    const { career } = examplePlayerPage.player
    const more = { ...exampleScarcePlayerPage, player: { ...exampleScarcePlayerPage.player, career } }
    expect(terms(draw(more))).toContain('G')
  })

  test('E4: the five averages in large figures, of which only the known ones are shown', () => {
    const [table] = examplePlayerPage.tables
    if (!table) throw new Error('no example')
    const band = (average: Statistics) =>
      renderPage(<PlayerAverages table={{ ...table, average }} />, { path: '/csapat/7' })
    expect(textIn(band(table.average))).toContain('19,6 pont / meccs')
    const four = band({ ...table.average, steal: null })
    expect(textIn(four)).not.toMatch(/szerzett labda|–/)
    expect(four).toContain('data-count="4"')
    expect(band(exampleUnknownStatistics)).toBe('')
  })
})

describe("a player's games", () => {
  const html = draw(examplePlayerPage)

  test('newest first, each with a link to its match; minutes as mm:ss', () => {
    const [, log = ''] = html.split('data-table="games"')
    expect([...log.matchAll(/data-row="(\d+)"/g)].map(([, id]) => id)).toEqual(['64', '61', '58', '52'])
    expect(log).toContain('href="/merkozesek/64"')
    expect(cell(html, 'games', '64', 'minute')).toBe('25:50')
    expect(textIn(log)).toContain('102–84')
  })

  test('a game not played is marked, and an unknown result or date is –', () => {
    const visibleText = textIn(html)
    expect(visibleText).toContain('nem lépett pályára')
    expect(visibleText).toContain('– , otthon Kiskunsági Bikák –')
  })

  test('the chart has the games played, oldest first, and describes them in words', () => {
    const chart = pointsChart(examplePlayerPage.player.games)
    expect(chart?.bars.map(({ points }) => points)).toEqual([21, 14, 27])
    expect(chart?.average).toBeCloseTo(62 / 3)
    expect(html).toContain(
      'aria-label="Pontok mérkőzésenként, az elsőtől a legutóbbiig: 21, 14, 27. Átlag: 20,7."',
    )
    expect(pointsChart(examplePlayerPage.player.games.slice(0, 1))).toBeNull()
    expect(pointsChart([])).toBeNull()
  })
})

describe('a player', () => {
  test('A10: the last name first in Hungarian, the first name first in English', () => {
    const heading = (html: string) => textIn(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '')
    expect(heading(draw(examplePlayerPage))).toBe('Varga Ákos')
    expect(playerOf(examplePlayer, pageTeam, 'en').name).toBe('Ákos Varga')
    expect(heading(draw(examplePlayerPage, '/team/7/player/9'))).toBe('Ákos Varga')
  })

  test('without statistics: facts as –, and a sentence instead of the tables', () => {
    const html = draw(exampleNewcomerPage)
    expect(html).not.toContain('data-table')
    expect(textIn(html)).toContain('Berzsenyi-Kőrösszegapátiné')
    expect(textIn(html)).toContain('ebben az idényben (2025/26) még nem lépett pályára')
    expect(textIn(html)).toContain('Poszt –')
  })

  test('previous and next wrap around, and a single player has none', () => {
    const ids = (id: number, roster = exampleRoster) => {
      const { previous, next } = neighboursOf(roster, id)
      return [previous?.id, next?.id]
    }
    expect(ids(1)).toEqual([12, 2])
    expect(ids(12)).toEqual([9, 1])
    expect(ids(9, exampleRoster.slice(0, 2))).toEqual([undefined, undefined])
    expect(ids(1, exampleRoster.slice(0, 2))).toEqual([undefined, 2])
    expect(ids(1, exampleRoster.slice(0, 1))).toEqual([undefined, undefined])
    // Minors without a page are passed over.
    expect(ids(9, rosterOf(exampleYouthPlayers, 'hu'))).toEqual([undefined, 35])
  })

  test('F3: only the malformed season or game is dropped', () => {
    const [game] = examplePlayer.games
    const [season] = examplePlayer.seasons
    const broken = checked({
      seasons: [null, { ...season, competition_team: null }, { ...season, average: null }],
      games: [null, { ...game, opponent: null }, { ...game, own_score: 'x', statistics: 7 }],
      career: null,
      teams: [{ id: 0 }, ...examplePlayer.teams],
    })
    const player = playerOf(broken, pageTeam, 'hu')
    expect(player.tables).toHaveLength(1)
    expect(player.tables[0]?.average.points).toBeNull()
    expect(player.games).toHaveLength(1)
    expect(player.games[0]).toMatchObject({ score: null, statistics: exampleUnknownStatistics })
    expect(player.teams).toHaveLength(2)
  })

  test('F3: is dropped without an id or a last name; any other name may be missing', () => {
    for (const lost of [{ last_name: ' ' }, { last_name: null }, { id: 0 }]) {
      expect(() => checked(lost)).toThrow()
    }
    expect(() => dropMalformed(playerSchema, null)).toThrow()
    expect(playerOf(checked({ first_name: null }), pageTeam, 'hu').name).toBe('Varga')
  })

  test('B15: has a ProfilePage as structured data', () => {
    const ld = playerLd('https://club.example', examplePlayerPage, '/csapat/7/jatekos/9')
    expect(ld).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'Varga Ákos',
        familyName: 'Varga',
        givenName: 'Ákos',
        url: 'https://club.example/csapat/7/jatekos/9',
        image: 'https://club.example/files/jatekos-23.webp',
        birthDate: '1993',
        memberOf: { '@type': 'SportsTeam', name: 'Dunai Sünök', url: 'https://club.example/csapat/7' },
      },
    })
    const bare = playerLd('https://club.example', exampleNewcomerPage, '/csapat/7/jatekos/2').mainEntity
    for (const missing of ['image', 'birthDate', 'height']) expect(bare).not.toHaveProperty(missing)
  })

  test('the structured data of a minor has no birth year or height, to the end of the year of turning 18', () => {
    const player = { ...examplePlayerPage.player, birthYear: 2008 }
    const ldAt = (day: string, changes = {}) =>
      playerLd(
        'https://club.example',
        { ...examplePlayerPage, player: { ...player, ...changes } },
        '/csapat/7/jatekos/9',
        new Date(day),
      ).mainEntity
    const minor = ldAt('2026-12-31T22:59:59Z')
    const unknown = ldAt('2027-06-01T12:00:00Z', { birthYear: null })
    for (const person of [minor, unknown]) {
      for (const missing of ['birthDate', 'height']) expect(person).not.toHaveProperty(missing)
    }
    expect(ldAt('2026-12-31T23:00:00Z')).toMatchObject({ birthDate: '2008', height: { value: 206 } })
  })

  test('an empty career is left out', () => {
    const career = {
      average: exampleUnknownStatistics,
      total: exampleUnknownStatistics,
      minuteFourty: exampleUnknownStatistics,
    }
    expect(playerOf({ ...examplePlayer, career }, pageTeam, 'hu').career).toBeNull()
  })
})
