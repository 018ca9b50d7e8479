import { z } from 'zod'
import { type StoredState, storedState } from '../../publishing/publishing-state.ts'

type Batch = { ids: Set<number>; answer: Promise<StoredState[]> }

const waiting = new Map<string, Batch>()
const gatherMs = 10
const mostIds = 200

async function fetchStates(collection: string, ids: number[]): Promise<StoredState[]> {
  const response = await fetch(`/api/publishing-states?collection=${collection}&ids=${ids.join(',')}`)
  if (!response.ok) throw new Error(`publishing-states answered ${response.status}`)
  return z.array(storedState).parse(await response.json())
}

/** The rows of a list ask one by one and are answered together: one request for a page of the list. */
export async function askState(collection: string, id: number): Promise<StoredState | undefined> {
  let batch = waiting.get(collection)
  if (!batch || batch.ids.size >= mostIds) {
    const ids = new Set<number>()
    const answer = new Promise((resolve) => setTimeout(resolve, gatherMs)).then(() => {
      if (waiting.get(collection)?.ids === ids) waiting.delete(collection)
      return fetchStates(collection, [...ids])
    })
    batch = { ids, answer }
    waiting.set(collection, batch)
  }
  batch.ids.add(id)
  return (await batch.answer).find((state) => state.id === id)
}
