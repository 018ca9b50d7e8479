import { competition } from '@palank/contract/competition'
import { dropMalformed } from '@palank/contract/drop-malformed'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { exampleCompetition } from './standings.examples.ts'
import { selectStandings, withStandings } from './standings.ts'

describe('D6, F3: whose table is shown', () => {
  const hidden = { ...exampleCompetition, id: 2, standings_visible: false }
  const other = { ...exampleCompetition, id: 3 }
  test('only competitions with visible standings, an id and a name', () => {
    const list = [hidden, { ...other, id: 0 }, { ...other, name: '' }, exampleCompetition, other]
    const { standings_visible: _, ...untold } = { ...exampleCompetition, id: 4 }
    const kept = dropMalformed(z.array(competition), [...list, untold, null]).value
    expect(withStandings(kept).map(({ id }) => id)).toEqual([1, 3])
  })
  test('the first of them unless another one is chosen', () => {
    const list = withStandings([hidden, exampleCompetition, other])
    expect(selectStandings(list, undefined)?.id).toBe(1)
    expect(selectStandings(list, 3)?.id).toBe(3)
    expect(selectStandings(list, 2)?.id).toBe(1)
    expect(selectStandings([], 1)).toBeUndefined()
  })
})
