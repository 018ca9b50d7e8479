import type { Keeping } from '@palank/sport/events/box-score'
import { mergeEvents } from '@palank/sport/events/merge-events'
import { validEvents } from '@palank/sport/events/undo'
import { type Endpoint, Forbidden, type PayloadRequest, UnauthorizedError } from 'payload'
import { z } from 'zod'
import { hasRole } from '../access/roles.ts'
import { apiError } from '../api-error.ts'
import { bilingual } from '../bilingual.ts'
import { checkEvents } from './check-events.ts'
import { eventsSince, storeEvents } from './event-store.ts'
import { begin, follow, hasBegun, publish, update } from './publish.ts'
import { listMatches, namedPlayers, readMatch } from './read-match.ts'
import { resultOf } from './result.ts'
import { deleteRosterKeys, rosterKeyCookie } from './roster-key.ts'
import {
  type CourtsideMatch,
  type EventsAnswer,
  keepings,
  type MatchAnswer,
  matchNow,
  publishModes,
} from './types.ts'

/** A long match has about 700; a device sends its queue in parts. */
const maxSent = 500
const maxStored = 5_000

const languageOf = (req: PayloadRequest) => (req.i18n.language === 'en' ? 'en' : 'hu')

const notFound = bilingual('Nincs ilyen mérkőzés.', 'There is no such match.')
const unreadable = bilingual('A kérés nem olvasható.', 'The request cannot be read.')
const typedAfterwards = bilingual(
  'Ezt a mérkőzést most az űrlapon írják be, nem a pálya mellől jegyzik. Amit itt beírtál, megmaradt ezen a készüléken.',
  'This match is now typed on its form, and not kept at courtside. What you have entered is still on this device.',
)
const tooMany = bilingual(
  'Ennél a mérkőzésnél túl sok esemény gyűlt össze. Szólj az adminisztrátornak.',
  'Too many events were stored for this match. Tell your administrator.',
)

/** The statistician's own match; refuses everybody else. */
async function matchOf(req: PayloadRequest): Promise<CourtsideMatch> {
  mustBeStatistician(req)
  const id = z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1)
    .safeParse(req.routeParams?.id)
  const match = id.success ? await readMatch(req, id.data, languageOf(req)) : undefined
  if (!match) throw apiError(req, notFound, 404)
  return match
}

function mustBeStatistician(req: PayloadRequest): void {
  // Without the key the names on the device cannot be read after the session has ended.
  if (!hasRole(req.user, 'statistician')) deleteRosterKeys(req)
  // A device that kept its events asks for a new session only if there is none.
  if (!req.user) throw new UnauthorizedError(req.t)
  if (!hasRole(req.user, 'statistician')) throw new Forbidden(req.t)
}

async function bodyOf<Schema extends z.ZodType>(req: PayloadRequest, schema: Schema) {
  const { data } = schema.safeParse(await req.json?.().catch(() => undefined))
  if (data === undefined) throw apiError(req, unreadable)
  return data
}

const answer = (body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { headers: { 'cache-control': 'no-store', ...headers } })

const list: Endpoint = {
  path: '/courtside',
  method: 'get',
  handler: async (req) => {
    mustBeStatistician(req)
    return answer({ matches: await listMatches(req, languageOf(req)) })
  },
}

const find: Endpoint = {
  path: '/courtside/:id',
  method: 'get',
  handler: async (req) => {
    const match = await matchOf(req)
    const cookie = rosterKeyCookie(match, {
      cookies: req.headers.get('cookie') ?? '',
      now: Date.now(),
      isSecure: process.env.NEWSROOM_ORIGIN?.startsWith('https:') ?? false,
    })
    const body: MatchAnswer = { match, ...(await eventsSince(req, match.id, 0)) }
    return answer(body, { 'set-cookie': cookie })
  },
}

const since = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

const read: Endpoint = {
  path: '/courtside/:id/events',
  method: 'get',
  handler: async (req) => {
    const match = await matchOf(req)
    const from = since.safeParse(req.searchParams.get('since') ?? 0)
    if (!from.success) throw apiError(req, unreadable)
    const stored = await eventsSince(req, match.id, from.data)
    return answer({
      refused: [],
      ...stored,
      match: matchNow(match),
      not_published: [],
    } satisfies EventsAnswer)
  },
}

const sent = z.object({ events: z.array(z.unknown()).max(maxSent), since: since.default(0) })

const add: Endpoint = {
  path: '/courtside/:id/events',
  method: 'post',
  handler: async (req) => {
    const match = await matchOf(req)
    const body = await bodyOf(req, sent)
    if (match.keeping === 'sheet') throw apiError(req, typedAfterwards, 409)
    const { events, refused } = checkEvents(body.events, match)
    const { events: before } = await eventsSince(req, match.id, 0)
    if (before.length + events.length > maxStored) throw apiError(req, tooMany, 413)
    await storeEvents(req.payload, match.id, events, Number(req.user?.id))
    // Also what was stored before: a device sends again until it has an answer.
    const not_published = events.length > 0 ? await follow(req, match.id, languageOf(req), events) : []
    const now = (await readMatch(req, match.id, languageOf(req))) ?? match
    const stored = await eventsSince(req, match.id, body.since)
    return answer({ refused, ...stored, match: matchNow(now), not_published } satisfies EventsAnswer)
  },
}

/** Back on the form, what the events add up to can be typed over; what was published stays. */
async function toSheet(req: PayloadRequest, match: CourtsideMatch, keeping: Keeping): Promise<void> {
  const { events } = await eventsSince(req, match.id, 0)
  // A start that was a slip adds up to nothing.
  const isScored = validEvents(mergeEvents(events)).some(
    ({ type }) => type === 'points' || type === 'correction',
  )
  const isOpen = match.status === 'live' ? isScored : match.status === 'finished' && !match.has_typed_sheet
  const filled =
    events.length > 0 && isOpen
      ? resultOf(match, keeping, events, 'box_score', await namedPlayers(req, match.id))
      : {}
  await update(req, match.id, { keeping: 'sheet', ...filled })
}

/** A device that was offline must not turn full statistics into points in the middle of the match, nor back. */
const mayKeep = async (req: PayloadRequest, match: CourtsideMatch, keeping: Keeping): Promise<boolean> =>
  keeping !== match.keeping && (match.keeping === 'sheet' || !(await hasBegun(req, match.id)))

const keep: Endpoint = {
  path: '/courtside/:id/keeping',
  method: 'post',
  handler: async (req) => {
    const match = await matchOf(req)
    const { keeping } = await bodyOf(req, z.object({ keeping: z.enum(keepings) }))
    if (keeping === 'sheet') {
      if (match.keeping !== 'sheet') await toSheet(req, match, match.keeping)
      return answer({ match: await matchOf(req) })
    }
    if (await mayKeep(req, match, keeping)) await update(req, match.id, { keeping })
    // No more than that: what was typed stays until somebody publishes here. Why it could not is told with new events.
    await begin(req, match)
    return answer({ match: await matchOf(req) })
  },
}

const finish: Endpoint = {
  path: '/courtside/:id/finish',
  method: 'post',
  handler: async (req) => {
    const match = await matchOf(req)
    const body = await bodyOf(req, z.object({ publish: z.enum(publishModes) }))
    if (match.keeping === 'sheet') throw apiError(req, typedAfterwards, 409)
    await publish(req, match, match.keeping, body.publish)
    return answer({ match: await matchOf(req) })
  },
}

/** For the screen at courtside, which keeps its events until they are here. */
export const courtsideEndpoints: Endpoint[] = [list, find, read, add, keep, finish]
