import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roundRobin } from './round-robin.ts'

const teams = fc
  .integer({ min: 2, max: 12 })
  .map((half) => Array.from({ length: half * 2 }, (_, team) => team))

it('has everyone visit everyone once, one game per round', () => {
  fc.assert(
    fc.property(teams, (list) => {
      const rounds = roundRobin(list)
      const pairs = rounds.flat().map(([home, away]) => `${home}-${away}`)
      expect(new Set(pairs).size).toBe(list.length * (list.length - 1))
      expect(pairs).toHaveLength(list.length * (list.length - 1))
      expect(rounds).toHaveLength(2 * (list.length - 1))
      for (const round of rounds) expect(new Set(round.flat()).size).toBe(list.length)
    }),
    { numRuns: 50 },
  )
})

it('has at most three home or away games in a row', () => {
  fc.assert(
    fc.property(teams, (list) => {
      const rounds = roundRobin(list)
      for (const team of list) {
        const sides = rounds.map((round) => (round.some(([home]) => home === team) ? 'H' : 'A')).join('')
        expect(sides).not.toMatch(/HHHH|AAAA/)
      }
    }),
    { numRuns: 50 },
  )
})
