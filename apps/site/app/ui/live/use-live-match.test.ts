import { describe, expect, test } from 'vitest'
import { examplePlaying } from '~/model/live.examples.ts'
import { type LiveView, liveViewOf } from '~/model/live.ts'
import { initialState, type LiveState, next } from './use-live-match.ts'

const later: LiveView = liveViewOf(examplePlaying)
const earlier: LiveView = { ...later, plays: later.plays.slice(0, -2) }
const newest = later.plays.slice(-2).map(({ id }) => id)

describe('S11: what a page knows of a match, answer by answer', () => {
  test('has the plays of the last answer as fresh, and its time', () => {
    const first = next(initialState(null), earlier, 1)
    expect([first.live, [...first.fresh], first.answeredAt]).toEqual([earlier, [], 1])
    const second = next(first, later, 2)
    expect([second.live, [...second.fresh], second.answeredAt]).toEqual([later, newest, 2])
  })

  test('one answer without plays may be an old copy; two say that there are none any more', () => {
    const first = next(initialState(later), null, 1)
    expect(first.live).toBe(later)
    expect(next(first, later, 2)).toMatchObject({ live: later, isDoubted: false })
    expect(next(first, null, 2).live).toBeNull()
    expect(next(next(first, null, 2), null, 3).live).toBeNull()
  })

  test('points that only got their player are not fresh', () => {
    const named = later.plays.map((play) => ({ ...play, id: `1${play.id.slice(1)}` }))
    const state = next(next(initialState(null), earlier, 1), { ...later, plays: named }, 2)
    expect([...state.fresh]).toEqual(named.slice(-2).map(({ id }) => id))
  })

  test('without plays any more it is dropped, whatever the page was loaded with', () => {
    const lost = (state: LiveState) => next(next(state, null, 2), null, 3)
    expect(next(initialState(later), null, 2).isDropped).toBe(false)
    expect(lost(initialState(later)).isDropped).toBe(true)
    // Loaded before the match, it followed it.
    const dropped = lost(next(initialState(null), later, 1))
    expect(dropped.isDropped).toBe(true)
    expect(lost(initialState(null)).isDropped).toBe(false)
    // Until the page says that it was loaded anew.
    expect(next(dropped, null, 4).isDropped).toBe(true)
    expect(next({ ...dropped, isDropped: false }, null, 4).isDropped).toBe(false)
    expect(next(dropped, later, 4).isDropped).toBe(false)
  })

  test('an answer makes good a failure', () => {
    expect(next({ ...initialState(later), hasFailed: true }, later, 1).hasFailed).toBe(false)
    expect(next({ ...initialState(null), hasFailed: true }, null, 1).hasFailed).toBe(false)
  })
})
