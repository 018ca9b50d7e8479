import { describe, expect, it } from 'vitest'
import { createLog, redirectConsole } from './log.ts'

function linesOf(service: 'newsroom' | 'worker', write: (log: ReturnType<typeof createLog>) => void) {
  const lines: unknown[] = []
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) }
  write(createLog(service, { APP_NAME: 'hattyuk', LOG_LEVEL: 'info' }, destination))
  return lines
}

describe.each(['newsroom', 'worker'] as const)('the log of the %s', (service) => {
  it('names the service, the club and what happened', () => {
    const lines = linesOf(service, (log) => {
      log.info('ready')
      log.error({ code: '451' }, 'letter failed')
    })
    expect(lines).toMatchObject([
      { level: 'info', service, club: 'hattyuk', msg: 'ready' },
      { level: 'error', service, club: 'hattyuk', msg: 'letter failed', code: '451' },
    ])
  })

  it('has a message for a bare error too', () => {
    expect(linesOf(service, (log) => log.error(new Error('no such template')))).toMatchObject([
      { service, club: 'hattyuk', msg: 'no such template', err: { message: 'no such template' } },
    ])
  })

  it('J5: contains no value of a failed query', () => {
    const error = Object.assign(new Error('invalid input: "Kanári"'), { severity: 'ERROR', code: '23514' })
    const lines = linesOf(service, (log) => {
      log.error(error)
      log.error({ err: error }, 'interrupted')
    })
    expect(lines).toMatchObject([{ msg: 'database error 23514' }, { msg: 'interrupted' }])
    expect(JSON.stringify(lines)).not.toContain('Kan')
  })

  it('J5: takes over the console, in the same shape and without values', () => {
    const cause = Object.assign(new Error('invalid input: "Kanári"'), {
      severity: 'ERROR',
      code: '23514',
      detail: 'Failing row contains (1, Kanári).',
    })
    const error = Object.assign(new Error('Failed query: update\nparams: Kanári', { cause }), {
      query: 'update',
      params: ['Kanári'],
    })
    const lines = linesOf(service, (log) => {
      const ignore = (..._args: unknown[]) => {}
      const target = { error: ignore, warn: ignore, log: ignore }
      redirectConsole(log, target)
      target.error('⨯', error)
      target.log(error)
      const field: Record<string, unknown> = { text: 'Kanári' }
      target.error('while reading', Object.assign(field, { self: field }))
    })
    expect(lines).toMatchObject([
      { level: 'error', service, club: 'hattyuk', msg: expect.stringContaining('⨯ Error: database error') },
      { level: 'info', service, club: 'hattyuk', msg: expect.stringContaining('database error') },
      { level: 'error', service, club: 'hattyuk', msg: 'while reading [object Object]' },
    ])
    expect(JSON.stringify(lines)).not.toContain('Kan')
  })

  it('leaves out lines below its level', () => {
    expect(linesOf(service, (log) => log.debug('query'))).toEqual([])
  })
})
