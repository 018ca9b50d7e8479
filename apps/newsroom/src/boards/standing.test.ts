import { describe, expect, it, test } from 'vitest'
import {
  bannerPlaces,
  type Facts,
  moved,
  type Placed,
  reasonsHidden,
  sortBoard,
  standingsOf,
} from './standing.ts'

const now = Date.parse('2026-11-18T10:00:00Z')
const before = '2026-11-17T10:00:00Z'
const after = '2026-11-19T10:00:00Z'
const good: Facts = { isOn: true, from: null, until: null, picture: 'shown' }

describe('why an item is not shown', () => {
  test.each<[string, Partial<Facts>, string[]]>([
    ['nothing is wrong', {}, []],
    ['within its dates', { from: before, until: after }, []],
    ['switched off', { isOn: false }, ['off']],
    ['not begun', { from: after }, ['not_begun']],
    ['over', { until: before }, ['over']],
    ['the moment it begins', { from: '2026-11-18T10:00:00Z' }, []],
    ['the moment it ends', { until: '2026-11-18T10:00:00Z' }, ['over']],
    ['ends before it begins', { from: after, until: before }, ['dates_crossed']],
    ['begins and ends at once', { from: after, until: after }, ['dates_crossed']],
    ['without a picture', { picture: 'none' }, ['no_picture']],
    ['its picture is deleted', { picture: 'gone' }, ['picture_gone']],
    ['a child who is not cleared', { picture: 'not_cleared' }, ['not_cleared']],
    ['a child without consent', { picture: 'no_consent' }, ['no_consent']],
    ['all at once', { isOn: false, until: before, picture: 'gone' }, ['off', 'over', 'picture_gone']],
  ])('%s', (_, facts, reasons) => expect(reasonsHidden({ ...good, ...facts }, now)).toEqual(reasons))
})

const item = (id: number, rest: Partial<Placed> = {}): Placed => ({
  ...good,
  id,
  position: null,
  order: 0,
  updatedAt: before,
  ...rest,
})
const states = (...args: Parameters<typeof standingsOf>) =>
  [...standingsOf(...args)].map(([id, { state, behind }]) => [id, state, behind])

describe('where an item stands', () => {
  it('sorts as the api does', () => {
    const items = [item(3), item(1, { order: 2 }), item(2, { order: 1.5 }), item(4, { order: -1 })]
    expect(sortBoard('sponsors', items).map(({ id }) => id)).toEqual([4, 3, 1, 2])
    const popups = [item(1), item(2, { updatedAt: after }), item(3)]
    expect(sortBoard('popups', popups).map(({ id }) => id)).toEqual([2, 3, 1])
  })

  it('shows all sponsors that nothing keeps off', () => {
    expect(states('sponsors', [item(1), item(2, { isOn: false }), item(3)], now)).toEqual([
      [1, 'shown', null],
      [2, 'hidden', null],
      [3, 'shown', null],
    ])
  })

  it('shows the first of a place that can be shown, and all beside the news', () => {
    const at = (position: string) => [
      item(1, { position, until: before }),
      item(2, { position }),
      item(3, { position, from: after }),
      item(4, { position }),
    ]
    for (const { position, shows } of bannerPlaces)
      expect([position, states('banners', at(position), now)]).toEqual([
        position,
        [
          [1, 'hidden', null],
          [2, 'shown', null],
          [3, 'waiting', null],
          [4, ...(shows === 'all' ? ['shown', null] : ['behind', 2])],
        ],
      ])
  })

  it('does not let one place stand before another', () => {
    const items = [item(1, { position: 'schedule' }), item(2, { position: 'page-bottom' })]
    expect(states('banners', items, now).map(([, state]) => state)).toEqual(['shown', 'shown'])
  })

  it('shows one popup, the one saved last', () => {
    expect(states('popups', [item(1, { updatedAt: after }), item(2)], now)).toEqual([
      [1, 'shown', null],
      [2, 'behind', 1],
    ])
  })

  it('will not appear by itself while something else is wrong too', () => {
    expect(states('popups', [item(1, { from: after, picture: 'gone' })], now)).toEqual([[1, 'hidden', null]])
  })
})

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
  [7, 0, ['a', 'b', 'c']],
])('from %i to %i', (from, to, expected) => expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected))
