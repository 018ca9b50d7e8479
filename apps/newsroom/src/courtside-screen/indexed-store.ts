import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { rosterKeyIn } from '../courtside/roster-key.ts'
import type { CourtsideListItem, CourtsideMatch } from '../courtside/types.ts'
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
import { namesOf, type SealedNames, seal, unseal, withNames, withoutNames } from './sealed-names.ts'

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

interface NamesDatabase extends DBSchema {
  names: { key: number; value: SealedNames }
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

let openedNames: Promise<IDBPDatabase<NamesDatabase>> | null = null

/** A separate database, so that writing a match does not wait for the encryption of names. */
function namesDatabase() {
  openedNames ??= openDB<NamesDatabase>('courtside-names', 1, {
    upgrade(created) {
      created.createObjectStore('names')
    },
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      openedNames = null
    },
  })
  openedNames.catch(() => {
    openedNames = null
  })
  return openedNames
}

const keyOf = (id: number) => rosterKeyIn(document.cookie, id)

/** The practice match is stored with names, because its players are made up. */
const mayBeStored = (id: number, match: CourtsideMatch) => (id === practiceId ? match : withoutNames(match))

async function readNamed(id: number, stored: CourtsideMatch): Promise<CourtsideMatch> {
  if (id === practiceId) return stored
  const sealed = await namesDatabase()
    .then((base) => base.get('names', id))
    .catch(() => undefined)
  return withNames(stored, sealed ? await unseal(sealed, keyOf(id)) : {})
}

/** Stores nothing without a key: the session has ended, or the key has expired a day after the match. */
async function writeNames(id: number, match: CourtsideMatch): Promise<void> {
  const key = keyOf(id)
  if (key) await (await namesDatabase()).put('names', await seal(namesOf(match), key), id)
}

async function deleteUnreadableNames(): Promise<void> {
  const base = await namesDatabase()
  const unreadable = (await base.getAllKeys('names')).filter((id) => !keyOf(id))
  await Promise.all(unreadable.map((id) => base.delete('names', id)))
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
    return { match: match ? { ...match, match: await readNamed(id, match.match) } : null, events }
  },
  write: async (id, { match, events = [] }) => {
    const transaction = (await database()).transaction(['matches', 'events'], 'readwrite', durable)
    const stored = transaction.objectStore('events')
    const puts = [
      ...(match
        ? [transaction.objectStore('matches').put({ ...match, id, match: mayBeStored(id, match.match) })]
        : []),
      ...events.map((one) => stored.put({ ...one, match: id, id: one.event.id })),
    ]
    // Otherwise the browser drops what it has not written yet when the page is loaded again.
    transaction.commit()
    await Promise.all([...puts, transaction.done])
    // Names are optional: without them the screen shows numbers.
    if (match && id !== practiceId) await writeNames(id, match.match).catch(() => undefined)
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

/** Removes the plain names that earlier versions stored. */
async function removeNames(id: number): Promise<void> {
  const transaction = (await database()).transaction('matches', 'readwrite', durable)
  const stored = await transaction.store.get(id)
  if (stored) await transaction.store.put({ ...stored, match: mayBeStored(id, stored.match) })
  await transaction.done
}

const hasName = ({ home, away }: CourtsideMatch) =>
  [...home.players, ...away.players].some(({ last_name, first_name }) => last_name || first_name)

/** Removes old matches and unreadable names from the device, but not the match that is open. */
export async function forgetOldMatches(now: number, open: number | null): Promise<void> {
  const base = await database()
  for (const { id, match } of await base.getAll('matches')) {
    const events = await base.getAllFromIndex('events', 'match', id)
    const isOver =
      id === practiceId ? isOldPractice(events, now) : isForgettable(match.game_time, events, now)
    if (isOver && id !== open) await forgetMatch(id)
    else if (hasName(mayBeStored(id, match)) !== hasName(match)) await removeNames(id)
  }
  await deleteUnreadableNames()
}
