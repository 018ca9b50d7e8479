import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { quiet, quietConsole } from './quiet.ts'

const canary = 'Kanári Éva'

/** As drizzle and pg make them. */
function failed(): Error {
  const row = Object.assign(new Error(`invalid input: "${canary}"`), {
    ...{ severity: 'ERROR', code: '23514', detail: `Failing row contains (1, ${canary}).` },
  })
  const text = `Failed query: update "join_registrations" set "name" = $1\nparams: ${canary}`
  return Object.assign(new Error(text, { cause: row }), { query: 'update', params: [canary] })
}

const seen = (value: unknown) => `${inspect(value, { depth: 9 })} ${(value as Error).stack ?? ''}`

describe('J5: what is logged of a database error', () => {
  it.each([
    ['drizzle’s', failed()],
    ['PostgreSQL’s', failed().cause],
    ['one inside another', new Error('saving failed', { cause: failed() })],
    ['a field', { err: failed(), msg: failed().message }],
    ['a text', failed().message],
  ])('%s holds no value', (_, value) => {
    expect(seen(value)).toContain('Kan')
    expect(seen(quiet(value))).not.toContain('Kan')
  })

  it('tells the code, and where it happened', () => {
    const told = quiet(failed()) as Error
    expect(told.message).toBe('database error 23514')
    expect(told.stack).toMatch(/at .*quiet\.test/)
  })

  it('leaves everything else as it is', () => {
    const error = new Error('no such template')
    for (const value of [error, 'text', 7, null, undefined, [1], new Date(0)])
      expect(quiet(value)).toBe(value)
    expect(quiet({ level: 30, msg: 'ready' })).toEqual({ level: 30, msg: 'ready' })
  })

  it('goes for the console too', () => {
    const lines: unknown[][] = []
    const write = (...args: unknown[]) => void lines.push(args)
    const console = { error: write, warn: write, log: write }
    quietConsole(console)
    console.error('⨯', failed())
    console.log({ err: failed() })
    expect(lines).toHaveLength(2)
    expect(inspect(lines, { depth: 9 })).not.toContain('Kan')
  })
})
