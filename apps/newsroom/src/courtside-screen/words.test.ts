import type { MatchEvent } from '@palank/sport/events/event'
import { expect, it } from 'vitest'
import { replacementUuid } from './new-uuid.ts'
import { practiceMatch } from './practice.ts'
import { eventMaker } from './testing/events.ts'
import { counts, texts } from './texts.ts'
import {
  describer,
  endOfPeriod,
  lastWords,
  listWords,
  logRows,
  refusalWords,
  startOfPeriod,
} from './words.ts'

const match = practiceMatch('hu')
const event = eventMaker()
const points = (player: number | null) => event({ type: 'points', side: 'home', player, kind: 'two_point' })
const foul = () => event({ type: 'foul', side: 'away', player: 101, drawn_by: null })

it.each([
  [points(1), '4 Bodza +2', '4 Bodza +2'],
  [points(null), 'Gyümölcsök +2', 'Gyümölcsök +2'],
  [
    event({ type: 'miss', side: 'home', player: 1, kind: 'three_point' }),
    '4 Bodza kihagyott hármas',
    '4 Bodza missed 3-pointer',
  ],
  [
    event({ type: 'rebound', side: 'home', player: 1, kind: 'defensive' }),
    '4 Bodza védőlepattanó',
    '4 Bodza defensive rebound',
  ],
  [
    event({ type: 'substitution', side: 'home', out: 1, in: 2 }),
    '4 Bodza helyett 5 Cseresznye',
    '5 Cseresznye for 4 Bodza',
  ],
  [event({ type: 'correction', side: 'away', points: -1 }), 'Fák igazítás −1', 'Fák correction −1'],
  [
    event({ type: 'lineup', side: 'home', players: [1, 2, 3] }),
    'Gyümölcsök kezdők: 4, 5, 7',
    'Gyümölcsök starters: 4, 5, 7',
  ],
])('%j is "%s" in the log', (one, hu, en) => {
  expect(describer(match, 'hu')(one)).toBe(hu)
  expect(describer(match, 'en')(one)).toBe(en)
})

it.each([
  [1, 'Vége az 1. negyednek', 'Kezdődik az 1. negyed'],
  [3, 'Vége a 3. negyednek', 'Kezdődik a 3. negyed'],
  [5, 'Vége a hosszabbításnak', 'Kezdődik a hosszabbítás'],
  [6, 'Vége a 2. hosszabbításnak', 'Kezdődik a 2. hosszabbítás'],
])('period %i has its article', (period, end, start) => {
  expect(endOfPeriod(period, 'hu')).toBe(end)
  expect(startOfPeriod(period, 'hu')).toBe(start)
})

it('the log is newest first, counts fouls, keeps undone rows, and marks what waits', () => {
  const [first, second, third] = [foul(), foul(), points(1)]
  const undo = event({ type: 'undo', undoes: first.id })
  const rows = logRows([first, second, third, undo], match, 'hu', new Set([third.id]))
  expect(rows.map(({ text, score, isUndone, isWaiting }) => ({ text, score, isUndone, isWaiting }))).toEqual([
    { text: '4 Bodza +2', score: '2–0', isUndone: false, isWaiting: true },
    { text: '4 Bükk hiba (1.)', score: null, isUndone: false, isWaiting: false },
    { text: '4 Bükk hiba', score: null, isUndone: true, isWaiting: false },
  ])
})

it('a player’s fouls are counted in both languages', () => {
  const log = [foul(), foul()]
  const said = (language: 'hu' | 'en') => logRows(log, match, language, new Set()).map(({ text }) => text)
  expect(said('hu')).toEqual(['4 Bükk hiba (2.)', '4 Bükk hiba (1.)'])
  expect(said('en')).toEqual(['4 Bükk foul 2', '4 Bükk foul 1'])
})

it('a screen reader hears the newest change', () => {
  const [first, second] = [points(1), points(2)]
  const said = (log: MatchEvent[]) => lastWords(log, logRows(log, match, 'hu', new Set()), 'hu')
  expect(said([])).toBe('')
  expect(said([first, second])).toBe('5 Cseresznye +2, 4–0')
  expect(said([first, second, event({ type: 'undo', undoes: first.id })])).toBe('4 Bodza +2, visszavonva')
})

it('a screen reader hears who scored once that is named, and not that the points were undone', () => {
  const nobodys = points(null)
  const undo = event({ type: 'undo', undoes: nobodys.id })
  const named = { ...points(2), id: replacementUuid(nobodys.id), order: nobodys.order }
  const said = (log: MatchEvent[]) => lastWords(log, logRows(log, match, 'hu', new Set()), 'hu')
  expect(said([nobodys, named, undo])).toBe('5 Cseresznye +2, 2–0')
  const takenBack = event({ type: 'undo', undoes: named.id })
  expect(said([nobodys, named, undo, takenBack])).toBe('5 Cseresznye +2, visszavonva')
})

it('why an event was refused is said in the reader’s language, once', () => {
  const stranger = { field: 'player', expected: 'a player of the home team' }
  expect(refusalWords([stranger, { ...stranger, field: 'drawn_by' }])).toEqual([texts.refusedPlayer])
  expect(refusalWords([{ field: 'clock', expected: 'at most 600 in period 1' }])).toEqual([
    texts.refusedEvent,
  ])
})

it.each([
  [0, null, [texts.noMatches]],
  [2, null, []],
  [0, 'signed_out', [texts.signedOut]],
  [0, 'forbidden', [texts.listForbidden]],
  [0, 'offline', [texts.listOffline]],
  [2, 'offline', [texts.listOffline, texts.lastList]],
  [0, 'failed', [texts.listFailed]],
] as const)('above a list of %i with %s as the obstacle', (count, obstacle, expected) => {
  expect(listWords(count, obstacle)).toEqual(expected)
})

it('one is one in English too', () => {
  expect([1, 2].map((count) => counts.noOwner(count).en)).toEqual([
    '1 point without a player',
    '2 points without a player',
  ])
  expect(counts.leaveWaiting(1)).toEqual({
    hu: '1 esemény még ezen a telefonon vár. Csak akkor megy el, ha visszajössz ide.',
    en: '1 event still waits on this phone. It is sent only when you come back here.',
  })
})
