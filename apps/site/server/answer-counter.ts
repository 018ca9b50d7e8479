import { counter } from '@palank/telemetry/metrics'
import type { SiteOptions } from '../app/site.server.ts'

/** Counts where the data of pages came from. */
export function answerCounter(club: string): NonNullable<SiteOptions['countAnswer']> {
  const answers = counter({
    name: 'palank_site_answers_total',
    help: 'Answers of the api that pages were made of, by where they came from',
    labelNames: ['club', 'outcome'],
  })
  const outcomes = ['hit', 'stale', 'miss', 'last_good'] as const
  const series = Object.fromEntries(outcomes.map((outcome) => [outcome, answers.labels(club, outcome)]))
  return (outcome) => series[outcome]?.inc()
}
