import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outOfReach, parseTime, sayTime, snapshotsAround, timelineAt, toPostgres } from './times.ts'

let zone: string | undefined
beforeEach(() => {
  zone = process.env.TZ
  process.env.TZ = 'Europe/Budapest'
})
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const utc = (text: string) => new Date(`${text}Z`)

describe('R8: the time of a restore', () => {
  it.each([
    ['2026-11-17 19:42:05', '2026-11-17T18:42:05.000Z'],
    ['2026-07-01 19:42', '2026-07-01T17:42:00.000Z'],
    ['2026-11-17T19:42:05.25', '2026-11-17T18:42:05.250Z'],
    ['2026-11-17 19:42:05 UTC', '2026-11-17T19:42:05.000Z'],
    ['2026-11-17 19:42:05Z', '2026-11-17T19:42:05.000Z'],
    ['2026-11-17 19:42:05 -05', '2026-11-18T00:42:05.000Z'],
    ['2026-11-17 19:42:05 +0530', '2026-11-17T14:12:05.000Z'],
  ])('%s is %s in Budapest', (text, expected) => {
    expect(parseTime(text).toISOString()).toBe(expected)
  })

  it.each([
    'yesterday',
    '19:42',
    '2026-11-17',
    '2026-02-30 10:00',
    '2026-11-17 25:00',
    '2026-03-29 02:30:00',
  ])('%s is refused', (text) => {
    expect(() => parseTime(text)).toThrow(text)
  })

  it('is said with its zone, and given to PostgreSQL in UTC', () => {
    expect(sayTime(utc('2026-11-17T18:42:05'))).toBe('2026-11-17 19:42:05 +01:00')
    expect(toPostgres(utc('2026-11-17T18:42:05'))).toBe('2026-11-17 18:42:05.000+00')
  })

  it('must lie between the oldest backup and now', () => {
    const [earliest, now] = [utc('2026-11-01T00:00:00'), utc('2026-11-17T00:00:00')]
    expect(outOfReach(utc('2026-11-10T00:00:00'), earliest, now)).toBeUndefined()
    expect(outOfReach(utc('2026-10-31T00:00:00'), earliest, now)).toContain('2026-11-01 01:00:00 +01:00')
    expect(outOfReach(utc('2026-11-18T00:00:00'), earliest, now)).toContain('still to come')
    expect(outOfReach(now, undefined, now)).toContain('palank backup')
  })

  it('is on the timeline that was written then, also if a restore has given it up since', () => {
    const restores = [
      { at: '2026-11-10T12:00:00Z', to: '2026-11-10T10:00:00Z', from: 1, timeline: 2 },
      { at: '2026-11-12T12:00:00Z', from: 2, timeline: 3 },
    ]
    expect(timelineAt([], utc('2026-11-10T11:00:00'))).toBeUndefined()
    expect(timelineAt(restores, utc('2026-11-10T09:00:00'))).toBe(1)
    expect(timelineAt(restores, utc('2026-11-10T11:00:00'))).toBe(1)
    expect(timelineAt(restores, utc('2026-11-11T00:00:00'))).toBe(2)
    expect(timelineAt(restores, utc('2026-11-13T00:00:00'))).toBe(3)
  })

  it('takes files from the last snapshot until then and the first after', () => {
    const at = (minute: number) => ({ id: `${minute}`, time: new Date(minute * 60_000) })
    const ids = (minute: number) =>
      snapshotsAround([at(3), at(1), at(2)], new Date(minute * 60_000)).map(({ id }) => id)
    expect(ids(2)).toEqual(['2', '3'])
    expect(ids(2.5)).toEqual(['2', '3'])
    expect(ids(9)).toEqual(['3'])
    expect(ids(0)).toEqual(['1'])
    expect(snapshotsAround([], new Date())).toEqual([])
  })
})
