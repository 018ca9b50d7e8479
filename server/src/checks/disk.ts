import { existsSync, statfsSync, statSync } from 'node:fs'
import { places } from '../places.ts'
import type { Check } from './check.ts'

const gigabyte = 1024 ** 3
const inGigabytes = (bytes: number) => `${(bytes / gigabyte).toFixed(1)} GB`

/** Below a tenth or 2 GB it is time to act; below 0.5 GB the database may stop. */
export function diskCheck(folder: string, free: number, size: number): Check {
  const name = `disk ${folder}`
  const says = `${inGigabytes(free)} of ${inGigabytes(size)} free`
  const advice =
    'see what is large: du -xh --max-depth=2 /var | sort -h | tail; take a larger disk or keep fewer backups'
  const value = free
  if (free < gigabyte / 2) return { name, level: 'error', says, advice, value }
  if (free < Math.min(2 * gigabyte, size / 10)) return { name, level: 'warning', says, advice, value }
  return { name, level: 'ok', says, value }
}

const folders = [places.releases, '/var/lib/postgresql', '/var/backups', '/var/log']

/** Once for each file system that something of ours is on. */
export async function checkDisk(): Promise<Check[]> {
  const found = folders.filter(existsSync)
  const devices = new Map(found.reverse().map((folder) => [statSync(folder).dev, folder]))
  return [...devices.values()].map((folder) => {
    const { bavail, blocks, bsize } = statfsSync(folder)
    return diskCheck(folder, bavail * bsize, blocks * bsize)
  })
}
