import { percentile } from '@palank/scripts/measure/percentile'

/** `cached` pages have been visited before, `fresh` ones never; the join page is never cached. */
export const kinds = ['cached', 'fresh', 'join'] as const
export type Kind = (typeof kinds)[number]

/** Without a time where something else than the system kept the machine busy. */
export type Sample = { kind: Kind; milliseconds?: number; error?: string }

export type KindFigures = { requests: number; errors: string[]; p50: number; p99: number; slowest: number }
export type Figures = Record<Kind, KindFigures>

function figuresOfKind(samples: Sample[]): KindFigures {
  const times = samples.flatMap(({ milliseconds }) => milliseconds ?? [])
  return {
    requests: samples.length,
    errors: samples.flatMap(({ error }) => error ?? []),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    slowest: percentile(times, 1),
  }
}

export function figuresOf(samples: readonly Sample[]): Figures {
  const ofKind = (kind: Kind) => figuresOfKind(samples.filter((sample) => sample.kind === kind))
  return { cached: ofKind('cached'), fresh: ofKind('fresh'), join: ofKind('join') }
}

/** `3 × 502 /hirek, 1 × timeout`: the most frequent first. */
export function summarize(errors: readonly string[], most = 3): string {
  const counts = new Map<string, number>()
  for (const error of errors) counts.set(error, (counts.get(error) ?? 0) + 1)
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
  const named = sorted.slice(0, most).map(([error, count]) => `${count} × ${error}`)
  return [...named, ...(sorted.length > most ? [`${sorted.length - most} other kinds`] : [])].join(', ')
}
