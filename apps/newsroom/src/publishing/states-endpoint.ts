import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { publishedCollections, readStates } from './read-states.ts'

/** A page of a list asks for all its rows at once. */
const mostIds = 200

const query = z.object({
  collection: z.enum(publishedCollections),
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .transform((ids) => ids.split(',').map(Number))
    .refine((ids) => ids.length <= mostIds),
})

async function respond(req: PayloadRequest): Promise<Response> {
  if (!req.user) throw new Forbidden(req.t)
  const asked = query.safeParse(Object.fromEntries(req.searchParams))
  if (!asked.success) return Response.json({ errors: [{ message: 'query' }] }, { status: 400 })
  const { collection, ids } = asked.data
  const states = await readStates(req, collection, ids)
  return Response.json(states, { headers: { 'cache-control': 'no-store' } })
}

export const publishingStatesEndpoint: Endpoint = {
  path: '/publishing-states',
  method: 'get',
  handler: respond,
}
