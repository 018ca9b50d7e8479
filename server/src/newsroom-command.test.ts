import { execFileSync } from 'node:child_process'
import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { likeTheNewsroom } from './newsroom-command.ts'

test('what a command writes is readable by its group alone, and what palank writes later is as before', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'command-')), "with 'quotes'")
  const before = process.umask()
  execFileSync('/bin/sh', likeTheNewsroom(['touch', file]))
  expect(statSync(file).mode & 0o777).toBe(0o640)
  expect(process.umask()).toBe(before)
})
