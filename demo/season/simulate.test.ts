import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { artworkPath } from '../src/artwork.ts'
import { clubs } from '../src/clubs.ts'
import { addDays } from './calendar.ts'
import { injuries, ownSquads, ownStaff } from './own-club.ts'
import { missingSince, simulate } from './simulate.ts'
import type { SeasonMatch, World } from './types.ts'

const clubIds = ['solymok', 'hiuzok'] as const
const day = '2026-11-15'
const inBudapest = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Budapest',
  dateStyle: 'short',
  timeStyle: 'short',
})
const dateOf = ({ time }: SeasonMatch) => (time ? inBudapest.format(new Date(time)).slice(0, 10) : '')
const of = (world: World, competition: string) =>
  world.matches.filter((match) => match.competition === competition)

// Generous, for a busy machine.
const patience = { timeout: 30_000 }

it('is deterministic, and depends on the seed', patience, () => {
  const world = simulate({ club: 'solymok', day, seed: 7 })
  expect(simulate({ club: 'solymok', day, seed: 7 })).toEqual(world)
  expect(simulate({ club: 'solymok', day, seed: 8 })).not.toEqual(world)
})

describe.each(clubIds)('%s', (club) => {
  const world = simulate({ club, day })
  const names = new Map(
    world.players.map(({ key, last_name, first_name }) => [key, `${last_name} ${first_name}`]),
  )
  const squadOf = (key: string) => world.teams.find((team) => team.key === key)?.squad ?? []

  it('refers only to existing keys', () => {
    const keys = (list: { key: string }[]) => {
      const set = new Set(list.map(({ key }) => key))
      expect(set.size).toBe(list.length)
      return set
    }
    const [clubKeys, arenas, players] = [keys(world.clubs), keys(world.arenas), keys(world.players)]
    const [teams, competitions] = [keys(world.teams), keys(world.competitions)]
    keys(world.matches)
    expect(world.clubs[0]?.key).toBe(club)
    for (const team of world.teams) expect(clubKeys).toContain(team.club)
    for (const { entries } of world.competitions)
      for (const { team } of entries) expect(teams).toContain(team)
    for (const match of world.matches) {
      expect(competitions).toContain(match.competition)
      expect(arenas).toContain(match.arena)
      const squads = { home: squadOf(match.home), away: squadOf(match.away) }
      for (const { side, player, jersey_number } of match.lines) {
        if (!squads[side].some((man) => man.player === player && man.jersey_number === jersey_number))
          throw new Error(`${player} is not in the squad of ${match.key}`)
      }
    }
    expect(players.size).toBeGreaterThan(300)
  })

  it('has its images on disk', () => {
    for (const { logo } of world.clubs) expect(existsSync(artworkPath(club, logo))).toBe(true)
    const portraits = world.players.flatMap(({ portrait }) => portrait ?? [])
    expect(portraits).toHaveLength(12)
    for (const portrait of portraits) expect(existsSync(artworkPath(club, portrait))).toBe(true)
  })

  it('has twelve in each squad, with unique numbers and names', () => {
    for (const { squad } of world.teams) {
      expect(squad).toHaveLength(12)
      expect(new Set(squad.map(({ jersey_number }) => jersey_number)).size).toBe(12)
      for (const { jersey_number } of squad) expect(jersey_number).toMatch(/^(0|00|[1-9]\d?)$/)
    }
    expect(new Set(names.values()).size).toBe(world.players.length)
    const numbers = new Set(world.teams.flatMap(({ squad }) => squad.map((man) => man.jersey_number)))
    expect(numbers).toContain('0')
    expect(numbers).toContain('00')
    expect([...names.values()]).toContain('Szentgyörgyváry-Kovalcsik Maximilián')
    expect([...names.values()]).toContain('Révész Ádám')
  })

  it('has players of a plausible age and height', () => {
    for (const { season, squad, level } of world.teams)
      for (const { player } of squad) {
        const { birth_year, height } = world.players.find(({ key }) => key === player) ?? {}
        const age = season - (birth_year ?? 0)
        expect(age).toBeGreaterThanOrEqual({ senior: 17, u23: 16, u16: 13 }[level])
        expect(age).toBeLessThanOrEqual({ senior: 38, u23: 23, u16: 15 }[level])
        expect(height).toBeGreaterThanOrEqual(level === 'u16' ? 154 : 174)
        expect(height).toBeLessThanOrEqual(220)
      }
  })

  it('has the own squad and staff as on the site', () => {
    const squad = squadOf(`${club}-2026`).map((man) => [
      man.jersey_number,
      names.get(man.player),
      man.position,
    ])
    expect(squad).toHaveLength(12)
    expect(squad).toEqual(
      expect.arrayContaining(
        ownSquads[club].map(({ number, last, first, position }) => [number, `${last} ${first}`, position]),
      ),
    )
    const page = clubs[club].pages.find(({ key }) => key === 'szakmai-stab')
    for (const { last_name, first_name } of ownStaff[club])
      expect(page?.body.hu).toContain(`${last_name} ${first_name}`.trim())
    expect(world.clubs[0]).toMatchObject({ name: clubs[club].name.hu, city: clubs[club].city })
    expect(world.arenas[0]?.name).toBe(clubs[club].arena)
  })

  it('keeps most players of a club from season to season, and transfers some', () => {
    const senior = world.teams.filter(({ level }) => level === 'senior')
    const clubIn = (season: number) =>
      new Map(
        senior
          .filter((team) => team.season === season)
          .flatMap((team) => team.squad.map(({ player }) => [player, team.club] as const)),
      )
    const [before, now] = [clubIn(2025), clubIn(2026)]
    const stayed = [...now].filter(([player, team]) => before.get(player) === team)
    const moved = [...now].filter(([player, team]) => before.has(player) && before.get(player) !== team)
    expect(stayed.length / now.size).toBeGreaterThan(0.6)
    expect(stayed.length / now.size).toBeLessThan(0.8)
    expect(moved.length).toBeGreaterThan(8)
    expect(stayed.filter(([, team]) => team === club)).toHaveLength(9)
  })

  it('plays without the injured player since the day in the article', () => {
    const { player, article, daysAgo } = injuries[club]
    expect(clubs[club].articles.find(({ key }) => key === article)?.publishedDaysAgo).toBe(daysAgo)
    const since = missingSince(club, day)
    expect(since <= addDays(day, -daysAgo)).toBe(true)
    const own = world.matches.filter(({ home, away }) => [home, away].includes(`${club}-2026`))
    const done = own.filter(({ status }) => status === 'finished')
    const listed = (match: SeasonMatch) => match.lines.some((line) => line.player === player)
    expect(done.filter((match) => dateOf(match) >= since).some(listed)).toBe(false)
    expect(done.filter((match) => dateOf(match) < since).some(listed)).toBe(true)
    expect(done.filter((match) => dateOf(match) >= since).length).toBeGreaterThan(0)
  })

  it('has a league of fourteen, each pair at both arenas', () => {
    for (const season of world.seasons) {
      const matches = of(world, `league-${season}`)
      expect(matches).toHaveLength(182)
      expect(new Set(matches.map(({ home, away }) => `${home} ${away}`)).size).toBe(182)
      expect(new Set(matches.map(({ home }) => home)).size).toBe(14)
      for (const { home, arena } of matches) expect(home).toBe(`${arena}-${season}`)
    }
  })

  it('has a finished last season, with one club relegated and one with a deduction', () => {
    expect(of(world, 'league-2025').every(({ status }) => status === 'finished')).toBe(true)
    const entries = world.competitions.find(({ key }) => key === 'league-2025')?.entries ?? []
    expect(entries.filter(({ deduction }) => deduction > 0)).toEqual([
      { team: 'hortobagy-2025', deduction: 2, deduction_reason: expect.any(String), official_position: null },
    ])
    expect(entries.map(({ team }) => team)).toContain('borzsony-2025')
    expect(of(world, 'league-2026').map(({ home }) => home)).not.toContain('borzsony-2026')
  })

  it('has a postponed, a cancelled and a forfeited game', () => {
    const league = of(world, 'league-2026')
    const postponed = league.filter(({ status }) => status === 'postponed')
    expect(postponed).toHaveLength(1)
    expect(postponed[0]?.time === null || dateOf(postponed[0] as SeasonMatch) > day).toBe(true)
    expect(league.filter(({ status }) => status === 'cancelled')).toHaveLength(1)
    const forfeits = world.matches.filter(({ forfeit }) => forfeit)
    expect(forfeits).toMatchObject([
      { forfeit: 'away', status: 'finished', home_score: 20, away_score: 0, lines: [], periods: [] },
    ])
  })

  it('has a completed cup last season and one in progress', () => {
    const rounds = (season: number) => Object.groupBy(of(world, `cup-${season}`), ({ round }) => round)
    const last = rounds(2025)
    expect(Object.entries(last).map(([round, list]) => [round, list?.length])).toEqual([
      ['Nyolcaddöntő', 7],
      ['Negyeddöntő', 4],
      ['Elődöntő', 2],
      ['Bronzmérkőzés', 1],
      ['Döntő', 1],
    ])
    expect(of(world, 'cup-2025').every(({ status }) => status === 'finished')).toBe(true)
    const now = rounds(2026)
    expect(now.Nyolcaddöntő?.every(({ status }) => status === 'finished')).toBe(true)
    expect(now.Negyeddöntő?.map(({ status }) => status)).toEqual(Array(4).fill('scheduled'))
    const next = now.Negyeddöntő?.filter(({ home, away }) => [home, away].includes(`${club}-2026`))
    expect(next).toHaveLength(1)
    expect(world.competitions.filter(({ standings_visible }) => !standings_visible)).toHaveLength(2)
  })

  it('has a youth league of eight', () => {
    for (const season of world.seasons) expect(of(world, `youth-${season}`)).toHaveLength(56)
    expect(squadOf(`${club}-u23-2026`)).toHaveLength(12)
  })

  it('has children only in the U16 teams of this season, and adults in the others', () => {
    expect(of(world, 'u16-2026')).toHaveLength(30)
    const u16 = new Set(
      world.teams.flatMap(({ level, squad }) => (level === 'u16' ? squad.map(({ player }) => player) : [])),
    )
    expect(u16.size).toBe(72)
    for (const { key, birth_year } of world.players) expect(2026 <= birth_year + 18).toBe(u16.has(key))
  })
})

it.each([
  ['solymok', 'hajnal-kornel', ['balaton-2026', 'somlo-2025']],
  ['solymok', 'gyorfi-kristof', ['solymok-2026', 'solymok-u23-2025']],
  ['solymok', 'carter-miles', ['solymok-2026']],
  ['hiuzok', 'hajnal-daniel', ['hiuzok-2026', 'balaton-2025']],
  ['hiuzok', 'temesi-attila', ['hiuzok-2025']],
  ['hiuzok', 'barna-lorinc', ['hiuzok-u23-2026']],
] as const)('agrees with the articles: in the world of %s, %s was in %j', (club, player, teams) => {
  const listed = simulate({ club, day }).teams.filter(({ squad }) =>
    squad.some((man) => man.player === player),
  )
  expect(listed.map(({ key }) => key)).toEqual(expect.arrayContaining([...teams]))
  expect(listed.filter(({ level }) => level === 'senior').map(({ key }) => key)).toEqual(
    teams.filter((team) => !team.includes('u23')),
  )
})

it('simulates any number of seasons, with careers of one to twelve', patience, () => {
  const world = simulate({ club: 'hiuzok', day, seasons: 14 })
  const recent = simulate({ club: 'hiuzok', day })
  expect(world.seasons).toHaveLength(14)
  expect(world.matches.slice(0, recent.matches.length)).toEqual(recent.matches)
  expect(of(world, 'league-2013')).toHaveLength(182)
  expect(new Set(world.players.map(({ key }) => key)).size).toBe(world.players.length)
  const careers = new Map<string, Set<number>>()
  for (const { season, squad, level } of world.teams)
    if (level === 'senior')
      for (const { player } of squad) careers.set(player, (careers.get(player) ?? new Set()).add(season))
  const lengths = [...careers.values()].map((seasons) => seasons.size)
  expect(Math.min(...lengths)).toBe(1)
  expect(Math.max(...lengths)).toBeGreaterThanOrEqual(10)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(16)
  expect(careers.get('kovari-akos')?.size).toBe(12)
})
