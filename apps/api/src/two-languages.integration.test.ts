import { describe, expect, test } from 'vitest'
import { api, owner, useFilledApi } from './testing/use-filled-api.ts'

useFilledApi()

const languages = ['hu', 'en'] as const
type Language = (typeof languages)[number]

describe('A10: a team has its name in the requested language', () => {
  test.each([
    // English name from the club, from the team itself, and from neither: then the Hungarian one.
    [2, { hu: 'Kunsági Bikák', en: 'Kunság Bulls' }],
    [3, { hu: 'Tolnai Horgonyok', en: 'Tolna Anchors' }],
    [4, { hu: 'Mátrai Farkasok', en: 'Mátrai Farkasok' }],
  ])('team %i on its page, in matches, tables and a player’s log', async (id, names) => {
    for (const lang of languages) {
      const team = await api.get('competition-team/find', { params: { id }, query: { lang } })
      expect(team.data.name).toBe(names[lang])
      const { data } = await api.get('schedule/list', { query: { competitionTeamId: id, lang } })
      const sides = data.flatMap(({ competitors }) => competitors.map((side) => side.competition_team))
      expect(new Set(sides.filter((side) => side.id === id).map(({ name }) => name))).toEqual(
        new Set([names[lang]]),
      )
      const table = await api.get('standings/competition/all', { params: { id: 1 }, query: { lang } })
      expect(table.data.find((row) => row.team.id === id)?.team.name).toBe(names[lang])
    }
    const { data } = await api.get('player/find', { params: { id: 1 }, query: { lang: 'en' } })
    expect(data.games.map(({ opponent }) => opponent.name)).toEqual(['Tolna Anchors', 'Kunság Bulls'])
  })

  test('so has the team of a player found by search', async () => {
    const found = async (lang: Language) =>
      (await api.get('search/find', { query: { keyword: 'révész', 'clubs[0]': 2, lang } })).data.players[0]
    expect((await found('hu'))?.competition_team.name).toBe('Kunsági Bikák')
    expect((await found('en'))?.competition_team.name).toBe('Kunság Bulls')
  })

  test('a team named differently from its club keeps its own name', async () => {
    await owner.query("update clubs set name_en = 'Danube Hedgehogs' where id = 1")
    const { data } = await api.get('competition-team/list', { query: { lang: 'en' } })
    expect(data.map(({ name }) => name)).toEqual(['Danube Hedgehogs', 'Dunai Sünök U23'])
    await owner.query('update clubs set name_en = null where id = 1')
  })
})

describe('a match', () => {
  const find = async (id: number, lang: Language = 'hu') =>
    (await api.get('schedule/find', { params: { id }, query: { lang } })).data

  test('A10: its round is in the requested language, else Hungarian, else null', async () => {
    expect([(await find(8)).round, (await find(8, 'en')).round]).toEqual(['Elődöntő', 'Semi-final'])
    expect([(await find(1)).round, (await find(1, 'en')).round]).toEqual(['1', '1'])
    expect([(await find(2)).round, (await find(2, 'en')).round]).toEqual([null, null])
  })

  test('E1: it has its own ticket address or none', async () => {
    expect((await find(5)).ticket_url).toBe('https://egyszeri.example/5')
    expect((await find(1)).ticket_url).toBe(null)
  })

  /** As Payload saves: translations are deleted and inserted again. */
  async function saveRounds(rounds: Partial<Record<Language, string | null>>, status = 'cancelled') {
    await owner.query('begin')
    await owner.query('update public.matches set attendance = 1, status = $1 where id = 7', [status])
    await owner.query('delete from public.matches_locales where _parent_id = 7')
    for (const [language, round] of Object.entries(rounds))
      await owner.query(
        'insert into public.matches_locales (_parent_id, _locale, round) values (7, $1, $2)',
        [language, round],
      )
    await owner.query('commit')
  }

  test.each([
    ['a first round', {}, { hu: '31' }, 1],
    ['the same again', { hu: '31' }, { hu: '31' }, 0],
    ['the same with an empty translation', { hu: '31' }, { hu: '31', en: null }, 0],
    ['a translation', { hu: 'Döntő' }, { hu: 'Döntő', en: 'Final' }, 1],
    ['another translation', { hu: 'Döntő', en: 'Final' }, { hu: 'Döntő', en: 'Grand final' }, 1],
    ['both translations at once', { hu: '1', en: '1' }, { hu: 'Döntő', en: 'Final' }, 1],
    ['removing them', { hu: '31' }, {}, 1],
  ])('B11: its revision for calendars counts %s of its rounds', async (_, before, after, counted) => {
    await saveRounds(before)
    const { sequence } = await find(7)
    await saveRounds(after)
    expect((await find(7)).sequence - sequence).toBe(counted)
  })

  test('B11: a save in another time zone changes nothing', async () => {
    await saveRounds({ hu: '5' })
    const { sequence } = await find(7)
    await owner.query("set time zone 'America/New_York'")
    await saveRounds({ hu: '5' })
    await owner.query('set time zone default')
    expect((await find(7)).sequence).toBe(sequence)
  })

  test('B11: a round and a status changed in one save count as one change', async () => {
    await saveRounds({ hu: '5' })
    const { sequence } = await find(7)
    await saveRounds({ hu: '6' }, 'postponed')
    expect((await find(7)).sequence - sequence).toBe(1)
  })
})
