import { watch } from 'node:fs'
import { readPack } from '@palank/club-pack/read-pack'
import { type ClubSetting, commandEnvironment } from './club-environment.ts'
import { existingPlace, settingOfPlace, writeEnvironments } from './club-place.ts'
import { type Cluster, startCluster, stopLeftOver } from './cluster.ts'
import { buildNewsroom } from './newsroom-build.ts'
import { run } from './processes.ts'
import {
  type ClubNote,
  ClubProcesses,
  clusterOf,
  lockFolder,
  newClubNote,
  newestSeason,
  newsroomCommand,
  requireFreePorts,
  timedSteps,
} from './run-club.ts'
import { buildSite } from './site-build.ts'

/** Set-up writes several files, and its answer must reach the browser before the newsroom stops. */
const quietTime = 2_000

/** Calls back when the files of a folder have changed and are still again. */
function watchFolder(folder: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, quietTime)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

export type StartedClub = ClubNote & { broken: Promise<string>; stop: () => Promise<void> }
type Options = { say: (line: string) => void; signal: AbortSignal }

/** All processes of a club, started again when its pack has changed. */
export async function startClub(club: string, { say, signal }: Options): Promise<StartedClub> {
  const place = existingPlace(club)
  const { folder, ports, packDir } = place
  const note = newClubNote(place)
  const lock = lockFolder(note)
  const processes = new ClubProcesses(note, lock, signal)
  const step = timedSteps(say, signal)
  let cluster: Cluster | undefined
  let stopWatching = () => {}
  let restarting = Promise.resolve()
  const stop = async () => {
    stopWatching()
    await restarting
    await processes.stop()
    await cluster?.stop()
    lock.release()
  }
  const currentSetting = async (): Promise<ClubSetting> => {
    const setting = { ...settingOfPlace(place), restartsOnNewPack: true }
    return { ...setting, season: await newestSeason(setting) }
  }

  try {
    const { problems } = readPack(packDir)
    if (problems.length > 0) throw new Error(`the club’s pack cannot be used:\n  ${problems.join('\n  ')}`)
    if (!place.server) await stopLeftOver(clusterOf(folder))
    const { database, ...others } = ports
    const { purging, preview } = settingOfPlace(place)
    await requireFreePorts({
      ...others,
      ...purging,
      ...(preview ? { preview } : {}),
      ...(place.server ? {} : { database }),
    })
    if (!place.server) cluster = await step('database', () => startCluster(clusterOf(folder), database))
    const env = commandEnvironment(settingOfPlace(place), 'migrate')
    const args = [newsroomCommand('migrate')]
    await step('migrate', () =>
      run({ name: 'migrate', command: process.execPath, args, env, log: `${folder}/migrate.log` }, signal),
    )
    const newsroom = await step('newsroom build', () => buildNewsroom(signal))
    const builds = { newsroom, site: await step('site build', () => buildSite(signal)) }
    await step('start', async () => processes.startAll(await currentSetting(), builds))

    const restart = async () => {
      const { problems: found } = readPack(packDir)
      if (found.length > 0) return say(`the pack has changed, but cannot be used: ${found.join('; ')}`)
      say('the pack has changed')
      await step('restart', async () => {
        await processes.stop()
        const setting = await currentSetting()
        writeEnvironments(setting, folder)
        await processes.startAll(setting, builds)
      })
    }
    stopWatching = watchFolder(packDir, () => {
      restarting = restarting.then(restart).catch((error: unknown) => processes.fail(error))
    })
    return { ...note, broken: processes.broken, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
