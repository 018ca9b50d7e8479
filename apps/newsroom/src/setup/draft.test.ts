import { clubJson } from '@palank/club-pack/club-json'
import { describe, expect, test } from 'vitest'
import { clubJsonOf, type Draft, draftOf, draftSchema, problemsOf, problemsOfStep } from './draft.ts'

const password = 'hajrá vidrák hajrá'
const whole: Draft = {
  ...draftOf(
    clubJson.parse({
      name: { hu: 'Példavári Vidrák', en: 'Példavár Otters' },
      shout: 'Vidrák',
      languages: ['hu', 'en'],
      colours: { club: '#1d4d3b', ball: '#f2b134' },
    }),
  ),
  adminName: 'Vidra Vilma',
  adminEmail: 'vilma@vidrak.test',
}

const fields = (change: Partial<Draft>, secret = password) =>
  problemsOf({ ...whole, ...change }, secret).map(({ field }) => field)

describe('what set-up must know', () => {
  test('a whole draft has no problem, and becomes club.json', () => {
    expect(problemsOf(whole, password)).toEqual([])
    expect(draftSchema.parse(whole)).toEqual(whole)
    const club = clubJsonOf(
      { ...whole, name: ' Példavári Vidrák ', shortName: 'Vidrák' },
      { social: { x: 'vidrak' } },
    )
    expect(club).toMatchObject({
      name: { hu: 'Példavári Vidrák', en: 'Példavár Otters' },
      shortName: { hu: 'Vidrák' },
      languages: ['hu', 'en'],
      social: { x: 'vidrak' },
    })
  })

  test('a club without English has no English name in its pack', () => {
    const club = clubJsonOf({ ...whole, hasEnglish: false })
    expect(club.languages).toEqual(['hu'])
    expect(club.name.en).toBeUndefined()
  })

  test.each<[Partial<Draft>, string]>([
    [{ name: ' ' }, 'name'],
    [{ name: 'a'.repeat(61) }, 'name'],
    [{ shout: '' }, 'shout'],
    [{ shout: 'a'.repeat(17) }, 'shout'],
    [{ shortName: 'a'.repeat(25) }, 'shortName'],
    [{ nameEn: '' }, 'nameEn'],
    [{ club: 'piros' }, 'club'],
    [{ ball: '#12345' }, 'ball'],
    [{ teams: [' '] }, 'teams'],
    [{ teams: ['U18', 'Kenguru'] }, 'teams'],
    [{ email: 'vilma' }, 'email'],
    [{ adminName: '' }, 'adminName'],
    [{ adminEmail: 'vilma@' }, 'adminEmail'],
    [{ adminEmail: 'vilma@vidrak.example' }, 'adminEmail'],
  ])('%j is said at its field', (change, field) => {
    expect(fields(change)).toEqual([field])
  })

  test('the password follows the newsroom’s rule', () => {
    expect(fields({}, 'tizenegy ka')).toEqual(['password'])
    expect(fields({}, 'tizenkettő k')).toEqual([])
  })

  test('an English name is asked for only with English', () => {
    expect(fields({ nameEn: '', hasEnglish: false })).toEqual([])
  })

  test('a step knows its own problems only', () => {
    const empty = { ...whole, name: '', adminName: '' }
    expect(problemsOfStep(1, empty, password).map(({ field }) => field)).toEqual(['name'])
    expect(problemsOfStep(5, empty, password).map(({ field }) => field)).toEqual(['adminName'])
    expect(problemsOfStep(2, empty, password)).toEqual([])
  })

  test('nothing else is taken into a draft', () => {
    expect(draftSchema.safeParse({ ...whole, roles: ['admin'] }).success).toBe(false)
    expect(draftSchema.safeParse({ ...whole, type: 'gothic' }).success).toBe(false)
    expect(draftSchema.safeParse({ ...whole, teams: Array(21).fill('U18') }).success).toBe(false)
  })
})
