import { expect, it } from 'vitest'
import { shortenRules } from './shorten-rules.ts'

it('shortens what waits and leaves thresholds as they are', () => {
  const rules = `expr: increase(a[10m]) > 3600 and b - (b offset 6h) > 2
for: 5m
expr: rate(a[1m])
for: 1h
`
  expect(shortenRules(rules)).toBe(`expr: increase(a[20s]) > 3600 and b - (b offset 30s) > 2
for: 5s
expr: rate(a[10s])
for: 60s
`)
})
