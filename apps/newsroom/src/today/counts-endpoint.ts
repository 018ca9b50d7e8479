import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { countsFor } from './counts.ts'

/** So long the browser asks only once. */
const keptSeconds = 30

async function respond(req: PayloadRequest): Promise<Response> {
  if (!req.user) throw new Forbidden(req.t)
  const headers = { 'cache-control': `private, max-age=${keptSeconds}`, vary: 'Cookie' }
  return Response.json(await countsFor(req), { headers })
}

/** The figures beside the entries of the navigation; asked for after the page. */
export const navCountsEndpoint: Endpoint = { path: '/nav-counts', method: 'get', handler: respond }
