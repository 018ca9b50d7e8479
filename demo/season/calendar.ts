import { publishedAt } from '../src/published-at.ts'

/** `YYYY-MM-DD` in Budapest; string order is date order. */
export type Day = string

const toDate = (day: Day) => new Date(`${day}T00:00:00Z`)

export function addDays(day: Day, days: number): Day {
  const date = toDate(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: Day): number => toDate(day).getUTCDay() || 7

/** The latest such weekday, including the day itself. */
export const lastWeekday = (day: Day, weekday: number): Day =>
  addDays(day, -((weekdayOf(day) - weekday + 7) % 7))

/** The UTC time of an hour (`HH:mm`) in Budapest. */
export const timeOf = (day: Day, hour: string): string => publishedAt({ publishedDaysAgo: 0, hour }, day)

/** A season is named after the year in which it starts; it starts in August. */
export function seasonOfDay(day: Day): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month >= 8 ? year : year - 1
}

const firstSaturday = (year: number, month: string): Day => lastWeekday(`${year}-${month}-07`, 6)

/** Weeks with an additional league round on Wednesday. */
const midweekRounds = [5, 10, 16]
export const leagueRounds = 26

export type Calendar = {
  /** The Saturday or Wednesday of each league round. */
  rounds: Day[]
  /** Wednesdays without a league round. */
  freeWednesdays: Day[]
  /** The Saturday of each league week. */
  saturdays: Day[]
  /** The winter weekend reserved for the cup. */
  cupSaturday: Day | null
}

function calendarFrom(saturdays: Day[], cupSaturday: Day | null): Calendar {
  const rounds = saturdays.flatMap((saturday, week) =>
    midweekRounds.includes(week) ? [addDays(saturday, -3), saturday] : [saturday],
  )
  const freeWednesdays = saturdays
    .filter((_, week) => week > 0 && !midweekRounds.includes(week))
    .map((saturday) => addDays(saturday, -3))
  return { rounds, freeWednesdays, saturdays, cupSaturday }
}

const weekends = leagueRounds - midweekRounds.length

/** A past season: October to April, with breaks for Christmas, the national team and the cup. */
export function pastCalendar(season: number): Calendar {
  const start = firstSaturday(season, '10')
  const isBreak = (week: number) => {
    const date = addDays(start, 7 * week).slice(5)
    return [8, 20, 21].includes(week) || date >= '12-23' || date <= '01-02'
  }
  const weeks = Array.from({ length: weekends + 6 }, (_, week) => week).filter((week) => !isBreak(week))
  return calendarFrom(
    weeks.slice(0, weekends).map((week) => addDays(start, 7 * week)),
    addDays(start, 7 * 20),
  )
}

/** The last day of a round: its Sunday, or its Wednesday. */
const lastDayOf = (round: Day) => (weekdayOf(round) === 6 ? addDays(round, 1) : round)

export const playedRounds = ({ rounds }: Calendar, day: Day): number =>
  rounds.filter((round) => lastDayOf(round) < day).length

/** How many rounds may be over on a day: fewer near the real start of a season, more near its end. */
function playedBounds(day: Day): [min: number, max: number] {
  const month = Number(day.slice(5, 7))
  if (month === 8) return [5, 13]
  if (month === 9) return [7, 13]
  return month >= 5 && month <= 7 ? [9, 20] : [9, 13]
}

/** The current season: starts in October, or is shifted by weeks so that the day is well inside it. */
export function currentCalendar(day: Day): Calendar {
  const october = firstSaturday(seasonOfDay(day), '10')
  const [min, max] = playedBounds(day)
  const from = (start: Day) =>
    calendarFrom(
      Array.from({ length: weekends }, (_, week) => addDays(start, 7 * week)),
      null,
    )
  const natural = from(october)
  // Starting a week earlier equals looking at the season a week later.
  let weeksEarlier = 0
  const played = () => playedRounds(natural, addDays(day, 7 * weeksEarlier))
  while (played() < min) weeksEarlier += 1
  while (played() > max) weeksEarlier -= 1
  return weeksEarlier === 0 ? natural : from(addDays(october, -7 * weeksEarlier))
}
