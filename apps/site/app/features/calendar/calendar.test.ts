import { type Schedule, schedule as scheduleSchema } from '@palank/contract/schedule'
import ICAL from 'ical.js'
import ical from 'node-ical'
import { describe, expect, test } from 'vitest'
import {
  exampleClub,
  exampleNext,
  exampleNow,
  exampleSchedule,
  exampleUnclosed,
  exampleWon,
} from '~/model/match.examples.ts'
import { calendarEvents } from './calendar.ts'
import { writeCalendar } from './write-calendar.ts'

const origin = 'https://dunaisunok.example'
const source = `${origin}/calendar/team-11.hu.ics`

function fileOf(schedules: Schedule[], language: 'hu' | 'en' = 'hu') {
  const events = calendarEvents(schedules, exampleClub, language, origin, exampleNow)
  return writeCalendar({ name: 'Sünök: mérkőzések', club: 'Dunai Sünök', language, source, events })
}

function eventsByIcalJs(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      location: event.location,
      start: event.startDate.toJSDate().toISOString(),
      status: component.getFirstPropertyValue('status'),
      modified: String(component.getFirstPropertyValue('last-modified')),
      url: component.getFirstPropertyValue('url'),
    }
  })
}

const eventsByNodeIcal = (file: string) =>
  Object.values(ical.sync.parseICS(file)).flatMap((component) =>
    component?.type === 'VEVENT'
      ? [
          {
            uid: component.uid,
            sequence: Number(component.sequence ?? 0),
            summary: component.summary,
            location: component.location,
            start: component.start.toISOString(),
            status: component.status,
          },
        ]
      : [],
  )

const all = [exampleWon, ...exampleNext]

describe('B11: a calendar of matches', () => {
  test('is parsed alike by two libraries, with every match', () => {
    const file = fileOf(all)
    const byOne = eventsByIcalJs(file)
    const byOther = eventsByNodeIcal(file)
    expect(byOne).toHaveLength(all.length)
    expect(byOther).toHaveLength(all.length)
    for (const event of byOther) expect(byOne).toContainEqual(expect.objectContaining(event))
  })
  test('has the time, the place, the teams and the URL of a match', () => {
    const [event] = eventsByIcalJs(fileOf([exampleSchedule]))
    expect(event).toEqual({
      uid: 'match-75@dunaisunok.example',
      sequence: 0,
      summary: 'Dunai Sünök – Tolnai Horgonyok',
      location: 'Duna Aréna, Dunapart',
      start: '2025-11-15T17:00:00.000Z',
      status: 'CONFIRMED',
      modified: '2025-08-01T08:00:00Z',
      url: `${origin}/merkozesek/75`,
    })
  })
  test('H6: marks a match whose time has passed as awaiting its result', () => {
    const described = (schedule: Schedule, language: 'hu' | 'en' = 'hu') =>
      calendarEvents([schedule], exampleClub, language, origin, exampleNow)[0]?.description
    expect(described(exampleUnclosed)).toContain('\nEredményre várunk\n')
    expect(described(exampleUnclosed, 'en')).toContain('\nAwaiting result\n')
    expect(described(exampleSchedule)).not.toContain('Eredményre várunk')
    expect(described(exampleWon)).not.toContain('Eredményre várunk')
  })
  test('is in the requested language', () => {
    const file = fileOf(all, 'en').replaceAll('\r\n ', '')
    expect(file).toContain(`URL;VALUE=URI:${origin}/schedules/75`)
    expect(file).toContain('POSTPONED: Dunai Sünök')
    expect(fileOf(all).replaceAll('\r\n ', '')).toContain('ELHALASZTVA: Dunai Sünök')
  })
  test('is in Budapest time, summer and winter', () => {
    const at = (game_time: string) => fileOf([{ ...exampleSchedule, game_time }])
    expect(at('2025-11-15T17:00:00Z')).toContain('DTSTART;TZID=Europe/Budapest:20251115T180000')
    expect(at('2026-04-15T17:00:00Z')).toContain('DTSTART;TZID=Europe/Budapest:20260415T190000')
    for (const game_time of ['2025-11-15T17:00:00.000Z', '2026-04-15T17:00:00.000Z']) {
      expect(eventsByIcalJs(at(game_time))[0]?.start).toBe(game_time)
      expect(eventsByNodeIcal(at(game_time))[0]?.start).toBe(game_time)
    }
    expect(at('2025-11-15T17:00:00Z')).toContain('BEGIN:VTIMEZONE')
  })
  test('has its refresh interval and its source', () => {
    const file = fileOf(all)
    expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
    expect(file).toContain('X-PUBLISHED-TTL:PT1H')
    expect(file).toContain('METHOD:PUBLISH')
    expect(file).toContain('X-WR-TIMEZONE:Europe/Budapest')
    expect(file).toMatch(/END:VCALENDAR\r\n$/)
    expect(file.replaceAll('\r\n ', '')).toContain(source)
  })
  test('folds its lines at 75 octets, with CRLF line ends', () => {
    const name = 'Őrült űrhajósok csarnoka '.repeat(9)
    const long = scheduleSchema.parse({ ...exampleSchedule, arena: { name, city: null } })
    const file = fileOf([long])
    expect(
      file
        .split('\r\n')
        .map((line) => Buffer.byteLength(line))
        .filter((length) => length > 75),
    ).toEqual([])
    expect(file.replaceAll('\r\n', '')).not.toContain('\n')
    expect(eventsByIcalJs(file)[0]?.location).toBe(name.trim())
  })
  test('has the same bytes until a match changes', () => {
    expect(fileOf(all)).toBe(fileOf(structuredClone(all)))
  })
  test('F3: an event may lack its hall, competition and time of change', () => {
    const { id, competitors, status, game_time } = exampleSchedule
    const [event] = eventsByIcalJs(fileOf([scheduleSchema.parse({ id, competitors, status, game_time })]))
    expect(event).toMatchObject({
      uid: 'match-75@dunaisunok.example',
      sequence: 0,
      location: null,
      start: '2025-11-15T17:00:00.000Z',
      modified: '2025-11-15T17:00:00Z',
    })
  })
  test('drops malformed matches', () => {
    expect(eventsByIcalJs(fileOf([{ ...exampleSchedule, game_time: null }, exampleWon]))).toHaveLength(1)
    expect(fileOf([])).toContain('END:VCALENDAR')
  })
})

describe('H6: a match that changes', () => {
  const changed_at = '2025-11-01T09:00:00Z'
  const readers = [
    ['ical.js', eventsByIcalJs],
    ['node-ical', eventsByNodeIcal],
  ] as const
  const start = '2025-11-15T17:00:00.000Z'
  const location = 'Duna Aréna, Dunapart'
  const changes: [string, Partial<Schedule>, Record<string, string>][] = [
    ['moved', { game_time: '2025-11-16T16:00:00Z' }, { start: '2025-11-16T16:00:00.000Z' }],
    ['postponed', { status: 'postponed' }, { status: 'TENTATIVE' }],
    [
      'postponed to a day to be announced',
      {
        status: 'postponed',
        game_time: null,
        change: {
          kinds: ['postponed'],
          changed_at,
          sequence: 1,
          before: { game_time: exampleSchedule.game_time, arena: null },
        },
      },
      { status: 'TENTATIVE' },
    ],
    ['cancelled', { status: 'cancelled' }, { status: 'CANCELLED' }],
    [
      'played elsewhere',
      { arena: { name: 'Vihar Csarnok', city: 'Balatonszél' } },
      { location: 'Vihar Csarnok, Balatonszél' },
    ],
  ]
  /** A match's own file, and that of its team or competition. */
  const files = [
    ['alone', (match: Schedule) => [match]],
    ['among others', (match: Schedule) => [exampleWon, match, ...exampleNext.slice(1)]],
  ] as const
  const cases = changes.flatMap((change) =>
    readers.flatMap((reader) => files.map((file) => ({ change, reader, file }))),
  )
  test.each(cases)(
    '$change.0: $reader.0 sees it $file.0, under its UID with a greater SEQUENCE',
    ({ change, reader, file }) => {
      const uid = 'match-75@dunaisunok.example'
      const eventOf = (match: Schedule) =>
        reader[1](fileOf([...file[1](match)])).find((event) => event.uid === uid)
      const before = { uid, sequence: 0, start, location, status: 'CONFIRMED' }
      expect(eventOf(exampleSchedule)).toMatchObject(before)
      const after = eventOf({ ...exampleSchedule, sequence: 1, updated_at: changed_at, ...change[1] })
      expect(after).toMatchObject({ ...before, sequence: 1, ...change[2] })
    },
  )
  test('is stamped with the time of the change', () => {
    const file = fileOf([{ ...exampleSchedule, sequence: 1, updated_at: changed_at }])
    expect(eventsByIcalJs(file)[0]?.modified).toBe('2025-11-01T09:00:00Z')
    expect(file).toContain('DTSTAMP:20251101T090000Z')
  })
  test('of what is scheduled without a time nothing is left', () => {
    const change = {
      kinds: ['moved' as const],
      changed_at,
      sequence: 1,
      before: { game_time: start, arena: null },
    }
    expect(eventsByIcalJs(fileOf([{ ...exampleSchedule, game_time: null, change }]))).toEqual([])
  })
})
