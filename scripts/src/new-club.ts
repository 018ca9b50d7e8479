import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeNewPack } from '@palank/club-pack/new-pack'
import { databaseNameOf } from '@palank/server/club-secrets'
import { execaNode } from 'execa'
import { commandEnvironment, newsroomEnvironment } from './club-environment.ts'
import { type ClubPlace, settingOfPlace, writeEnvironments } from './club-place.ts'
import { type Cluster, startCluster, stopLeftOver } from './cluster.ts'
import { holderOf } from './lock.ts'
import { root } from './paths.ts'
import { run } from './processes.ts'
import { provision } from './provision.ts'
import {
  type ClubNote,
  clusterOf,
  lockFolder,
  mediaOf,
  newClubNote,
  newsroomCommand,
  noteOf,
  requireFreePorts,
  type Step,
} from './run-club.ts'

type Server = Pick<Cluster, 'host' | 'port' | 'superuserUrl'>

/** Whether `pnpm palank start` runs the club; another command may hold its folder too. */
export const isRunning = ({ folder }: ClubPlace): boolean =>
  holderOf<ClubNote>(noteOf(folder))?.ready ?? false

/** The club's own cluster runs while the club does, or for this work only. */
async function withOwnCluster(
  place: ClubPlace,
  work: (server: Server) => Promise<void>,
  step: Step = async (_, start) => start(),
): Promise<void> {
  const { folder, ports } = place
  const data = clusterOf(folder)
  if (isRunning(place)) {
    const secret = readFileSync(`${data}.secret`, 'utf8')
    const superuserUrl = `postgres://postgres:${secret}@127.0.0.1:${ports.database}/postgres`
    return work({ host: '127.0.0.1', port: ports.database, superuserUrl })
  }
  const lock = lockFolder(newClubNote(place))
  try {
    await stopLeftOver(data)
    await requireFreePorts({ database: ports.database })
    const cluster = await step('database', () => startCluster(data, ports.database))
    await work(cluster).finally(cluster.stop)
  } finally {
    lock.release()
  }
}

/** For a command that needs the club's database, but no superuser. */
export const withDatabase = (place: ClubPlace, work: () => Promise<void>): Promise<void> =>
  place.server ? work() : withOwnCluster(place, work)

async function setupLink(place: ClubPlace): Promise<string | undefined> {
  const { stdout } = await execaNode(newsroomCommand('setup-link'), {
    cwd: root,
    env: newsroomEnvironment(settingOfPlace(place)),
    extendEnv: false,
  })
  return stdout.trim() || undefined
}

/** Database, roles and tables. */
async function makeDatabase(
  place: ClubPlace,
  server: Server,
  step: Step,
  signal?: AbortSignal,
): Promise<void> {
  const { club, folder } = place
  await step('roles', () => provision(server, databaseNameOf(club), folder))
  const env = commandEnvironment(settingOfPlace(place), 'migrate')
  const args = [newsroomCommand('migrate')]
  const log = path.join(folder, 'migrate.log')
  await step('migrate', () => run({ name: 'migrate', command: process.execPath, args, env, log }, signal))
}

/** Pack, database, roles and secrets of a club, and the link to its set-up, unless that is finished. What is there already is kept. */
export async function newClub(
  place: ClubPlace,
  adminUrl: string | undefined,
  step: Step,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { club, folder, packDir } = place
  await step('pack', () => writeNewPack(packDir, club))
  mkdirSync(mediaOf(folder), { recursive: true })
  if (!place.server) await withOwnCluster(place, (server) => makeDatabase(place, server, step, signal), step)
  else if (!adminUrl)
    throw new Error(
      `the database of ${club} is at ${place.server.host}; set DATABASE_ADMIN_URL to a superuser there`,
    )
  else await makeDatabase(place, { ...place.server, superuserUrl: adminUrl }, step, signal)
  await step('environment', () => writeEnvironments(settingOfPlace(place), folder))
  return step('link', () => setupLink(place))
}
