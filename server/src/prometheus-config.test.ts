import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { clubPorts } from './ports.ts'
import { prometheusConfig } from './prometheus-config.ts'

it('reads every process of every club, and the machine', () => {
  const clubs = [
    { club: 'vidrak', portBase: 4300 },
    { club: 'sunok', portBase: 4400 },
  ]
  const { scrape_configs, rule_files } = parse(prometheusConfig(clubs))
  const [{ static_configs, honor_labels }] = scrape_configs
  expect(honor_labels).toBe(true)
  expect(rule_files).toEqual(['/var/lib/palank/current/monitoring/rules.yml'])
  const targets = static_configs.flatMap(({ targets: [target] }: { targets: string[] }) => target)
  const metrics = clubs.flatMap(({ portBase }) => Object.values(clubPorts(portBase).metrics).flat())
  expect(targets).toEqual(['127.0.0.1:4191', ...metrics.map((port) => `127.0.0.1:${port}`)])
  expect(new Set(targets).size).toBe(15)
  expect(static_configs).toContainEqual({
    targets: ['127.0.0.1:4333'],
    labels: { club: 'vidrak', service: 'site', process: 'palank-site-2@vidrak' },
  })
})
