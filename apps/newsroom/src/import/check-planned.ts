import { checkMatch, type MatchSheet, type Problem } from '@palank/sport/check-match'
import { problemText } from '../match-sheet/problem-text.ts'
import { error } from './issue.ts'
import { periodsOf, sheetLine } from './match-values.ts'
import type { Issue, PlannedMatch, SourceLocation, Values } from './types.ts'

const scoreOf = (values: Values, field: string) => (typeof values[field] === 'number' ? values[field] : null)

function sheetOfPlanned({ match: { values }, lines, known }: PlannedMatch) {
  return {
    status: (values.status ?? 'scheduled') as MatchSheet['status'],
    forfeit: (values.forfeit ?? null) as MatchSheet['forfeit'],
    home_score: scoreOf(values, 'home_score'),
    away_score: scoreOf(values, 'away_score'),
    incomplete: known?.incomplete ?? false,
    periods: periodsOf(values).periods,
    lines: lines.map(({ player, values }) => sheetLine(player, values)),
  }
}

/** The rows to report a problem at: the line's own, all of its side, or the match's. */
function rowsOf(problem: Problem, { at, lines }: PlannedMatch): SourceLocation[] {
  const lineLocation = problem.index === undefined ? undefined : lines[problem.index]?.at
  if (lineLocation) return [lineLocation]
  const isAboutSide = ['lines_sum', 'minutes_sum', 'starters_not_five'].includes(problem.code)
  const rows = lines
    .filter(({ values }) => !isAboutSide || values.side === problem.side)
    .flatMap((line) => line.at ?? [])
  if (isAboutSide && rows.length > 0) return rows
  return at ? [at] : rows.slice(0, 1)
}

/** Everything that cannot be true of the match as it would be after the import. */
export function checkPlanned(planned: PlannedMatch): Issue[] {
  const sheet = sheetOfPlanned(planned)
  const issues = checkMatch(sheet).map((problem): Issue => {
    const { hu, en } = problemText(problem, sheet.lines)
    const text = { hu: `${planned.title}: ${hu}`, en: `${planned.title}: ${en}` }
    return { code: problem.code, severity: problem.severity, at: rowsOf(problem, planned), text }
  })
  // A problem of both sides with the same text is reported once.
  const unique = [...new Map(issues.map((issue) => [issue.text.hu, issue])).values()]
  if (!periodsOf(planned.match.values).gap) return unique
  const gap = error(
    'quarter_gap',
    planned.at ?? [],
    'kimaradt egy negyed. Add meg az előzőket is.',
    'a quarter is left out. Give the ones before it as well.',
  )
  return [...unique, gap]
}
