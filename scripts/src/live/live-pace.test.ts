import { expect, it } from 'vitest'
import { readPace, withPace } from './live-pace.ts'

it('reads how long a match takes', () => {
  expect(withPace(['--fresh', '--live'])).toEqual(['--fresh', '--live=fast'])
  expect(withPace(['--live=real'])).toEqual(['--live=real'])
  expect(readPace('fast')).toBe(360)
  expect(readPace('real')).toBeNull()
  expect(readPace('90')).toBe(90)
})

it.each(['', '0', '-3', '1.5', 'slow'])('refuses %j', (text) => {
  expect(() => readPace(text)).toThrow('use fast, real or a number of seconds')
})
