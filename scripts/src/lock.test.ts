import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holderOf, takeLock, withLock } from './lock.ts'
import { identityOf } from './process-identity.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'palank-lock-'))
  file = path.join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const goneProcess = () => ({ pid: spawnSync('true').pid, started: '1' })

describe('a lock', () => {
  it('is refused while its holder lives, and says who that is', () => {
    const first = takeLock(file, { club: 'solymok' })
    expect(first.held).toBe(true)
    expect(takeLock(file, { club: 'hiuzok' })).toMatchObject({
      held: false,
      by: { pid: process.pid, club: 'solymok' },
    })
    if (first.held) first.release()
    expect(existsSync(file)).toBe(false)
  })

  it('is taken over from a process that is gone, with what it had written', () => {
    writeFileSync(file, JSON.stringify({ ...goneProcess(), club: 'solymok' }))
    expect(holderOf(file)).toBeUndefined()
    const left: object[] = []
    expect(takeLock(file, { club: 'hiuzok' }, (holder) => left.push(holder)).held).toBe(true)
    expect(left).toMatchObject([{ club: 'solymok' }])
    expect(holderOf(file)).toMatchObject({ pid: process.pid, club: 'hiuzok' })
    expect(readdirSync(folder)).toEqual(['lock'])
  })

  it('is taken over from another process that was given the same number', () => {
    writeFileSync(file, JSON.stringify({ ...identityOf(process.pid), started: '1' }))
    expect(takeLock(file, {}).held).toBe(true)
  })

  it('is taken over when nothing in it can be read', () => {
    writeFileSync(file, '{"pid":')
    expect(takeLock(file, {}).held).toBe(true)
  })

  it('lets one piece of work in at a time', async () => {
    const log: string[] = []
    const work = (name: string) => async () => {
      log.push(`${name} in`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      log.push(`${name} out`)
    }
    await Promise.all([withLock(file, work('a')), withLock(file, work('b'))])
    expect(log).toEqual(['a in', 'a out', 'b in', 'b out'])
  })
})
