import { addressOf, devPort, type Ports } from './club-environment.ts'
import { failure, startProcess, untilAnswering } from './processes.ts'
import { requireFreePorts, whileRunning } from './run-club.ts'
import type { Demo } from './run-demo.ts'
import type { RunningDemo } from './running-demo.ts'
import { devSiteCommand } from './site-processes.ts'

export type DevSite = Pick<Demo, 'site' | 'api' | 'newsroom' | 'folder' | 'broken' | 'stop'>

/** The site in development beside a running demo, over its api and uploads. */
export async function startDevSite(demo: RunningDemo, ports: Ports, signal: AbortSignal): Promise<DevSite> {
  const { api, newsroom, folder } = demo
  const site = addressOf(devPort(ports))
  await requireFreePorts({ site: devPort(ports) })
  // The demo's own ports stay those of its api and database.
  const running = startProcess(
    devSiteCommand({ ...demo.setting, ports: { ...demo.ports, edge: ports.edge } }, folder),
  )
  try {
    await whileRunning([running], untilAnswering(`${site}/readyz`, 120, signal))
  } catch (error) {
    await running.stop()
    throw error
  }
  const broken = running.ended.then((how) => failure(running, how))
  return { site, api, newsroom, folder, broken, stop: running.stop }
}
