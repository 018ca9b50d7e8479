import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { redact } from './redact.ts'

const canary = 'Kanári Éva'

/** An error as drizzle and pg build it. */
function queryError(): Error {
  const row = Object.assign(new Error(`invalid input: "${canary}"`), {
    severity: 'ERROR',
    code: '23514',
    detail: `Failing row contains (1, ${canary}).`,
  })
  const text = `Failed query: update "join_registrations" set "name" = $1\nparams: ${canary}`
  return Object.assign(new Error(text, { cause: row }), { query: 'update', params: [canary] })
}

const textOf = (value: unknown) => `${inspect(value, { depth: 9 })} ${(value as Error).stack ?? ''}`

describe('J5: a logged database error', () => {
  it.each([
    ['of drizzle', queryError()],
    ['of PostgreSQL', queryError().cause],
    ['as a cause', new Error('saving failed', { cause: queryError() })],
    ['in a field', { err: queryError(), msg: queryError().message }],
    ['as text', queryError().message],
  ])('%s contains no value', (_, value) => {
    expect(textOf(value)).toContain('Kan')
    expect(textOf(redact(value))).not.toContain('Kan')
  })

  it('and a refusal of what an editor wrote contains no message of a field', () => {
    const data = { errors: [{ path: 'title', message: `${canary} is a minor` }] }
    const error = Object.assign(new Error('The following field is invalid: title'), { data })
    const redacted = redact(Object.assign(error, { name: 'ValidationError' })) as Error
    expect(textOf(redacted)).not.toContain('Kan')
    expect(redacted.message).toMatch(/title$/)
  })

  it('keeps the code and the stack frames', () => {
    const redacted = redact(queryError()) as Error
    expect(redacted.message).toBe('database error 23514')
    expect(redacted.stack).toMatch(/at .*redact\.test/)
  })

  it('leaves everything else unchanged', () => {
    const error = new Error('no such template')
    for (const value of [error, 'text', 7, null, undefined, [1], new Date(0)])
      expect(redact(value)).toBe(value)
    expect(redact({ level: 30, msg: 'ready' })).toEqual({ level: 30, msg: 'ready' })
  })
})
