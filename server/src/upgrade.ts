import { statfsSync } from 'node:fs'
import type { ClubUnit } from './club-units.ts'
import { places } from './places.ts'
import { folderOf, switchBack, switchTo } from './releases.ts'
import { type Machine, RestartFailed, restartOneByOne } from './rolling-restart.ts'
import { run } from './run.ts'
import { Refusal } from './terminal.ts'

export type PackageFile = { version: string /** Unpacked, in bytes. */; size: number }

/** Refuses what is no package of ours, or damaged. */
export async function readPackage(file: string): Promise<PackageFile> {
  const fields = await run('dpkg-deb', [
    '--field',
    file,
    'Package',
    'Version',
    'Architecture',
    'Installed-Size',
  ]).catch((error: Error) => {
    throw new Refusal(`${file} is no Debian package, or is damaged: ${error.message}`)
  })
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(fields)?.[1] ?? ''
  if (field('Package') !== 'palank')
    throw new Refusal(`${file} is a package of ${field('Package')}, not of palank`)
  const architecture = (await run('dpkg', ['--print-architecture'])).trim()
  if (![architecture, 'all'].includes(field('Architecture')))
    throw new Refusal(`${file} is for ${field('Architecture')}; this machine is ${architecture}`)
  // Reads and unpacks all of it, to nowhere.
  await run('sh', ['-c', 'dpkg-deb --fsys-tarfile "$1" >/dev/null', 'sh', file]).catch(() => {
    throw new Refusal(`${file} is damaged; fetch it again`)
  })
  return { version: field('Version'), size: Number(field('Installed-Size')) * 1024 }
}

/** The package, its link, and what dpkg needs meanwhile, with room to spare for the database. */
const spare = 512 * 1024 ** 2

export function assertDiskSpace(size: number, folder: string = places.releases): void {
  const { bavail, bsize } = statfsSync(folder)
  const needed = 2 * size + spare
  if (bavail * bsize >= needed) return
  const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`
  throw new Refusal(
    `the disk of ${folder} has ${inMegabytes(bavail * bsize)} free, an upgrade needs ${inMegabytes(needed)}; nothing was changed`,
  )
}

type Switch = {
  from: string
  previous: string | undefined
  to: string
  units: readonly ClubUnit[]
  machine: Machine
  onEach?: (unit: string, seconds: number) => void
}

/**
 * Starts every process in the other release, one after the other. If one of them does not get ready, those that were
 * restarted go back to the release they came from: the others never left it.
 */
export async function switchRelease({ from, previous, to, units, machine, onEach }: Switch): Promise<void> {
  switchTo(to)
  try {
    // First the edge: it keeps the scripts of the old pages and finds those of the new ones.
    await machine.refreshEdge()
    await restartOneByOne(units, machine, onEach)
  } catch (error) {
    switchBack(from, previous)
    const restarted = error instanceof RestartFailed ? error.restarted : []
    await machine.refreshEdge()
    await goBack(restarted, machine)
    throw new Error(`${(error as Error).message}\n${from} serves again; ${folderOf(to)} is kept for a look`)
  }
}

/** The one that failed first: its partner serves alone. */
async function goBack(restarted: readonly ClubUnit[], machine: Machine): Promise<void> {
  for (const unit of [...restarted].reverse()) {
    await machine.restart(unit.unit)
    await machine.untilReady(unit)
  }
}
