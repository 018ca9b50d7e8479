import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { workerUser } from '@palank/edge/worker-user'
import { edgeArguments, nginx, writeEdge } from '@palank/edge/write-edge'
import { languagesIn } from '@palank/routes'
import {
  addressOf,
  type ClubSetting,
  devSiteEnvironment,
  purgerEnvironment,
  siteEnvironment,
  systemEnvironment,
} from './club-environment.ts'
import { root } from './paths.ts'
import type { Command } from './processes.ts'
import type { SiteBuild } from './site-build.ts'
import { siteFolder } from './site-copy.ts'

const hostAndPort = (port: number) => new URL(addressOf(port)).host

/** A site in the setting's brand, with its state and log in `folder`. */
export function siteCommand(setting: ClubSetting, build: SiteBuild, folder: string, suffix = ''): Command {
  const siteDir = path.join(folder, `site${suffix}`)
  return {
    name: `site${suffix}`,
    command: process.execPath,
    args: [build.server],
    env: siteEnvironment(setting, siteDir),
    log: `${siteDir}.log`,
  }
}

/** The site in development; its output goes to the terminal. */
export function devSiteCommand(setting: ClubSetting, folder: string): Command {
  const server = path.join(root, siteFolder, 'server')
  return {
    name: 'site',
    command: process.execPath,
    // Vite follows the app and the packages, Node the server itself.
    args: [
      `--watch-path=${server}`,
      '--watch-preserve-output',
      path.join(server, 'dev.ts'),
      '--media',
      setting.mediaDir,
    ],
    env: devSiteEnvironment(setting, path.join(folder, 'site-dev')),
  }
}

/** The edge before sites that listen on these ports. */
export function edgeCommand(
  { ports, mediaDir, purging, languages: ofPack }: ClubSetting,
  {
    build,
    sites,
    folder,
    suffix = '',
  }: { build: SiteBuild; sites: number[]; folder: string; suffix?: string },
): Command {
  const edgeDir = path.join(folder, `edge${suffix}`)
  const languages = languagesIn(ofPack?.join() ?? process.env.LANGUAGES ?? '')
  const refreshing = purging ? { refreshListen: hostAndPort(purging.refresh) } : {}
  mkdirSync(edgeDir, { recursive: true })
  // Cached pages of an earlier run would be served stale once.
  rmSync(path.join(edgeDir, 'cache'), { recursive: true, force: true })
  writeEdge(edgeDir, {
    listen: [hostAndPort(ports.edge)],
    sites: sites.map(hostAndPort),
    publicOrigin: addressOf(ports.edge),
    mediaDir,
    clientDir: build.client,
    ...(languages ? { languages } : {}),
    ...refreshing,
    user: workerUser([edgeDir, mediaDir, build.client]),
    // Tests on this machine visit as different people, because forms are limited by address.
    trustedProxies: ['127.0.0.1'],
    workers: 2,
  })
  return {
    name: `edge${suffix}`,
    command: nginx,
    args: edgeArguments(edgeDir),
    env: systemEnvironment(),
    log: `${edgeDir}.log`,
  }
}

function purgerCommands(setting: ClubSetting, folder: string, suffix: string): Command[] {
  if (!setting.purging) return []
  return [
    {
      name: `purger${suffix}`,
      command: process.execPath,
      args: [path.join(root, 'edge/src/purger/main.ts')],
      env: purgerEnvironment(setting, setting.purging, path.join(folder, `edge${suffix}`)),
      log: path.join(folder, `purger${suffix}.log`),
    },
  ]
}

/** A site, the edge before it, and the purger of its cached pages. */
export const siteCommands = (
  setting: ClubSetting,
  build: SiteBuild,
  folder: string,
  suffix = '',
): Command[] => [
  siteCommand(setting, build, folder, suffix),
  edgeCommand(setting, { build, sites: [setting.ports.site], folder, suffix }),
  ...purgerCommands(setting, folder, suffix),
]
