import { expect, it } from 'vitest'
import { createQueue } from './queue.ts'

const tick = () => new Promise((resolve) => setTimeout(resolve, 0))

function tasks() {
  const begun: string[] = []
  const ends = new Map<string, { done: () => void; fail: () => void }>()
  const task = (key: string) => () => {
    begun.push(key)
    return new Promise<void>((resolve, reject) =>
      ends.set(key, { done: resolve, fail: () => reject(new Error(key)) }),
    )
  }
  return { begun, task, end: (key: string) => ends.get(key) }
}

it('runs three at once, in the order they came', async () => {
  const { begun, task, end } = tasks()
  const queue = createQueue(3)
  for (const key of ['a', 'b', 'c', 'd', 'e']) queue.add(key, task(key))
  await tick()
  expect(begun).toEqual(['a', 'b', 'c'])
  end('b')?.done()
  await tick()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

it('goes on after a failure, also of a task that fails before it begins', async () => {
  const { begun, task, end } = tasks()
  const queue = createQueue(1)
  queue.add('a', task('a'))
  queue.add('b', () => {
    throw new Error('b')
  })
  queue.add('c', task('c'))
  await tick()
  end('a')?.fail()
  await tick()
  expect(begun).toEqual(['a', 'c'])
})

it('leaves out what was removed before its turn', async () => {
  const { begun, task, end } = tasks()
  const queue = createQueue(1)
  for (const key of ['a', 'b', 'c']) queue.add(key, task(key))
  await tick()
  expect(queue.remove('b')).toBe(true)
  expect(queue.remove('a')).toBe(false)
  end('a')?.done()
  await tick()
  expect(begun).toEqual(['a', 'c'])
})
