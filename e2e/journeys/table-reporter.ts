import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { type Figures, figuresType } from './journey.ts'
import { limits, names } from './limits.ts'

/** Prints the figures of all journeys beside their limits. */
export default class TableReporter implements Reporter {
  private readonly rows: string[] = []

  onTestEnd({ title }: TestCase, { annotations, status }: TestResult) {
    const description = annotations.find(({ type }) => type === figuresType)?.description
    if (!description) {
      this.rows.push(`${title.padEnd(54)} ${status}`)
      return
    }
    const { journey, clicks, seconds } = JSON.parse(description) as Figures
    const limit = limits[journey]
    const figures = [clicks, limit.clicks, seconds.toFixed(1), limit.seconds]
    this.rows.push(
      `${names[journey].padEnd(54)}${figures.map((figure) => String(figure).padStart(8)).join('')}`,
    )
  }

  onEnd() {
    const heads = ['clicks', 'limit', 'seconds', 'limit'].map((head) => head.padStart(8)).join('')
    process.stdout.write(`\n${'journey'.padEnd(54)}${heads}\n${this.rows.join('\n')}\n`)
  }
}
