import { publishedAt } from '../src/published-at.ts'

/** `YYYY-MM-DD` in Budapest; as text they compare as they follow each other. */
export type Day = string

const toDate = (day: Day) => new Date(`${day}T00:00:00Z`)

export function addDays(day: Day, days: number): Day {
  const date = toDate(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: Day): number => toDate(day).getUTCDay() || 7

/** The last such weekday, the day itself included. */
export const lastWeekday = (day: Day, weekday: number): Day =>
  addDays(day, -((weekdayOf(day) - weekday + 7) % 7))

/** The moment that a clock in Budapest shows the hour (`HH:mm`). */
export const timeOf = (day: Day, hour: string): string => publishedAt({ publishedDaysAgo: 0, hour }, day)

/** A season is called by the year it starts in, and a new one starts with August. */
export function seasonOfDay(day: Day): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month >= 8 ? year : year - 1
}

const firstSaturday = (year: number, month: string): Day => lastWeekday(`${year}-${month}-07`, 6)

/** Weeks that have a league round on Wednesday as well as at the weekend. */
const midweek = [5, 10, 16]
export const leagueRounds = 26

export type Calendar = {
  /** The weekend's Saturday or the Wednesday of each league round. */
  rounds: Day[]
  /** Wednesdays without a league round. */
  freeWednesdays: Day[]
  /** The Saturdays of each week in which the league plays. */
  saturdays: Day[]
  /** A weekend in winter that the league leaves to the cup. */
  cupSaturday: Day | null
}

function calendarFrom(saturdays: Day[], cupSaturday: Day | null): Calendar {
  const rounds = saturdays.flatMap((saturday, week) =>
    midweek.includes(week) ? [addDays(saturday, -3), saturday] : [saturday],
  )
  const freeWednesdays = saturdays
    .filter((_, week) => week > 0 && !midweek.includes(week))
    .map((saturday) => addDays(saturday, -3))
  return { rounds, freeWednesdays, saturdays, cupSaturday }
}

const weekends = leagueRounds - midweek.length

/** A season that is over: October to April, resting at Christmas, for the national team and for the cup. */
export function pastCalendar(season: number): Calendar {
  const start = firstSaturday(season, '10')
  const resting = (week: number) => {
    const date = addDays(start, 7 * week).slice(5)
    return [8, 20, 21].includes(week) || date >= '12-23' || date <= '01-02'
  }
  const weeks = Array.from({ length: weekends + 6 }, (_, week) => week).filter((week) => !resting(week))
  return calendarFrom(
    weeks.slice(0, weekends).map((week) => addDays(start, 7 * week)),
    addDays(start, 7 * 20),
  )
}

/** The last day of a round: its Sunday, or its Wednesday. */
const lastDayOf = (round: Day) => (weekdayOf(round) === 6 ? addDays(round, 1) : round)

export const playedRounds = ({ rounds }: Calendar, day: Day): number =>
  rounds.filter((round) => lastDayOf(round) < day).length

/** Fewer rounds are over where the season would hardly have begun, more where it would be ending. */
function bounds(day: Day): [fewest: number, most: number] {
  const month = Number(day.slice(5, 7))
  if (month === 8) return [5, 13]
  if (month === 9) return [7, 13]
  return month >= 5 && month <= 7 ? [9, 20] : [9, 13]
}

/** The season that is on: from October where that will do, else moved by weeks until the day is well inside it. */
export function presentCalendar(day: Day): Calendar {
  const october = firstSaturday(seasonOfDay(day), '10')
  const [fewest, most] = bounds(day)
  const from = (start: Day) =>
    calendarFrom(
      Array.from({ length: weekends }, (_, week) => addDays(start, 7 * week)),
      null,
    )
  const natural = from(october)
  // A season that starts a week earlier stands today where this one will in a week.
  let earlier = 0
  const played = () => playedRounds(natural, addDays(day, 7 * earlier))
  while (played() < fewest) earlier += 1
  while (played() > most) earlier -= 1
  return earlier === 0 ? natural : from(addDays(october, -7 * earlier))
}
