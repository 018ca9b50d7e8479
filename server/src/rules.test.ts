import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const folder = path.join(import.meta.dirname, '../monitoring')
const guide = readFileSync(path.join(import.meta.dirname, '../../docs/guides/watching.md'), 'utf8')

type Rule = {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; action: string; guide: string }
}
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const rules: Rule[] = parse(read('rules.yml')).groups[0].rules

describe('the alerts', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s says what is wrong and what to do, here and in the guide',
    (name, { labels, annotations }) => {
      expect(['warning', 'critical']).toContain(labels.severity)
      expect(annotations.summary).not.toMatch(/\n/)
      expect(annotations.action).toMatch(/^[^\n]{20,}[.?]$/)
      expect(annotations.guide).toBe(`docs/guides/watching.md#${name.toLowerCase()}`)
      const text = `${annotations.summary}. ${annotations.action}`
      expect(guide).toContain(`#### ${name}\n\n${text.replaceAll(/\{\{ .*? \}\}/g, '…')}\n`)
    },
  )

  it('are all tested, firing and quiet', () => {
    const names = parse(read('rules.test.yml')).tests.map(({ name }: { name: string }) => name)
    expect(names).toEqual(rules.flatMap(({ alert }) => [`${alert} fires`, `${alert} is quiet`]))
  })

  // From Debian's package prometheus, which scripts/setup installs.
  it('pass promtool test rules', { timeout: 60_000 }, () => {
    expect(
      execFileSync('promtool', ['test', 'rules', 'rules.test.yml'], { cwd: folder, encoding: 'utf8' }),
    ).toContain('SUCCESS')
  })
})

/** Names in the sources of processes and packages; prom-client's own and Prometheus' `up` apart. */
const sources = [
  'apps/api/src/db-metrics.ts',
  'apps/newsroom/src/watching/pool-metrics.ts',
  'apps/newsroom/src/watching/queue-metrics.ts',
  'apps/newsroom/src/watching/sign-ins.ts',
  'apps/newsroom/src/watching/work-done.ts',
  'apps/site/server/answer-counter.ts',
  'edge/src/purger/server.ts',
  'packages/telemetry/src/metrics.ts',
  'server/src/metrics/edge-metrics.ts',
  'server/src/metrics/status-metrics.ts',
].map((file) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8'))
const own = new Set(
  sources.flatMap((text) => [...text.matchAll(/'(palank_\w+)'/g)].map(([, name = '']) => name)),
)
const ofLibrary =
  /^(process_(cpu_seconds_total|resident_memory_bytes|start_time_seconds)|nodejs_eventloop_lag_p99_seconds)$/
const isKnown = (name: string) =>
  ofLibrary.test(name) || own.has(name) || own.has(name.replace(/_(bucket|count|sum)$/, ''))
const metricsIn = (expression: string) => expression.match(/\b(palank|process|nodejs)_\w+/g) ?? []

describe('the metrics', () => {
  it('of the alerts exist', () => {
    for (const { alert, expr } of rules)
      for (const name of metricsIn(expr)) expect([alert, name, isKnown(name)]).toEqual([alert, name, true])
  })

  it('of the dashboard exist', () => {
    const { panels } = JSON.parse(read('dashboard.json')) as {
      panels: { title: string; targets?: { expr: string }[] }[]
    }
    const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    expect(expressions.length).toBeGreaterThan(15)
    for (const expression of expressions)
      for (const name of metricsIn(expression))
        expect([expression, isKnown(name)]).toEqual([expression, true])
  })

  it('are all in the guide', () => {
    for (const name of own) expect(guide).toContain(`\`${name}\``)
  })
})
