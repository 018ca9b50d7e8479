import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { workerUser } from '@palank/edge/worker-user'
import { edgeArguments, nginx, writeEdge } from '@palank/edge/write-edge'
import { type Club, type ClubSetting, clubs, systemEnvironment } from '@palank/scripts/club-environment'
import { freePort } from '@palank/scripts/free-port'
import { type Running, startProcess, untilAnswering } from '@palank/scripts/processes'
import { whileRunning } from '@palank/scripts/run-club'
import { buildSite } from '@palank/scripts/site-build'
import { siteCommand } from '@palank/scripts/site-processes'

export function selfSigned(folder: string): { certificate: string; key: string } {
  const certificate = path.join(folder, 'certificate.pem')
  const key = path.join(folder, 'key.pem')
  const made = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=127.0.0.1'
  execFileSync('openssl', ['req', ...made.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  return { certificate, key }
}

/** A site in each brand on the demo's api, each behind an edge with TLS and HTTP/2, as in production. */
export async function startTlsSites(setting: ClubSetting, demoFolder: string) {
  const folder = path.join(demoFolder, 'tls')
  mkdirSync(folder, { recursive: true })
  const tls = selfSigned(folder)
  const build = await buildSite()
  const running: Running[] = []
  const stop = async () => {
    await Promise.all(running.map((process) => process.stop()))
  }
  const start = async (club: Club) => {
    const ports = { ...setting.ports, site: await freePort(), edge: await freePort() }
    const origin = `https://127.0.0.1:${ports.edge}`
    const edgeDir = path.join(folder, `edge-${club}`)
    mkdirSync(edgeDir, { recursive: true })
    rmSync(path.join(edgeDir, 'cache'), { recursive: true, force: true })
    writeEdge(edgeDir, {
      listen: [`127.0.0.1:${ports.edge}`],
      sites: [`127.0.0.1:${ports.site}`],
      publicOrigin: origin,
      mediaDir: setting.mediaDir,
      clientDir: build.client,
      user: workerUser([edgeDir, setting.mediaDir, build.client]),
      workers: 2,
      tls,
    })
    const site = siteCommand({ ...setting, club, ports }, build, folder, `-${club}`)
    running.push(
      startProcess({ ...site, env: { ...site.env, PUBLIC_ORIGIN: origin } }),
      startProcess({
        name: `edge-${club}`,
        command: nginx,
        args: edgeArguments(edgeDir),
        env: systemEnvironment(),
        log: `${edgeDir}.log`,
      }),
    )
    await whileRunning(running, untilAnswering(`http://127.0.0.1:${ports.site}/readyz`, 60))
    return [club, origin] as const
  }
  try {
    const origins: (readonly [Club, string])[] = []
    for (const club of clubs) origins.push(await start(club))
    return { origins, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
