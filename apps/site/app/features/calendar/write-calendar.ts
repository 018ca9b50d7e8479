import { TZDate } from '@date-fns/tz'
import type { Language } from '@palank/routes'
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { timeZone } from '~/i18n/format.ts'
import type { CalendarEvent } from './calendar.ts'

/** Duration of a match with its breaks, in milliseconds. */
const duration = 2 * 3_600_000
/** Refresh interval in seconds. */
const refresh = 3_600

/** Hungary's rules since 1996; there are no earlier matches. */
const budapest = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  `X-LIC-LOCATION:${timeZone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

const statusOf: Record<CalendarEvent['status'], ICalEventStatus> = {
  scheduled: ICalEventStatus.CONFIRMED,
  live: ICalEventStatus.CONFIRMED,
  finished: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
}

const inZone = (time: number) => new TZDate(time, timeZone)

type CalendarOptions = {
  name: string
  club: string
  language: Language
  /** The calendar's own address, to refresh from. */
  source: string
  events: readonly CalendarEvent[]
}

/** An iCalendar file; the same matches give the same bytes. */
export function writeCalendar({ name, club, language, source, events }: CalendarOptions): string {
  const calendar = new ICalCalendar({
    name,
    prodId: { company: club, product: 'Palank', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // With a named time zone the library would put it on the stamps too, which must be in UTC.
    timezone: { name: null, generator: () => budapest },
    x: { 'X-WR-TIMEZONE': timeZone },
    ttl: refresh,
    source,
  })
  for (const { uid, sequence, changed, status, start, summary, location, description, url } of events) {
    const begins = Date.parse(start)
    calendar.createEvent({
      id: uid,
      sequence,
      stamp: new Date(changed),
      lastModified: new Date(changed),
      status: statusOf[status],
      start: inZone(begins),
      end: inZone(begins + duration),
      timezone: timeZone,
      summary,
      ...(location ? { location } : {}),
      description,
      url,
    })
  }
  return `${calendar.toString()}\r\n`
}
