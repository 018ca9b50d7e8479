import { type Competition, competition } from '@palank/contract/competition'
import { dropMalformed } from '@palank/contract/drop-malformed'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { competitionOption, selectStandings, withStandings } from './competitions.ts'

const exampleCompetition: Competition = {
  id: 1,
  season: 2025,
  name: 'Férfi NB I. A csoport',
  prev_match_count: 8,
  next_match_count: 18,
  standings_visible: true,
  logo: null,
  ticket_url: null,
}

describe('D6, F3: the competition of the table', () => {
  const hidden = { ...exampleCompetition, id: 2, standings_visible: false }
  const other = { ...exampleCompetition, id: 3 }
  test('is one with visible standings, an id and a name', () => {
    const list = [hidden, { ...other, id: 0 }, { ...other, name: '' }, exampleCompetition, other]
    const { standings_visible: _, ...bare } = { ...exampleCompetition, id: 4 }
    const valid = dropMalformed(z.array(competition), [...list, bare, null]).value
    expect(withStandings(valid).map(({ id }) => id)).toEqual([1, 3])
  })
  test('is the first of them unless another one is chosen', () => {
    const list = [hidden, exampleCompetition, other]
    expect(selectStandings(list, undefined)?.id).toBe(1)
    expect(selectStandings(list, 3)?.id).toBe(3)
    expect(selectStandings(list, 2)?.id).toBe(1)
    expect(selectStandings([], 1)).toBeUndefined()
    expect(selectStandings([hidden], undefined)).toBeUndefined()
  })
})

describe('H5: a competition option', () => {
  test('is named with its season once', () => {
    const nameOf = (changes: Partial<Competition>) =>
      competitionOption({ ...exampleCompetition, ...changes }).name
    expect(nameOf({})).toBe('Férfi NB I. A csoport 2025/26')
    expect(nameOf({ name: 'Kupa 2025/26' })).toBe('Kupa 2025/26')
  })
})
