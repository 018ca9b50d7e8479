import { appendFileSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LogFollower } from './follow-log.ts'

let folder: string
let file: string
let lines: string[]
let follower: LogFollower
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'follow-'))
  file = path.join(folder, 'access.log')
  lines = []
  follower = new LogFollower(file, (line) => lines.push(line))
})
afterEach(async () => {
  await follower.close()
  rmSync(folder, { recursive: true })
})

describe('following a log', () => {
  it('reads what is added, and only whole lines', async () => {
    writeFileSync(file, 'before\n')
    await follower.poll()
    appendFileSync(file, 'one\ntw')
    await follower.poll()
    expect(lines).toEqual(['one'])
    appendFileSync(file, 'ő\n')
    await follower.poll()
    expect(lines).toEqual(['one', 'twő'])
  })

  it('waits for a log that is not there yet, and reads it from its start', async () => {
    await follower.poll()
    writeFileSync(file, 'one\n')
    await follower.poll()
    expect(lines).toEqual(['one'])
  })

  it('loses no line when the log is rotated', async () => {
    writeFileSync(file, '')
    await follower.poll()
    appendFileSync(file, 'one\n')
    renameSync(file, `${file}.1`)
    // nginx still writes to the old file until it is told.
    appendFileSync(`${file}.1`, 'two\n')
    writeFileSync(file, 'three\n')
    await follower.poll()
    appendFileSync(`${file}.1`, 'late\n')
    await follower.poll()
    expect(lines).toEqual(['one', 'two', 'late', 'three'])
  })

  it('starts anew when the log is emptied', async () => {
    writeFileSync(file, '')
    await follower.poll()
    appendFileSync(file, 'a long line\n')
    await follower.poll()
    truncateSync(file)
    appendFileSync(file, 'two\n')
    await follower.poll()
    expect(lines).toEqual(['a long line', 'two'])
  })

  it('reads many lines in pieces', async () => {
    writeFileSync(file, '')
    await follower.poll()
    const many = Array.from({ length: 20_000 }, (_, index) => `a line of some length, number ${index}`)
    appendFileSync(file, `${many.join('\n')}\n`)
    await follower.poll()
    expect(lines).toEqual(many)
  })
})
