import path from 'node:path'
import { places } from './places.ts'
import { clubPorts, serverPorts } from './ports.ts'
import type { ClubSettings } from './settings.ts'

type Target = { port: number; labels: Record<string, string> }

function targetsOf({ club, portBase }: Pick<ClubSettings, 'club' | 'portBase'>): Target[] {
  const { metrics } = clubPorts(portBase)
  return Object.entries(metrics).flatMap(([service, ports]) => {
    const all = [ports].flat()
    return all.map((port, index) => {
      const name = all.length > 1 ? `${service}-${index + 1}` : service
      return { port, labels: { club, service, process: `palank-${name}@${club}` } }
    })
  })
}

const machine: Target = {
  port: serverPorts.metrics,
  labels: { service: 'server', process: 'palank-metrics' },
}

const targetLines = ({ port, labels }: Target): string => `
      - targets: ['127.0.0.1:${port}']
        labels: ${JSON.stringify(labels)}`

export type ConfigOptions = { rules?: string; interval?: string }

/** What Prometheus reads on this server. It takes a metric's own club before that of the process. */
export function prometheusConfig(
  clubs: readonly Pick<ClubSettings, 'club' | 'portBase'>[],
  { rules = path.join(places.current, 'monitoring/rules.yml'), interval = '15s' }: ConfigOptions = {},
): string {
  return `global:
  scrape_interval: ${interval}
  evaluation_interval: ${interval}

rule_files:
  - ${rules}

scrape_configs:
  - job_name: palank
    honor_labels: true
    static_configs:${[machine, ...clubs.flatMap(targetsOf)].map(targetLines).join('')}
`
}
