import { median } from './measure.ts'
import type { Bytes } from './page-trace.ts'

/** One run of Lighthouse; times in milliseconds. */
export type Round = {
  score: number
  fcp: number
  lcp: number
  cls: number
  tbt: number
  cpuTbt: number
  longestTask: number
  scriptsBeforePaint: number
  bytes: Bytes
  /** The share of the machine that other processes used meanwhile. */
  others: number
  loaded: boolean
}
export type Result = {
  brand: string
  screen: string
  url: string
  /** Accessibility, best practices and SEO, of 100. */
  categories: Record<string, number>
  /** The audits of those categories that failed. */
  failed: string[]
  rounds: Round[]
}
export type Figures = Omit<Round, 'others' | 'loaded'> & {
  unloadedRounds: number
  /** Of the rounds that count. */
  others: number
}

/** Medians of the rounds on an unloaded machine; of all rounds when there is none. Of bytes the most: a trace may begin late. */
export function figuresOf({ rounds }: Result): Figures {
  const unloaded = rounds.filter(({ loaded }) => !loaded)
  const counted = unloaded.length > 0 ? unloaded : rounds
  const middle = (pick: (round: Round) => number) => median(counted.map(pick))
  const most = (kind: keyof Bytes) => Math.max(...counted.map(({ bytes }) => bytes[kind]))
  return {
    score: middle(({ score }) => score),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    cls: middle(({ cls }) => cls),
    tbt: middle(({ tbt }) => tbt),
    cpuTbt: middle(({ cpuTbt }) => cpuTbt),
    longestTask: middle(({ longestTask }) => longestTask),
    scriptsBeforePaint: middle(({ scriptsBeforePaint }) => scriptsBeforePaint),
    bytes: {
      html: most('html'),
      script: most('script'),
      css: most('css'),
      font: most('font'),
      image: most('image'),
      other: most('other'),
      all: most('all'),
    },
    others: middle(({ others }) => others),
    unloadedRounds: unloaded.length,
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(2)
const whole = (value: number) => value.toFixed(0)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0)

type Column = { title: string; text: (figures: Figures) => string; isMissed?: (figures: Figures) => boolean }

/** The limits are those of S8 and S9. */
const columns: Column[] = [
  { title: 'score', text: ({ score }) => whole(score), isMissed: ({ score }) => score < 98 },
  { title: 'FCP s', text: ({ fcp }) => seconds(fcp) },
  { title: 'LCP s', text: ({ lcp }) => seconds(lcp), isMissed: ({ lcp }) => lcp > 1800 },
  { title: 'CLS', text: ({ cls }) => cls.toFixed(3), isMissed: ({ cls }) => cls > 0.01 },
  { title: 'TBT ms', text: ({ tbt }) => whole(tbt) },
  { title: 'CPU-TBT ms', text: ({ cpuTbt }) => whole(cpuTbt), isMissed: ({ cpuTbt }) => cpuTbt > 50 },
  {
    title: 'longest task ms CPU',
    text: ({ longestTask }) => longestTask.toFixed(1),
    isMissed: ({ longestTask }) => longestTask > 15,
  },
  {
    title: 'scripts before paint',
    text: ({ scriptsBeforePaint }) => whole(scriptsBeforePaint),
    isMissed: ({ scriptsBeforePaint }) => scriptsBeforePaint > 0,
  },
  { title: 'all kB', text: ({ bytes }) => kilobytes(bytes.all) },
  { title: 'HTML kB', text: ({ bytes }) => kilobytes(bytes.html) },
  { title: 'script kB', text: ({ bytes }) => kilobytes(bytes.script) },
  { title: 'image kB', text: ({ bytes }) => kilobytes(bytes.image) },
  { title: 'others', text: ({ others }) => `${whole(100 * others)} %` },
]

/** What a screen misses of S8 and S9, one line each. */
export function missesOf(result: Result): string[] {
  const name = `${result.brand} ${result.screen}`
  const figures = figuresOf(result)
  const loaded = figures.unloadedRounds === 0 ? ' (loaded machine)' : ''
  return [
    ...columns.flatMap(({ title, text, isMissed }) =>
      isMissed?.(figures) ? [`${name}: ${title} ${text(figures)}${loaded}`] : [],
    ),
    ...Object.entries(result.categories).flatMap(([category, score]) =>
      score < 100 ? [`${name}: ${category} ${score} (${result.failed.join(', ')})`] : [],
    ),
  ]
}

export function lineOf(result: Result): string {
  const figures = figuresOf(result)
  const rounds = `${figures.unloadedRounds} of ${result.rounds.length} rounds unloaded`
  const categories = Object.values(result.categories).join('/')
  return [
    `${result.brand} ${result.screen}`.padEnd(24),
    ...columns.map(({ title, text }) => `${title} ${text(figures)}`),
    `other categories ${categories}`,
    rounds,
  ].join('  ')
}

const rowOf = (cells: string[]) => `| ${cells.join(' | ')} |`

/** A Markdown table; with figures of an earlier run each cell is `before → after`. */
export function tableOf(results: Result[], earlier: Result[] = []): string {
  const titles = ['brand', 'screen', ...columns.map(({ title }) => title)]
  const rows = results.map((result) => {
    const before = earlier.find(({ brand, screen }) => brand === result.brand && screen === result.screen)
    const cells = columns.map(({ text }) => {
      const after = text(figuresOf(result))
      const old = before ? text(figuresOf(before)) : after
      return old === after ? after : `${old} → ${after}`
    })
    return rowOf([result.brand, result.screen, ...cells])
  })
  return [rowOf(titles), rowOf(titles.map(() => '---')), ...rows].join('\n')
}
