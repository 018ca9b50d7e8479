import { describe, expect, test } from 'vitest'
import { liveTextOf } from '~/i18n/live-texts.ts'
import { textOf } from '~/i18n/text.ts'
import { exampleBetween, exampleFinished, examplePlaying, examplePointsOnly } from '~/model/live.examples.ts'
import { type LivePlayView, liveViewOf } from '~/model/live.ts'
import { announcementOf } from './announcements.ts'
import { feedOf, isBasket } from './feed.ts'
import { noteText, whatText } from './feed-texts.ts'
import { exampleLiveDetail, exampleMatchPage } from './match.examples.ts'

const view = liveViewOf(examplePlaying)
const rowsOf = (plays: LivePlayView[]) =>
  feedOf({ plays, keeping: 'full' }).flatMap(({ rows }) => rows.map(({ what, note }) => ({ what, note })))

const play = (rest: Partial<LivePlayView> & Pick<LivePlayView, 'type'>, index = 0): LivePlayView => ({
  id: String(index),
  period: 1,
  time: '18:00',
  side: 1,
  player: 4,
  score: [0, 0],
  ...rest,
})

describe('the play-by-play', () => {
  test('is the newest first, by period, with how each ended', () => {
    const groups = feedOf(view)
    expect(groups.map(({ period, end }) => [period, end?.score])).toEqual([
      [3, undefined],
      [2, [34, 36]],
      [1, [17, 18]],
    ])
    expect(groups[0]?.rows[0]?.score).toEqual([51, 54])
  })

  test('ends with the match', () => {
    expect(feedOf(liveViewOf(exampleFinished))[0]?.end).toMatchObject({ isMatchEnd: true })
    expect(feedOf(liveViewOf(exampleBetween))[0]?.end).toMatchObject({ isMatchEnd: false })
  })

  test('has a basket and its assist, a miss and its rebound in one row', () => {
    const basket = play({ type: 'points', kind: 'two_point', x: 0.1 })
    expect(rowsOf([basket, play({ type: 'assist', player: 7 }, 1)])).toEqual([
      { what: { key: 'two_point' }, note: { key: 'assist', player: 7 } },
    ])
    const miss = play({ type: 'miss', kind: 'three_point' })
    expect(rowsOf([miss, play({ type: 'rebound', side: 2, player: 9, kind: 'defensive' }, 1)])).toEqual([
      { what: { key: 'missThree' }, note: { key: 'rebound', player: 9 } },
    ])
  })

  test('has the free throws of one player in one row, where misses are kept', () => {
    const plays = [
      play({ type: 'points', kind: 'free_throw', x: 0.1 }),
      play({ type: 'miss', kind: 'free_throw' }, 1),
    ]
    expect(rowsOf(plays)).toEqual([{ what: { key: 'line', made: 1, tried: 2 }, note: null }])
    expect(feedOf({ plays, keeping: 'points' })[0]?.rows).toHaveLength(2)
    const another = play({ type: 'points', kind: 'free_throw', player: 5 }, 2)
    expect(rowsOf([...plays, another])).toHaveLength(2)
  })

  test('counts a player’s fouls and threes, without undone ones', () => {
    const foul = (index: number, undone?: true) => play({ type: 'foul', undone }, index)
    const fouls = rowsOf([foul(0), foul(1, true), foul(2)]).map(({ what }) => what)
    expect(fouls).toEqual([
      { key: 'foul', nth: 2 },
      { key: 'foul', nth: 0 },
      { key: 'foul', nth: 1 },
    ])
    const three = (index: number) => play({ type: 'points', kind: 'three_point', x: 0.1 }, index)
    expect(rowsOf([three(0), three(1), three(2)])[0]?.note).toEqual({ key: 'threes', count: 3 })
  })

  test('keeps what was undone as a row, and takes nothing into it', () => {
    const undone = play({ type: 'points', kind: 'two_point', undone: true })
    const [assist, basket] =
      feedOf({ plays: [undone, play({ type: 'assist' }, 1)], keeping: 'full' })[0]?.rows ?? []
    expect(basket).toMatchObject({ undone: true, score: null })
    expect(assist).toMatchObject({ what: { key: 'assist' } })
    expect([basket, assist].some((row) => row && isBasket(row))).toBe(false)
  })

  test('names the team where no player is known', () => {
    const rows = feedOf(liveViewOf(examplePointsOnly)).flatMap((group) => group.rows)
    expect(rows.every(({ player }) => player === null)).toBe(true)
  })

  test.each(['hu', 'en'] as const)('has words for each of its rows in %s', (language) => {
    const say = liveTextOf(language)
    for (const { what, note } of feedOf(view).flatMap(({ rows }) => rows)) {
      expect(whatText(what, 'Nagy Bence', say)).toMatch(/Nagy Bence/)
      if (note) expect(noteText(note, 'Nagy Bence', say)).not.toMatch(/Undefined|[{}]/)
    }
    expect(whatText({ key: 'correction', points: -2 }, 'Sünök', say)).toContain('−2')
  })
})

describe('what a screen reader is told', () => {
  const { match } = exampleMatchPage(exampleLiveDetail)
  const about = { match, language: 'hu', text: textOf('hu'), say: liveTextOf('hu') } as const
  const without = (count: number) => {
    const plays = view.plays.slice(0, -count)
    const score = plays.at(-1)?.score ?? [0, 0]
    return { ...view, plays, score }
  }

  test('a basket, with the score', () => {
    expect(announcementOf(view, without(1), about)).toBe(
      'Dunai Sünök 51, Tolnai Horgonyok 54. Halász Márton kettest dobott.',
    )
  })
  test('that a basket was taken back', () => {
    expect(announcementOf(without(1), view, about)).toBe(
      'Dunai Sünök 51, Tolnai Horgonyok 52. Az állás helyesbítve.',
    )
  })
  test('that a basket was taken back, also where the newest one gets its assist', () => {
    const [home, away] = view.score
    const plays = view.plays.map((play, index) => ({
      ...play,
      id: index < view.plays.length - 1 ? play.id : 'another',
    }))
    expect(announcementOf({ ...view, plays, score: [home - 2, away] }, view, about)).toBe(
      'Dunai Sünök 49, Tolnai Horgonyok 54. Az állás helyesbítve.',
    )
  })
  test('that it has begun, on a page that waited for it', () => {
    expect(announcementOf({ ...view, period: 1 }, null, about)).toMatch(/Elkezdődött: 1\. negyed\.$/)
    expect(announcementOf({ ...view, phase: 'not_started', period: null }, null, about)).toBeUndefined()
  })
  test('the quarter alone, where the page comes to it later', () => {
    expect(announcementOf(view, null, about)).toBe('Dunai Sünök 51, Tolnai Horgonyok 54. 3. negyed.')
    // Its end was taken back.
    expect(announcementOf(view, { ...view, phase: 'between_periods' }, about)).toMatch(/\. 3\. negyed\.$/)
    expect(announcementOf(view, { ...view, phase: 'between_periods', period: 2 }, about)).toMatch(
      /Elkezdődött: 3\. negyed\.$/,
    )
    expect(announcementOf({ ...view, phase: 'between_periods', period: 1 }, null, about)).toMatch(
      /54\. 1\. negyed vége\.$/,
    )
  })
  test('not that a known basket was scored, where it only got its player', () => {
    const [home, away] = view.score
    const plays = view.plays.map((play, index) =>
      index < view.plays.length - 1 ? play : { ...play, id: `1${play.id.slice(1)}` },
    )
    expect(announcementOf({ ...view, plays }, view, about)).toBeUndefined()
    // While an earlier one arrives from another device.
    expect(announcementOf({ ...view, plays, score: [home + 2, away] }, view, about)).toBe(
      'Dunai Sünök 53, Tolnai Horgonyok 54. Az állás helyesbítve.',
    )
  })
  test('a quarter’s end and beginning, and the end of the match', () => {
    const between = { ...view, phase: 'between_periods' } as const
    expect(announcementOf(between, view, about)).toMatch(/3\. negyed vége\.$/)
    expect(announcementOf({ ...view, period: 4 }, between, about)).toMatch(/Elkezdődött: 4\. negyed\.$/)
    expect(announcementOf({ ...view, phase: 'finished' }, view, about)).toMatch(/Vége a mérkőzésnek\.$/)
  })
  test('nothing else', () => {
    expect(announcementOf(view, view, about)).toBeUndefined()
    expect(announcementOf({ ...view, fouls: [4, 5] }, view, about)).toBeUndefined()
  })
})
