import { expect, it } from 'vitest'
import { shareKind, sharePosition } from './share-rules.ts'

it.each([
  [1920, 1080, 'cut'],
  [800, 1200, 'frame'],
  [600, 315, 'cut'],
  [599, 400, 'none'],
  [900, 314, 'none'],
])('a picture of %s×%s is shared as: %s', (width, height, kind) => {
  expect(shareKind({ width, height })).toBe(kind)
})

it('the preview is cut where the shared file is', () => {
  const wide = { width: 2400, height: 630 }
  expect(sharePosition(wide, { x: 0, y: 50 })).toBe('0% 50%')
  expect(sharePosition(wide, { x: 50, y: 50 })).toBe('50% 50%')
  expect(sharePosition(wide, { x: 100, y: 0 })).toBe('100% 50%')
})
