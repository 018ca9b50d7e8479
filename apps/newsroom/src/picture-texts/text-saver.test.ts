import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTextSaver, type SaveState, type Texts } from './text-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function saver() {
  const sent: Texts[] = []
  const states: SaveState['kind'][] = []
  const answers: ((ok: boolean) => void)[] = []
  const made = createTextSaver({
    delayMs: 1000,
    onState: ({ kind }) => states.push(kind),
    save: (texts) => {
      sent.push(texts)
      return new Promise((resolve) =>
        answers.push((ok) => resolve(ok ? { ok: true } : { ok: false, reason: 'nincs hálózat' })),
      )
    },
  })
  const answer = async (ok = true) => {
    answers.shift()?.(ok)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { made, sent, states, answer }
}

it('saves a moment after the last key, both texts in one', async () => {
  const { made, sent, states, answer } = saver()
  made.change('alt', 'Egy')
  await vi.advanceTimersByTimeAsync(900)
  made.change('alt', 'Egy labda')
  made.change('name', 'A labda')
  await vi.advanceTimersByTimeAsync(900)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toEqual([{ alt: 'Egy labda', name: 'A labda' }])
  expect(made.isUnsaved()).toBe(true)
  await answer()
  expect(states.at(-1)).toBe('saved')
  expect(made.isUnsaved()).toBe(false)
})

it('never has two saves of a picture under way, and loses nothing written meanwhile', async () => {
  const { made, sent, states, answer } = saver()
  made.change('alt', 'Egy')
  void made.flush()
  made.change('name', 'Aláírás')
  void made.flush()
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual([{ alt: 'Egy' }])
  await answer()
  expect(sent).toEqual([{ alt: 'Egy' }, { name: 'Aláírás' }])
  await answer()
  expect(states.at(-1)).toBe('saved')
})

it('keeps what could not be saved, under what was written since', async () => {
  const { made, sent, states, answer } = saver()
  made.change('alt', 'Régi')
  made.change('name', 'Aláírás')
  void made.flush()
  made.change('alt', 'Új')
  await answer(false)
  expect(states.at(-1)).toBe('failed')
  void made.flush()
  expect(sent.at(-1)).toEqual({ alt: 'Új', name: 'Aláírás' })
  await answer()
  expect(made.isUnsaved()).toBe(false)
})

it('sends nothing where nothing was written', async () => {
  const { made, sent } = saver()
  await made.flush()
  made.change('alt', 'x')
  expect(made.take()).toEqual({ alt: 'x' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual([])
})
