import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const module = path.join(import.meta.dirname, 'capture-console.ts')
const script = `
const { captureConsole } = await import(${JSON.stringify(module)})
captureConsole('newsroom', process.env.NAMES)
console.log(' ▲ Next.js %s', 16)
console.log('')
console.error(new Error('no such file').message)
process.emitWarning('url.parse() is old', 'DeprecationWarning')
`
const linesOf = (names: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, NAMES: names },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

it('writes what libraries and Node say as lines of the log', () => {
  expect(linesOf('vidrak')).toMatchObject([
    { level: 'info', service: 'newsroom', club: 'vidrak', msg: '▲ Next.js 16' },
    { level: 'error', service: 'newsroom', club: 'vidrak', msg: 'no such file' },
    { level: 'warn', service: 'newsroom', club: 'vidrak', msg: 'DeprecationWarning: url.parse() is old' },
  ])
  expect(linesOf('vidrak,sunok')[0]).not.toHaveProperty('club')
})
