import type { Keeping } from '@palank/sport/events/box-score'
import type { MatchEvent } from '@palank/sport/events/event'
import { mergeEvents } from '@palank/sport/events/merge-events'
import { playPhase } from '@palank/sport/events/play-phase'
import { validEvents } from '@palank/sport/events/undo'
import { phaseOf as phaseOfMatch } from '@palank/sport/match-phase'
import { type PayloadRequest, ValidationError } from 'payload'
import { bilingual, textFor } from '../bilingual.ts'
import { writesResult } from '../hooks/keep-events-result.ts'
import { eventsSince } from './event-store.ts'
import { forgetBegun, keepBegun, namedPlayers, readBegun, readMatch } from './read-match.ts'
import { isFromEvents, resultOf } from './result.ts'
import type { CourtsideMatch, PublishMode } from './types.ts'

const typedResult = bilingual(
  'Ennek a mérkőzésnek az eredményét az űrlapon írták be, ezért ami most érkezett, nem változtat rajta. Ha a pálya mellől jegyzett eredmény a jó, tedd közzé újra.',
  'The result of this match was typed on its form, so what has just arrived does not change it. If the one kept at courtside is right, publish it again.',
)

/** Each round takes in what arrived during the one before; who sends after the last one publishes it. */
const mostRounds = 5

const phaseOf = (events: readonly MatchEvent[]) => playPhase(validEvents(mergeEvents(events))).phase

/** With the person's rights, and every check of the match's form. */
export const update = (req: PayloadRequest, id: number, data: object) =>
  req.payload.update({
    collection: 'matches',
    id,
    data,
    locale: 'hu',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
    context: writesResult,
  })

/** Another device may send events while the match is saved: it saw no finished match, so they are counted here. */
export async function publish(
  req: PayloadRequest,
  match: CourtsideMatch,
  keeping: Keeping,
  mode: PublishMode,
): Promise<void> {
  let { events, last } = await eventsSince(req, match.id, 0)
  for (let round = 0; round < mostRounds; round++) {
    await update(req, match.id, {
      status: 'finished',
      forfeit: null,
      ...resultOf(match, keeping, events, mode, await namedPlayers(req, match.id)),
    })
    const newer = await eventsSince(req, match.id, last)
    if (newer.events.length === 0) return
    events = [...events, ...newer.events]
    last = newer.last
  }
}

/** A finished match takes late events into its result, unless somebody typed another one since. */
async function publishLate(req: PayloadRequest, match: CourtsideMatch, keeping: Keeping): Promise<string[]> {
  // Before the events, which then have all that it was computed from.
  const stored = await req.payload.findByID({ collection: 'matches', id: match.id, depth: 0, req })
  const { events } = await eventsSince(req, match.id, 0)
  if (phaseOf(events) !== 'finished') return []
  if (!isFromEvents(stored, keeping, events)) return [textFor(req, typedResult)]
  await publish(req, match, keeping, stored.lines?.length ? 'box_score' : 'result')
  return []
}

/** What the form would say; other errors are errors. */
function reasonsOf(error: unknown): string[] {
  if (error instanceof ValidationError) return error.data.errors.map(({ message }) => message)
  throw error
}

export async function hasBegun(req: PayloadRequest, match: number): Promise<boolean> {
  return phaseOf((await eventsSince(req, match, 0)).events) !== 'not_started'
}

/** A match that was put off and is played after all is on now: at its old time it would be over, without one nowhere. */
function timeOf(match: CourtsideMatch, now: number): { game_time?: string } {
  const live = { status: 'live', game_time: match.game_time } as const
  return match.status === 'postponed' && phaseOfMatch(live, now) !== 'next'
    ? { game_time: new Date(now).toISOString() }
    : {}
}

/** A match becomes live with its first period; returns why it could not. */
export async function begin(req: PayloadRequest, match: CourtsideMatch): Promise<string[]> {
  if (match.status !== 'scheduled' && match.status !== 'postponed') return []
  if (!(await hasBegun(req, match.id))) return []
  const data = { status: 'live', ...timeOf(match, Date.now()) }
  await keepBegun(req, match.id, match)
  return update(req, match.id, data).then(() => [], reasonsOf)
}

/** Somebody may have tapped on next week's match: once its start is taken back, it is what it was before. */
async function takeBackStart(req: PayloadRequest, match: CourtsideMatch): Promise<string[]> {
  // There is none if its form says that it is live.
  const begun = await readBegun(req, match.id)
  const isTypedSince = match.has_typed_sheet && !begun?.has_typed_sheet
  if (!begun || isTypedSince || (await hasBegun(req, match.id))) return []
  const { status, game_time } = begun
  // Only the start of a match that was put off moves it.
  const data = status === 'postponed' ? { status, game_time } : { status }
  const reasons = await update(req, match.id, data).then(() => [], reasonsOf)
  if (reasons.length === 0) await forgetBegun(req, match.id)
  return reasons
}

/** After events were stored: status and result follow them. Returns why they could not. */
export async function follow(
  req: PayloadRequest,
  id: number,
  language: 'hu' | 'en',
  events: readonly MatchEvent[],
): Promise<string[]> {
  // Read again: somebody may have finished it meanwhile, who has not seen these events.
  const match = await readMatch(req, id, language)
  if (!match || match.keeping === 'sheet') return []
  if (match.status === 'finished') return publishLate(req, match, match.keeping).catch(reasonsOf)
  if (match.status === 'live') return takeBackStart(req, match)
  // Put off while it ran: what is named or taken back afterwards does not bring it on, only another start.
  if (match.status === 'postponed' && !events.some(({ type }) => type === 'period_start')) return []
  return begin(req, match)
}
