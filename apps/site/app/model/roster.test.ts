import { dropMalformed } from '@palank/contract/drop-malformed'
import { clubTeamDetail } from '@palank/contract/team'
import { describe, expect, test } from 'vitest'
import { textOf } from '~/i18n/text.ts'
import { exampleRoster, exampleRosterPlayers, exampleYouthPlayers } from './roster.examples.ts'
import { playerNote, rosterOf } from './roster.ts'

describe('a roster', () => {
  test('A10, B8: has names in the order of the language and links in the language', () => {
    expect(exampleRoster[0]).toMatchObject({ name: 'Nagy Bence', link: '/csapat/7/jatekos/1' })
    expect(rosterOf(exampleRosterPlayers, 'en')[0]).toMatchObject({
      name: 'Bence Nagy',
      link: '/team/7/player/1',
    })
  })

  test('a minor has a link only with a page, and initials in the same order in both languages', () => {
    const links = [9, null, null, null, null, 35, null, null].map((id) => id && `/team/7/player/${id}`)
    const roster = rosterOf(exampleYouthPlayers, 'en')
    expect(roster.map(({ link }) => link)).toEqual(links)
    expect(roster[1]).toMatchObject({ name: 'Sz. B.', masked: true, picture: null, number: '7' })
    expect(roster[3]).toMatchObject({ name: 'Vince Lakatos', masked: false })
    const [, initials] = exampleYouthPlayers
    const { without_page: _, ...onlyMasked } = initials?.player ?? {}
    const parsed = dropMalformed(clubTeamDetail, {
      id: 7,
      name: 'U16',
      players: [{ ...initials, player: onlyMasked }],
    })
    expect(rosterOf(parsed.value.players, 'hu')[0]?.link).toBeNull()
  })

  test('keeps 00 apart from 0; unknown fields are left out', () => {
    const hu = textOf('hu')
    expect(exampleRoster.map(({ number }) => number)).toEqual(['4', '00', '23', null])
    expect(exampleRoster.map((player) => playerNote(player, hu))).toEqual([
      ...Array(3).fill('erőcsatár, 206\u00a0cm'),
      '',
    ])
  })

  test('F3: drops a player without an id or a name, and never throws', () => {
    const [first, second] = exampleRosterPlayers
    const rosterFrom = (players: unknown) =>
      rosterOf(dropMalformed(clubTeamDetail, { id: 7, name: 'Sünök', players }).value.players, 'hu')
    const nameless = { ...first, player: { ...first?.player, last_name: ' ' } }
    const broken = [{ ...first, id: 0 }, { ...first, player: null }, nameless, null, 7, second]
    expect(rosterFrom(broken).map(({ id }) => id)).toEqual([2])
    for (const none of [undefined, null, 'x', {}]) expect(rosterFrom(none)).toEqual([])
    const facts = { jersey_number: 7, position: 'goalkeeper', birth_year: 12, height: -1 }
    const spoiled = { ...first, ...facts, competition_team: null }
    expect(rosterFrom([spoiled])[0]).toMatchObject({
      name: 'Nagy Bence',
      number: null,
      position: null,
      birthYear: null,
      height: null,
    })
  })
})
