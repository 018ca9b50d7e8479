import { expect, it } from 'vitest'
import { practiceMatch } from './practice.ts'
import { namesOf, seal, unseal, withNames, withoutNames } from './sealed-names.ts'

const match = practiceMatch('hu')
const [key, otherKey] = ['0a'.repeat(32), '0b'.repeat(32)]

it('the match is stored with numbers and without names, and the names can be added again', () => {
  const stored = withoutNames(match)
  for (const { last_name, first_name } of Object.values(namesOf(match))) {
    expect(JSON.stringify(stored)).not.toContain(last_name)
    expect(JSON.stringify(stored)).not.toContain(first_name)
  }
  expect(stored.home.players.map(({ jersey_number }) => jersey_number)).toEqual(
    match.home.players.map(({ jersey_number }) => jersey_number),
  )
  expect(withNames(stored, namesOf(match))).toEqual(match)
})

it('sealed names can be read only with their key', async () => {
  const sealed = await seal(namesOf(match), key)
  expect(Buffer.from(sealed.sealed).toString('latin1')).not.toContain('Bodza')
  expect(await unseal(sealed, key)).toEqual(namesOf(match))
  expect(await unseal(sealed, otherKey)).toEqual({})
  expect(await unseal(sealed, undefined)).toEqual({})
})
