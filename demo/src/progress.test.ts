import { expect, it } from 'vitest'
import { progressOn } from './progress.ts'

function outputOf(isTTY: boolean, total: number): string[] {
  const texts: string[] = []
  const step = progressOn({ isTTY, write: (text) => texts.push(text) }, total)
  for (let done = 0; done < total; done++) step()
  return texts
}

it.each([3, 10, 150])('writes at most one line per tenth of %i steps, and the last one', (total) => {
  const lines = outputOf(false, total)
  expect(lines.length).toBeLessThanOrEqual(10)
  expect(lines.at(-1)).toBe('demo: 100 %\n')
})

it('draws one bar on a terminal', () => {
  const texts = outputOf(true, 4)
  expect(texts).toHaveLength(4)
  expect(texts[1]).toMatch(/^\rdemo █{15}░{15} 50 %$/)
  expect(texts[3]).toMatch(/ 100 %\n$/)
})
