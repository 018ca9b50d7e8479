import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test.each([
  ['/kereses/Kov%C3%A1cs%20Anna', '/kereses/-'],
  ['/search/varga.data', '/search/-.data'],
  ['/KERESES/varga', '/kereses/-'],
  ['/%6bereses/varga', '/kereses/-'],
  ['/kereses/varga/anna', '/kereses/-'],
  ['/kereses/%E0%A4%A', '/kereses/-'],
  ['/kereses', '/kereses'],
  ['/kereses.data', '/kereses.data'],
  ['/hirek/kereses', '/hirek/kereses'],
  ['/%E0%A4%A/x', '/%E0%A4%A/x'],
  ['/', '/'],
])('J4: %s is logged as %s', (path, logged) => expect(loggedPath(path)).toBe(logged))
