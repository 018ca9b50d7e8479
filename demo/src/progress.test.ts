import { expect, it } from 'vitest'
import { progressOn } from './progress.ts'

function written(isTTY: boolean, total: number): string[] {
  const texts: string[] = []
  const step = progressOn({ isTTY, write: (text) => texts.push(text) }, total)
  for (let done = 0; done < total; done++) step()
  return texts
}

it.each([3, 10, 150])('writes no more than a line for each tenth of %i steps, and the last one', (total) => {
  const lines = written(false, total)
  expect(lines.length).toBeLessThanOrEqual(10)
  expect(lines.at(-1)).toBe('demo: 100 %\n')
})

it('draws one bar on a terminal', () => {
  const texts = written(true, 4)
  expect(texts).toHaveLength(4)
  expect(texts[1]).toMatch(/^\rdemo █{15}░{15} 50 %$/)
  expect(texts[3]).toMatch(/ 100 %\n$/)
})
