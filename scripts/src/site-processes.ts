import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { workerUser } from '@palank/edge/worker-user'
import { edgeArguments, nginx, writeEdge } from '@palank/edge/write-edge'
import { addressOf, type ClubSetting, siteEnvironment, systemEnvironment } from './club-environment.ts'
import type { Command } from './processes.ts'
import type { SiteBuild } from './site-build.ts'

const hostAndPort = (port: number) => new URL(addressOf(port)).host

/** A site in the setting's brand and the edge before it; what they keep and log lies in `folder`, by their names. */
export function siteCommands(setting: ClubSetting, build: SiteBuild, folder: string, suffix = ''): Command[] {
  const { ports, mediaDir } = setting
  const siteDir = path.join(folder, `site${suffix}`)
  const edgeDir = path.join(folder, `edge${suffix}`)
  mkdirSync(edgeDir, { recursive: true })
  // A demo's copies of yesterday would be shown once more before they are renewed.
  rmSync(path.join(edgeDir, 'cache'), { recursive: true, force: true })
  writeEdge(edgeDir, {
    listen: [hostAndPort(ports.edge)],
    sites: [hostAndPort(ports.site)],
    publicOrigin: addressOf(ports.edge),
    mediaDir,
    clientDir: build.client,
    user: workerUser([edgeDir, mediaDir, build.client]),
    workers: 2,
  })
  return [
    {
      name: `site${suffix}`,
      command: process.execPath,
      args: [build.server],
      env: siteEnvironment(setting, siteDir),
      log: `${siteDir}.log`,
    },
    {
      name: `edge${suffix}`,
      command: nginx,
      args: edgeArguments(edgeDir),
      env: systemEnvironment(),
      log: `${edgeDir}.log`,
    },
  ]
}
