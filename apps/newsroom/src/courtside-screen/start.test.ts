import type { MatchEvent } from '@palank/sport/events/event'
import { expect, it } from 'vitest'
import { boardOf } from './board.ts'
import type { KeptMatch } from './event-store.ts'
import { openDesk } from './match-desk.ts'
import { practiceMatch } from './practice.ts'
import { startEvents, startersOf } from './start.ts'
import { eventMaker } from './testing/events.ts'
import { memoryStore } from './testing/simulated-server.ts'

const event = eventMaker()
const kept: KeptMatch = { match: practiceMatch('hu'), keeping: 'full', last: 0, wanted: null, absent: [] }
const whoPlayed = (log: MatchEvent[]) =>
  boardOf(kept, log)
    .box.lines.filter((line) => !line.did_not_play)
    .map((line) => line.player)

/** A start that was taken back by the last line's button. */
async function undoneStart() {
  const desk = openDesk({ id: 0, store: memoryStore(), server: null })
  await desk.load()
  const added = await desk.add(startEvents('full', { home: [1, 2], away: [101] }, []))
  const start = added.find(({ type }) => type === 'period_start')
  await desk.add([{ body: { type: 'undo', undoes: start?.id ?? '' }, period: 1 }])
  return desk
}

it('the starters of a start that was undone are offered again', async () => {
  const desk = await undoneStart()
  expect(startersOf(desk.state().log)).toEqual({ home: [1, 2], away: [101] })
  expect(startersOf([])).toEqual({ home: [], away: [] })
})

it('a starter of an undone start who does not start after all has not played', async () => {
  const desk = await undoneStart()
  await desk.add(startEvents('full', { home: [2, 3], away: [] }, desk.state().log))
  expect(boardOf(kept, desk.state().log).phase).toBe('playing')
  expect(whoPlayed(desk.state().log).sort()).toEqual([2, 3])
})

it('only points after an undone start leave no starters', async () => {
  const desk = await undoneStart()
  await desk.add(startEvents('points', startersOf(desk.state().log), desk.state().log))
  expect(whoPlayed(desk.state().log)).toEqual([])
})

it('a lineup of a later period stays', () => {
  const later = event({ type: 'lineup', side: 'home', players: [4] }, 2)
  expect(startEvents('full', { home: [], away: [] }, [later])).toEqual([
    { body: { type: 'period_start' }, period: 1 },
  ])
})
