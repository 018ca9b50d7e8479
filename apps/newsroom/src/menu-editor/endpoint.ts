import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '../access/roles.ts'
import { readTargets } from './targets.ts'

/** More than a menu has rows. */
const most = 200

const body = z.object({
  pages: z.array(z.number().int().positive().max(2_147_483_647)).max(most),
  paths: z.array(z.string().max(500)).max(most),
})

async function respond(req: PayloadRequest): Promise<Response> {
  if (!hasRole(req.user, 'editor')) throw new Forbidden(req.t)
  const asked = body.safeParse(await req.json?.().catch(() => null))
  if (!asked.success) return Response.json({ errors: [{ message: 'pages, paths' }] }, { status: 400 })
  return Response.json(await readTargets(req, asked.data), { headers: { 'cache-control': 'no-store' } })
}

/** Names what the items of a menu lead to; by POST, since a menu has more addresses than an address can hold. */
export const menuTargetsEndpoint: Endpoint = { path: '/menu-targets', method: 'post', handler: respond }
