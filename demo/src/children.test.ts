import { expect, it } from 'vitest'
import { composeReports } from '../reports/compose-reports.ts'
import { simulate } from '../season/simulate.ts'
import { clubs } from './clubs.ts'
import { consentsOf } from './load-children.ts'

const day = '2026-11-15'

it.each(['solymok', 'hiuzok'] as const)(
  'texts of %s name no child without consent for the name',
  (club) => {
    const world = simulate({ club, day })
    const texts = JSON.stringify([clubs[club], composeReports(world, club, day)])
    const named = consentsOf(club).flatMap(({ player, consent }) =>
      consent.full_name && !consent.ended ? [player] : [],
    )
    const children = world.players.filter(({ birth_year }) => 2026 <= birth_year + 18)
    expect(children).toHaveLength(72)
    for (const { key, last_name: last, first_name: first } of children) {
      if (named.includes(key)) continue
      for (const name of [`${last} ${first}`, `${first} ${last}`])
        expect(texts.includes(name), name).toBe(false)
    }
  },
  60_000,
)
