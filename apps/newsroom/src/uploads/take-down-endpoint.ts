import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import type pg from 'pg'
import { hasRole } from '../access/roles.ts'
import { env } from '../env.ts'
import type { PictureCollection } from './picture-files.ts'
import { takeDown } from './take-down.ts'

async function respond(req: PayloadRequest, collection: PictureCollection): Promise<Response> {
  if (!req.user || !hasRole(req.user, 'editor', 'child_protection')) throw new Forbidden(req.t)
  const id = String(req.routeParams?.id)
  const pool = req.payload.db.pool as unknown as pg.Pool
  const count = /^\d{1,9}$/.test(id)
    ? await takeDown(pool, env, { collection, id: Number(id) }, req.user.email)
    : 0
  if (count === 0) throw new NotFound(req.t)
  return Response.json({ count })
}

/** Removes a picture from everywhere, for good. */
export const takeDownEndpoint = (collection: PictureCollection): Endpoint => ({
  path: '/:id/take-down',
  method: 'post',
  handler: (req) => respond(req, collection),
})
