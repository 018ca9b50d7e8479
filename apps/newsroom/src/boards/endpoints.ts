import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '../access/roles.ts'
import { apiError } from '../api-error.ts'
import { bilingual } from '../bilingual.ts'
import { queryRows } from '../database.ts'
import { mostCards, readBoard } from './read-board.ts'
import { type BoardCollection, isBoard } from './standing.ts'

const body = z.object({ ids: z.array(z.number().int().positive()).min(1).max(mostCards) })

const changedMeanwhile = bilingual(
  'Közben más is változtatott rajta. Frissítsd az oldalt, és rendezd újra.',
  'Somebody else has changed it meanwhile. Reload the page and sort again.',
)
const notAnOrder = bilingual(
  'Ebből nem lett sorrend. Frissítsd az oldalt, és próbáld újra.',
  'This is no order. Reload the page and try again.',
)

function boardIn(req: PayloadRequest): BoardCollection {
  const collection = String(req.routeParams?.collection ?? '')
  if (!hasRole(req.user, 'editor') || !isBoard(collection)) throw new Forbidden(req.t)
  return collection
}

/**
 * Numbers the items from one, in one statement and only if they are all that there are: of a banner's place, or of
 * all sponsors. Straight in the table, since the order of a picture that is held back must not be refused.
 */
async function saveOrder(
  req: PayloadRequest,
  collection: 'sponsors' | 'banners',
  ids: number[],
): Promise<boolean> {
  const table = sql`public.${sql.identifier(collection)}`
  const samePlace =
    collection === 'banners'
      ? sql`and d.position = (select b.position from public.banners b where b.id = ${ids[0]})`
      : sql``
  const list = sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )
  const [answer] = await queryRows<{ is_whole: boolean | null }>(
    req,
    sql`with asked as (select id, place from unnest(array[${list}]) with ordinality as a (id, place)),
      whole as (
        select (select array_agg(d.id order by d.id) from ${table} d where d.deleted_at is null ${samePlace})
          = (select array_agg(id order by id) from asked) as is_whole
      ),
      changed as (
        update ${table} d set "order" = asked.place, updated_at = now()
        from asked, whole
        where asked.id = d.id and whole.is_whole and d."order" is distinct from asked.place
        returning d.id
      )
      select is_whole, (select count(*) from changed) as changed from whole`,
  )
  return answer?.is_whole === true
}

async function readOne(req: PayloadRequest): Promise<Response> {
  const board = await readBoard(req, boardIn(req))
  return Response.json(board, { headers: { 'cache-control': 'no-store' } })
}

async function order(req: PayloadRequest): Promise<Response> {
  const collection = boardIn(req)
  const asked = body.safeParse(await req.json?.().catch(() => null))
  if (!asked.success || collection === 'popups') throw apiError(req, notAnOrder)
  if (!(await saveOrder(req, collection, asked.data.ids))) throw apiError(req, changedMeanwhile, 409)
  return Response.json({ saved: true }, { headers: { 'cache-control': 'no-store' } })
}

/** What the boards of sponsors, banners and popups show, and their order as it is dragged. */
export const boardEndpoints: Endpoint[] = [
  { path: '/boards/:collection', method: 'get', handler: readOne },
  { path: '/boards/:collection/order', method: 'post', handler: order },
]
