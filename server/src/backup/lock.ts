import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { places } from '../places.ts'

/** Waits for other backups and restores. The kernel gives the lock back, whatever happens to this process. */
export async function withBackupLock<Result>(work: () => Promise<Result>): Promise<Result> {
  mkdirSync(places.backup, { recursive: true })
  const file = path.join(places.backup, 'lock')
  const holder = spawn('flock', ['--exclusive', file, 'sh', '-c', 'echo locked; exec cat'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => holder.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    holder.once('error', reject)
    holder.once('exit', () => reject(new Error(`${file} cannot be locked`)))
    holder.stdout.once('data', () => resolve())
  })
  try {
    return await work()
  } finally {
    holder.stdin.end()
    await ended
  }
}
