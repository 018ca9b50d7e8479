import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'

const output = new URL('log-output.ts', import.meta.url).href

/** A process that logs what it is told by `script`, and ends on SIGTERM as the services do. */
function start(script: string) {
  const program = `
    import { openLogOutput } from '${output}'
    const open = (options) => openLogOutput(options)
    ${script}
    process.once('SIGTERM', async () => {
      log.write('last line\\n')
      await log.flush()
      process.exit(0)
    })
    setInterval(() => undefined, 1000)
    process.stderr.write('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit').then(([code, signal]) => signal ?? code)
  return { child, ended, ready: once(child.stderr, 'data') }
}

const flood = (line: string) => `for (let count = 0; count < 3000; count++) log.write('${line}')`
const buffered = 'const log = open({ bufferedBytes: 4096 })'

describe.each([
  ['line by line', 'const log = open()'],
  ['buffered', buffered],
])('the output of a log, %s', (_, opened) => {
  it('arrives whole before the process ends', async () => {
    const { child, ended, ready } = start(`${opened}; ${flood('one of many lines\\n')}`)
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    await ready
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    await expect.poll(() => text.split('\n').length).toBe(3002)
    expect(text).toMatch(/last line\n$/)
  })

  it.each(['', flood('x'.repeat(100))])(
    'does not keep a process whose reader is gone, whether or not it wrote since',
    async (writes) => {
      const { child, ended, ready } = start(`${opened}; process.on('SIGUSR2', () => { ${writes} })`)
      await ready
      child.stdout.destroy()
      child.kill('SIGUSR2')
      await new Promise((resolve) => setTimeout(resolve, 200))
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
    },
  )

  it('does not keep a process whose reader has stopped reading, nor fill its memory', async () => {
    const { child, ended, ready } = start(`${opened}
      for (let round = 0; round < 10; round++) { ${flood('x'.repeat(1000))} }
      if (process.stdout.writableLength > 1_100_000) process.exit(3)`)
    child.stdout.pause()
    await ready
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})

it('what is buffered is written within a second, and when the process ends by itself', async () => {
  const { child, ready } = start(`${buffered}; log.write('waits\\n')`)
  await ready
  expect(String(await once(child.stdout, 'data'))).toBe('waits\n')
  child.kill('SIGKILL')
  const ending = start(`${buffered}; log.write('ends\\n'); process.exit(4)`)
  expect(String(await once(ending.child.stdout, 'data'))).toBe('ends\n')
  expect(await ending.ended).toBe(4)
})
