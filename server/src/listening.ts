import { readFileSync } from 'node:fs'
import { clubPorts, serverPorts } from './ports.ts'
import { run } from './run.ts'
import type { ClubSettings } from './settings.ts'

export type Listener = {
  protocol: string
  address: string
  port: number
  program: string
  pid: number | undefined
  /** Whether other machines reach it, if no firewall stops them. */
  isPublic: boolean
}

const isLoopback = (address: string) => /^(127\.|\[::1\]|::1|\[::ffff:127\.)/.test(address.replace(/%.*/, ''))

/** The lines of `ss -Hlntup`. */
export function parseListeners(output: string): Listener[] {
  return output
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [protocol = '', , , , local = ''] = line.trim().split(/\s+/)
      const at = local.lastIndexOf(':')
      const address = local.slice(0, at)
      const [, program = '', pid] = /\(\("([^"]+)",pid=(\d+)/.exec(line) ?? []
      const port = Number(local.slice(at + 1))
      return port
        ? [
            {
              protocol,
              address,
              port,
              program,
              pid: pid ? Number(pid) : undefined,
              isPublic: !isLoopback(address),
            },
          ]
        : []
    })
}

export const listeners = async () => parseListeners(await run('ss', ['-Hlntup']))

/** The systemd unit of a process, by its control group. */
export function unitOfPid(pid: number): string | undefined {
  try {
    return /([^/]+\.service)(?:\/|$)/m.exec(readFileSync(`/proc/${pid}/cgroup`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

/** What each of our ports is for. */
export function ourPorts(clubs: readonly ClubSettings[]): Map<number, string> {
  const ports = new Map<number, string>([
    [80, 'edge: redirects to https, certificates'],
    [443, 'edge: the sites and newsrooms'],
    [serverPorts.refresh, 'edge: for the purgers'],
    [serverPorts.edgeStatus, 'edge: number of connections'],
    [serverPorts.metrics, 'metrics of the edge and the machine'],
    [5432, 'PostgreSQL'],
  ])
  for (const { club, portBase } of clubs) {
    const { metrics, api, site, sitePrivate, newsroom, purger, preview } = clubPorts(portBase)
    const add = (what: string, ...numbers: number[]) => {
      for (const port of numbers) ports.set(port, `${club}: ${what}`)
    }
    add('api', ...api)
    add('site', ...site)
    add('site, for the purger', ...sitePrivate)
    add('newsroom', newsroom)
    add('purger', purger)
    add('drafts', preview)
    add('metrics', ...Object.values(metrics).flat())
  }
  return ports
}
