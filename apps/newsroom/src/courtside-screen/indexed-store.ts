import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { CourtsideListItem } from '../courtside/types.ts'
import {
  type EventStore,
  isForgettable,
  isOldPractice,
  type KeptEvent,
  type KeptMatch,
  type ListedMatch,
  waitingMatch,
} from './event-store.ts'
import { practiceId } from './practice.ts'

interface CourtsideDatabase extends DBSchema {
  matches: { key: number; value: KeptMatch & { id: number } }
  events: {
    key: [number, string]
    value: KeptEvent & { match: number; id: string }
    indexes: { match: number }
  }
  /** The list of matches, for opening one without a network. */
  lists: { key: string; value: CourtsideListItem[] }
}

let opened: Promise<IDBPDatabase<CourtsideDatabase>> | null = null

function database() {
  opened ??= openDB<CourtsideDatabase>('courtside', 1, {
    upgrade(created) {
      created.createObjectStore('matches', { keyPath: 'id' })
      created.createObjectStore('events', { keyPath: ['match', 'id'] }).createIndex('match', 'match')
      created.createObjectStore('lists')
    },
    // A later version must not wait for a window that was left open.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = null
    },
  })
  opened.catch(() => {
    opened = null
  })
  return opened
}

/** On the disk before it is done, not only handed to the system: batteries die. */
const durable = { durability: 'strict' } as const

export const indexedStore: EventStore = {
  read: async (id) => {
    const transaction = (await database()).transaction(['matches', 'events'])
    const [match, events] = await Promise.all([
      transaction.objectStore('matches').get(id),
      transaction.objectStore('events').index('match').getAll(id),
    ])
    return { match: match ?? null, events }
  },
  write: async (id, { match, events = [] }) => {
    const transaction = (await database()).transaction(['matches', 'events'], 'readwrite', durable)
    const stored = transaction.objectStore('events')
    const puts = [
      ...(match ? [transaction.objectStore('matches').put({ ...match, id })] : []),
      ...events.map((one) => stored.put({ ...one, match: id, id: one.event.id })),
    ]
    // Otherwise the browser drops what it has not written yet when the page is loaded again.
    transaction.commit()
    await Promise.all([...puts, transaction.done])
  },
}

export const readList = async (): Promise<CourtsideListItem[]> =>
  (await (await database()).get('lists', 'near')) ?? []

export const keepList = async (matches: CourtsideListItem[]): Promise<void> => {
  await (await database()).put('lists', matches, 'near')
}

/** Matches whose events have not all been sent from this device. */
export async function readWaiting(): Promise<ListedMatch[]> {
  const base = await database()
  const matches = await base.getAll('matches')
  const found = await Promise.all(
    matches.map(async (one) => waitingMatch(one, await base.getAllFromIndex('events', 'match', one.id))),
  )
  return found.filter((one) => one !== null)
}

export const forgetMatch = async (id: number): Promise<void> => {
  const transaction = (await database()).transaction(['matches', 'events'], 'readwrite', durable)
  const stored = transaction.objectStore('events')
  const keys = await stored.index('match').getAllKeys(id)
  await Promise.all([
    transaction.objectStore('matches').delete(id),
    ...keys.map((key) => stored.delete(key)),
    transaction.done,
  ])
}

/** Rosters hold names, which do not stay on somebody's phone. The match that is open stays as long as it is. */
export async function forgetOldMatches(now: number, open: number | null): Promise<void> {
  const base = await database()
  for (const { id, match } of await base.getAll('matches')) {
    const events = await base.getAllFromIndex('events', 'match', id)
    const isOver =
      id === practiceId ? isOldPractice(events, now) : isForgettable(match.game_time, events, now)
    if (isOver && id !== open) await forgetMatch(id)
  }
}
