import type { Schedule } from '@palank/contract/schedule'
import { describe, expect, test } from 'vitest'
import { exampleChanged, exampleSchedule } from './match.examples.ts'
import { changeText, matchChangeOf } from './match-change.ts'

type Change = NonNullable<Schedule['change']>
const before = { game_time: '2025-11-14T18:30:00Z', arena: { name: 'Régi Csarnok', city: 'Dunapart' } }
const changed = (kinds: Change['kinds'], more: Partial<Schedule> = {}): Schedule => ({
  ...exampleSchedule,
  change: { kinds, before, changed_at: '2025-11-12T09:30:00Z', sequence: 3 },
  ...more,
})
const textOf = (match: Schedule, language: 'hu' | 'en' = 'hu') => {
  const view = matchChangeOf(match, language)
  return view && changeText(view, language)
}

describe('the change of a match', () => {
  test.each([
    ['moved', {}, 'Új időpont: Dunai Sünök – Tolnai Horgonyok, nov. 15. 18:00 (nov. 14. 19:30 helyett)'],
    [
      'moved',
      { game_time: null },
      'Új időpont: Dunai Sünök – Tolnai Horgonyok, az új időpont később derül ki (nov. 14. 19:30 helyett)',
    ],
    [
      'postponed',
      { status: 'postponed', game_time: null },
      'Elhalasztva: Dunai Sünök – Tolnai Horgonyok, az új időpont később derül ki (nov. 14. 19:30 helyett)',
    ],
    // Moved a moment ago, it was to be at the earlier time for whoever planned to come.
    ['cancelled', { status: 'cancelled' }, 'Elmarad: Dunai Sünök – Tolnai Horgonyok, nov. 14. 19:30'],
    ['restored', {}, 'Mégis lesz: Dunai Sünök – Tolnai Horgonyok, nov. 15. 18:00'],
    [
      'arena',
      {},
      'Új helyszín: Dunai Sünök – Tolnai Horgonyok, nov. 15. 18:00, Duna Aréna, Dunapart (Régi Csarnok, Dunapart helyett)',
    ],
    [
      'arena',
      { status: 'postponed' },
      'Új helyszín: Dunai Sünök – Tolnai Horgonyok, Duna Aréna, Dunapart (Régi Csarnok, Dunapart helyett)',
    ],
  ] as const)('%s %o is told in a sentence', (kind, more, expected) => {
    expect(textOf(changed([kind], more))).toBe(expected)
  })
  test('several at once are told by the most important', () => {
    const match = changed(['arena', 'moved', 'postponed'], { status: 'postponed' })
    expect(textOf(match, 'en')).toBe(
      'Postponed: Dunai Sünök – Tolnai Horgonyok, 15 Nov 18:00 (instead of 14 Nov 19:30). New venue: Duna Aréna, Dunapart (instead of Régi Csarnok, Dunapart)',
    )
    expect(matchChangeOf(changed(['restored', 'moved']), 'hu')?.kind).toBe('moved')
  })
  test('a hall that is open again is no new one', () => {
    expect(matchChangeOf(changed(['arena'], { arena: null }), 'hu')).toBeNull()
    expect(textOf(changed(['moved', 'arena'], { arena: null }), 'en')).toBe(
      'New time: Dunai Sünök – Tolnai Horgonyok, 15 Nov 18:00 (instead of 14 Nov 19:30)',
    )
  })
  test('has the moment when it was announced, and its place in the sequence', () => {
    expect(matchChangeOf(changed(['moved']), 'hu')).toMatchObject({
      sequence: 3,
      announced: { iso: '2025-11-12T09:30:00Z', text: '2025. november 12. 10:30' },
      time: { now: { iso: exampleSchedule.game_time }, before: { iso: before.game_time } },
    })
  })
  test('F3: what is unknown is left out', () => {
    expect(matchChangeOf(exampleSchedule, 'hu')).toBeNull()
    expect(matchChangeOf(changed([]), 'hu')).toBeNull()
    const bare = { kinds: ['moved', 'arena'], changed_at: '2025-11-12T09:30:00Z', sequence: null } as const
    const none = { game_time: null, arena: null }
    const match = { ...exampleSchedule, change: { ...bare, kinds: [...bare.kinds], before: none } }
    expect(textOf(match)).toBe(
      'Új időpont: Dunai Sünök – Tolnai Horgonyok, nov. 15. 18:00. Új helyszín: Duna Aréna, Dunapart',
    )
    expect(matchChangeOf({ ...match, arena: null }, 'hu')?.arena).toBeNull()
  })
  test('H6: is none of a match that has begun', () => {
    for (const status of ['live', 'finished'] as const)
      expect(matchChangeOf(changed(['moved'], { status }), 'hu')).toBeNull()
  })
  test('every kind has an example', () => {
    const kinds = exampleChanged.map((match) => matchChangeOf(match, 'hu')?.kind)
    expect(kinds).toEqual(['moved', 'postponed', 'cancelled', 'arena', 'restored'])
  })
})
