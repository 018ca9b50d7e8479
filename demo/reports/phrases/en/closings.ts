import { capital, dayAndMonth, weekdayName } from '../../english.ts'
import type { FactData } from '../../facts.ts'
import type { EnMatch } from '../../voice.ts'

type Next = FactData['next-home']

const full = (f: Next) => `the ${f.full.en}`
const short = (f: Next) => `the ${f.short.en}`
const cup = (f: Next) => (f.cup ? ' in the Hungarian Cup' : '')
const on = (f: Next) => `on ${dayAndMonth(f.day)}`

/** What comes next. */
export const closings: Record<'next-home' | 'next-away', readonly ((m: EnMatch, f: Next) => string)[]> = {
  'next-home': [
    (_, f) => `Next we receive ${full(f)} at home${cup(f)}, ${on(f)} at ${f.hour}.`,
    (_, f) =>
      `The next date is ${weekdayName(f.day)}, ${dayAndMonth(f.day)}, at ${f.hour}: ${full(f)} at home${cup(f)}.`,
    (_, f) => `The team plays here ${on(f)}${cup(f)}, against ${full(f)}.`,
    (_, f) => `Up next are ${full(f)}${cup(f)}, ${on(f)}, in the ${f.arena}.`,
    (_, f) => `We carry on with a home game${cup(f)}: ${on(f)} against ${short(f)}, at ${f.hour}.`,
    (_, f) => `See you ${on(f)} in the ${f.arena}; the opponents will be ${full(f)}${cup(f)}.`,
    (_, f) => `The next opponents are ${full(f)}${cup(f)}, ${on(f)}, in our own hall.`,
    (_, f) =>
      `${capital(weekdayName(f.day))}, ${f.hour}: we take the floor at home against ${short(f)} ${on(f)}${cup(f)}.`,
  ],
  'next-away': [
    (_, f) => `Next we are away to ${full(f)}${cup(f)}, ${on(f)} at ${f.hour}.`,
    (_, f) =>
      `The next date is ${weekdayName(f.day)}, ${dayAndMonth(f.day)}, at ${f.hour}, in the home of ${full(f)}${cup(f)}.`,
    (_, f) => `The team plays as guests of ${full(f)} ${on(f)}${cup(f)}.`,
    (_, f) => `Up next are ${full(f)}${cup(f)}, ${on(f)}, in the ${f.arena}.`,
    (_, f) => `We carry on with an away game${cup(f)}: ${on(f)} against ${short(f)}, at ${f.hour}.`,
    (_, f) => `There is a trip to come: ${on(f)} in the ${f.arena} the opponents are ${full(f)}${cup(f)}.`,
    (_, f) => `The next opponents are ${full(f)}${cup(f)}, away, ${on(f)}.`,
    (_, f) => `${capital(weekdayName(f.day))}, ${f.hour}: we visit ${short(f)} ${on(f)}${cup(f)}.`,
  ],
}
