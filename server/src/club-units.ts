import { clubPorts } from './ports.ts'
import type { ClubSettings } from './settings.ts'

export type ClubUnit = {
  unit: string
  /** What answers 200 once it can serve; the worker has no such address. */
  readyUrl?: string
}

/** In the order in which they are restarted: one of a pair serves while the other is away. */
export function clubUnits({ club, portBase }: Pick<ClubSettings, 'club' | 'portBase'>): ClubUnit[] {
  const ports = clubPorts(portBase)
  const unit = (name: string, port: number, path: string): ClubUnit => ({
    unit: `palank-${name}@${club}.service`,
    readyUrl: `http://127.0.0.1:${port}${path}`,
  })
  return [
    ...ports.api.map((port, index) => unit(`api-${index + 1}`, port, '/readyz')),
    ...ports.site.map((port, index) => unit(`site-${index + 1}`, port, '/readyz')),
    unit('newsroom', ports.newsroom, '/healthz'),
    { unit: `palank-worker@${club}.service` },
    unit('purger', ports.purger, '/healthz'),
  ]
}

export const edgeUnit = 'palank-edge.service'
/** Of the whole server: they look after it. */
export const watchUnits = ['palank-metrics.service', 'palank-watch.timer']
export const target = 'palank.target'
/** Starts the club's processes again when its pack has changed. */
export const packUnit = (club: string) => `palank-pack@${club}.path`
