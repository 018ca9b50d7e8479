import type { Keeping } from '@palank/sport/events/box-score'
import type { EventBase, EventBody, MatchEvent } from '@palank/sport/events/event'
import { mergeEvents } from '@palank/sport/events/merge-events'
import { inPlaceOf, stamp } from '@palank/sport/events/stamp'
import type { CourtsideMatch, EventsAnswer, PublishMode } from '../courtside/types.ts'
import type { EventStore, Kept, KeptEvent, KeptMatch } from './event-store.ts'
import { keepingIn } from './keeping.ts'
import { newUuid, replacementUuid } from './new-uuid.ts'
import { nextBatch } from './next-batch.ts'
import { type Answer, asksForSignIn, type CourtsideServer, type Obstacle } from './server.ts'
import { isStale } from './stale.ts'

/** What happened, and where: a new event in a period, or the one in another's place. */
export type NewEvent = { body: EventBody; period: number } | { body: EventBody; replaces: MatchEvent }

export type DeskState = {
  isOpen: boolean
  kept: KeptMatch | null
  /** Merged, without what the server refused. */
  log: MatchEvent[]
  waiting: ReadonlySet<string>
  refused: KeptEvent[]
  obstacle: Obstacle | null
  /** Of the last refusal of the server. */
  messages: string[]
  /** Why the site still shows the result from before the last events. */
  notPublished: string[]
  /** False if the device cannot store: nothing may be closed until all is sent. */
  isStored: boolean
}

type Parts = {
  id: number
  store: EventStore
  /** None: a practice match stays on the device. */
  server: CourtsideServer | null
  now?: () => number
  newId?: () => string
}

/** Events in one request: fewer after each that failed, as a slow network has not taken them in time. */
const mostSent = 500
const fewestSent = 25
const pollDelay = 5_000
const slowest = 30_000
/** A disk that takes longer is taken for one that cannot store. */
const writePatience = 2_000

async function inTime(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('not stored in time')), writePatience)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** One match on one device: every event is stored first and sent second, until the server has answered. */
export function openDesk({ id, store, server, now = Date.now, newId = newUuid }: Parts) {
  const events = new Map<string, KeptEvent>()
  /** Being written: neither shown nor sent, so that nothing which was on the screen can be lost. */
  const unwritten = new Set<string>()
  /** The device could not store them: shown all the same, and written again with what comes next. */
  const unsafe = new Set<string>()
  const listeners = new Set<() => void>()
  let state: DeskState = {
    isOpen: false,
    kept: null,
    log: [],
    waiting: new Set(),
    refused: [],
    obstacle: null,
    messages: [],
    notPublished: [],
    isStored: true,
  }
  let isCurrent = false
  let batchSize = mostSent
  let failures = 0
  let running: Promise<void> | null = null

  function show(change: Partial<DeskState>) {
    const all = [...events.values()].filter((one) => !unwritten.has(one.event.id))
    const of = (name: KeptEvent['state']) => all.filter((one) => one.state === name)
    state = {
      ...state,
      log: mergeEvents([...of('sent'), ...of('waiting')].map((one) => one.event)),
      waiting: new Set(of('waiting').map((one) => one.event.id)),
      refused: of('refused'),
      ...change,
    }
    for (const listener of listeners) listener()
  }

  async function keep(change: { match?: KeptMatch; events?: KeptEvent[] }) {
    for (const one of change.events ?? []) events.set(one.event.id, one)
    if (change.match) show({ kept: change.match })
    const ids = [...unsafe, ...(change.events ?? []).map((one) => one.event.id)]
    const written = [...new Set(ids)].flatMap((one) => events.get(one) ?? [])
    const writing = store.write(id, { ...change, events: written })
    const isSafe = () => {
      for (const one of ids) unsafe.delete(one)
    }
    let isStored = true
    try {
      await inTime(writing)
      isSafe()
    } catch {
      for (const one of ids) unsafe.add(one)
      isStored = false
      // A disk that was only slow has them after all.
      const isWrittenLate = () => {
        isSafe()
        show({ isStored: unsafe.size === 0 })
      }
      writing.then(isWrittenLate, () => undefined)
    }
    for (const one of ids) unwritten.delete(one)
    show({ isStored })
  }

  const kept = (change: Partial<KeptMatch>): KeptMatch | null => state.kept && { ...state.kept, ...change }
  const keepMatch = async (change: Partial<KeptMatch>) => {
    const match = kept(change)
    if (match) await keep({ match })
  }

  /** The server's word, unless this device has chosen something that it has not told yet; the log's, if nobody has. */
  const keepingOf = (match: CourtsideMatch, before: KeptMatch | null, log: MatchEvent[]): Keeping => {
    if (before?.wanted) return before.wanted
    if (match.keeping !== 'sheet') return match.keeping
    // Opened before its first event, what is kept here was nobody's choice.
    return before && before.last > 0 ? before.keeping : keepingIn(log)
  }

  /** What the server has is sent, whoever entered it, and takes the place of what waits here with the same id. */
  const received = (list: MatchEvent[]): KeptEvent[] =>
    list
      .filter((event) => events.get(event.id)?.state !== 'sent')
      .map((event) => ({ event, state: 'sent', problems: [] }))

  async function takeIn(sent: MatchEvent[], answer: EventsAnswer) {
    const refusals = new Map(answer.refused.map((one) => [one.id, one.problems]))
    const settled = sent.map((event): KeptEvent => {
      const problems = refusals.get(event.id)
      return problems ? { event, state: 'refused', problems } : { event, state: 'sent', problems: [] }
    })
    if (state.kept && isStale(state.kept.match, answer)) isCurrent = false
    const known = state.kept && { ...state.kept.match, ...answer.match }
    const match =
      known &&
      kept({
        match: known,
        keeping: keepingOf(known, state.kept, mergeEvents(state.log, answer.events)),
        last: answer.last,
      })
    if (sent.length > 0) show({ notPublished: answer.not_published })
    await keep({ events: [...settled, ...received(answer.events)], ...(match ? { match } : {}) })
  }

  function answered<Body>(answer: Answer<Body>): Body | null {
    if ('body' in answer) {
      failures = 0
      if (state.obstacle) show({ obstacle: null, messages: [] })
      return answer.body
    }
    failures += 1
    show({ obstacle: answer.obstacle, messages: answer.messages })
    return null
  }

  async function readMatch(from: CourtsideServer): Promise<boolean> {
    const answer = answered(await from.open(id))
    if (!answer) return false
    const { match, last } = answer
    const { wanted = null, absent = [] } = state.kept ?? {}
    const keeping = keepingOf(match, state.kept, mergeEvents(answer.events, state.log))
    await keep({ match: { match, keeping, last, wanted, absent }, events: received(answer.events) })
    isCurrent = true
    return true
  }

  async function tellKeeping(from: CourtsideServer, wanted: Keeping): Promise<boolean> {
    const answer = answered(await from.setKeeping(id, wanted))
    // Another choice may have been made meanwhile: it is told next.
    const newer = state.kept?.wanted === wanted ? null : (state.kept?.wanted ?? null)
    if (answer) await keepMatch({ match: answer.match, wanted: newer })
    return answer !== null
  }

  /** Its form has the match, and the server takes no event. */
  const isTyped = () => state.kept?.match.keeping === 'sheet'
  const toSend = () => (isTyped() ? [] : state.log.filter((event) => state.waiting.has(event.id)))

  /** What takes a start back: until the server has it, a choice would come too late. */
  function takingStartBack(): MatchEvent[] {
    const starts = new Set(state.log.filter(({ type }) => type === 'period_start').map((start) => start.id))
    return toSend().filter((event) => event.type === 'undo' && starts.has(event.undoes))
  }

  async function exchange(from: CourtsideServer) {
    if (!isCurrent && !(await readMatch(from))) return
    for (;;) {
      const wanted = state.kept?.wanted
      const first = wanted ? takingStartBack() : []
      if (wanted && first.length === 0 && !(await tellKeeping(from, wanted))) return
      const batch = nextBatch(first.length > 0 ? first : toSend(), batchSize)
      const since = state.kept?.last ?? 0
      const call = batch.length > 0 ? from.send(id, batch, since) : from.receive(id, since)
      const answer = answered(await call)
      batchSize = answer ? Math.min(mostSent, batchSize * 2) : Math.max(fewestSent, batchSize >> 1)
      // The key to the names was deleted with the session; the newsroom sets a new one with the match.
      if (state.obstacle === 'sheet' || asksForSignIn(state.obstacle)) isCurrent = false
      if (!answer) return
      await takeIn(batch, answer)
      if (!isCurrent && !(await readMatch(from))) return
      if ((state.waiting.size === 0 || isTyped()) && !state.kept?.wanted) return
    }
  }

  /** One at a time; what is entered meanwhile goes with the same one. */
  function sync(): Promise<void> {
    if (!server || !state.isOpen) return Promise.resolve()
    running ??= exchange(server).finally(() => {
      running = null
    })
    return running
  }

  function showKept({ match, events: stored }: Kept) {
    for (const one of stored) {
      const known = events.get(one.event.id)
      // Another window of this device may have sent it; what was sent does not wait again.
      if (!known || known.state === 'waiting') events.set(one.event.id, one)
    }
    show({ isOpen: true, ...(match && !state.kept ? { kept: match } : {}) })
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** From the device; also when another window of it has stored something. */
    load: async () => {
      try {
        showKept(await store.read(id))
      } catch {
        show({ isOpen: true, isStored: false })
      }
    },
    sync,
    /** Milliseconds until the next `sync`. */
    pause: () => (failures === 0 ? pollDelay : Math.min(slowest, 1_000 * 2 ** (failures - 1))),
    add: async (entered: NewEvent[]) => {
      const added: MatchEvent[] = []
      const known = [...events.values()].map((one) => one.event)
      for (const one of entered) {
        const base: EventBase =
          'replaces' in one
            ? inPlaceOf(one.replaces, replacementUuid(one.replaces.id))
            : { ...stamp([...known, ...added], newId(), now()), period: one.period, clock: null }
        // Another device has named its player meanwhile, and whoever has an id ignores it; what was given up counts anew.
        if ((events.get(base.id)?.state ?? 'seen') === 'seen')
          added.push({ ...base, ...one.body } as MatchEvent)
      }
      for (const event of added) unwritten.add(event.id)
      await keep({
        events: added.map((event) => ({ event, state: server ? 'waiting' : 'sent', problems: [] })),
      })
      return added
    },
    /** The first one is also how a match without a server begins. */
    begin: (match: CourtsideMatch) =>
      keep({ match: { match, keeping: 'full', last: 0, wanted: null, absent: [] } }),
    chooseKeeping: async (keeping: Keeping) => {
      const { match, wanted } = state.kept ?? {}
      // While another choice is being told, what the server had before says nothing.
      const isNews = wanted || match?.keeping !== keeping
      await keepMatch({ keeping, wanted: server && isNews ? keeping : null })
    },
    /** Back from a typed sheet, as it was kept here. */
    continueLive: async () => {
      if (state.kept) await keepMatch({ wanted: state.kept.keeping })
      await sync()
    },
    /** What waits is given up, and a choice that was not told. */
    discardWaiting: async () => {
      const waiting = [...events.values()].filter((one) => one.state === 'waiting')
      const match = kept({ wanted: null })
      await keep({ events: waiting.map((one) => ({ ...one, state: 'seen' })), ...(match ? { match } : {}) })
    },
    setAbsent: (absent: number[]) => keepMatch({ absent }),
    /** Why an event was refused has been read. */
    dismissRefused: () => keep({ events: state.refused.map((one) => ({ ...one, state: 'seen' })) }),
    finish: async (publish: PublishMode): Promise<Answer<unknown>> => {
      if (!server) {
        const match = state.kept?.match
        if (match) await keepMatch({ match: { ...match, status: 'finished' } })
        return { body: null }
      }
      const answer = await server.finish(id, publish)
      if ('body' in answer) {
        show({ notPublished: [] })
        await keepMatch({ match: answer.body.match })
      }
      return answer
    },
  }
}

export type MatchDesk = ReturnType<typeof openDesk>
