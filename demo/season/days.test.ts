import { describe, expect, it } from 'vitest'
import { addDays } from './calendar.ts'
import { simulate } from './simulate.ts'
import type { SeasonMatch } from './types.ts'

// Two years with clock changes, New Year, a leap day and the summer.
const days = [
  ...Array.from({ length: 28 }, (_, index) => addDays('2026-08-01', index * 26)),
  '2026-03-28',
  '2026-03-29',
  '2026-03-30',
  '2026-10-24',
  '2026-10-25',
  '2026-10-26',
  '2027-01-01',
  '2028-02-29',
  '2027-07-15',
  '2027-07-31',
  '2027-08-01',
  '2026-12-25',
]

const inBudapest = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Budapest',
  dateStyle: 'short',
  timeStyle: 'short',
})
const local = ({ time }: SeasonMatch) => (time ? inBudapest.format(new Date(time)) : '')

describe.each(days)('on %s', (day) => {
  const club = 'solymok'
  const world = simulate({ club, day, seasons: 1 })
  const league = world.matches.filter(({ competition }) => competition.startsWith('league'))
  const own = league.filter(({ home, away }) => [home, away].some((team) => team.startsWith(`${club}-2`)))

  it('has played earlier matches only', () => {
    for (const match of world.matches) {
      const date = local(match).slice(0, 10)
      if (match.status === 'finished') expect(date < day).toBe(true)
      else if (match.status === 'scheduled') expect(date >= day).toBe(true)
      if (match.status !== 'finished') expect(match.lines).toEqual([])
    }
  })

  it('plays at the league hours, in Budapest time', () => {
    for (const match of league) expect(local(match).slice(11)).toMatch(/^(17:00|18:00|18:30|19:00|19:30)$/)
  })

  it('has a recent and a coming game of the own team', () => {
    const dates = (status: string) =>
      own
        .filter((match) => match.status === status)
        .map((match) => local(match).slice(0, 10))
        .sort()
    const [last, next] = [dates('finished').at(-1) ?? '', dates('scheduled')[0] ?? '']
    expect([last >= addDays(day, -8), last < day]).toEqual([true, true])
    expect([next >= day, next <= addDays(day, 7)]).toEqual([true, true])
  })

  it('has at least four played and four coming rounds', () => {
    const rounds = Object.values(Object.groupBy(league, ({ round }) => round))
    const over = rounds.filter((list) => list?.every(({ status }) => status !== 'scheduled'))
    const coming = rounds.filter((list) => list?.every(({ status }) => status === 'scheduled'))
    expect(over.length).toBeGreaterThanOrEqual(4)
    expect(coming.length).toBeGreaterThanOrEqual(4)
    expect(rounds).toHaveLength(26)
    expect(league.filter(({ status }) => status === 'postponed')).toHaveLength(1)
    expect(league.filter(({ status }) => status === 'cancelled')).toHaveLength(1)
  })

  it('has no club playing twice a day', () => {
    const busy = new Set<string>()
    for (const match of world.matches) {
      const date = local(match).slice(0, 10)
      if (match.status === 'cancelled' || !date) continue
      for (const team of [match.home, match.away]) {
        expect(busy.has(`${team} ${date}`)).toBe(false)
        busy.add(`${team} ${date}`)
      }
    }
  })
})
