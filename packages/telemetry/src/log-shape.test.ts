import { pino } from 'pino'
import { expect, it } from 'vitest'
import { logShape } from './log-shape.ts'

it('writes time and level in words', () => {
  const lines: string[] = []
  const log = pino(
    { ...logShape, base: { service: 'api', club: 'vidrak' } },
    { write: (line) => lines.push(line) },
  )
  log.child({ requestId: 'a1' }).warn('slow')
  const line = JSON.parse(lines[0] ?? '')
  expect(line).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    service: 'api',
    club: 'vidrak',
    requestId: 'a1',
    msg: 'slow',
  })
})
