import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '../access/roles.ts'
import { orderHome, readHome } from './home.ts'
import { type HomeKind, homeKinds, mostOrdered } from './home-kinds.ts'

const asked = z.object({
  kind: z.enum(homeKinds),
  ids: z
    .array(z.int().positive())
    .min(1)
    .max(mostOrdered)
    .refine((ids) => new Set(ids).size === ids.length),
})

const idsOf = async (req: PayloadRequest, kind: HomeKind) => (await readHome(req))[kind].map(({ id }) => id)

/** Answers with the order as it is now; 409 when others stand there by now, or another order was stored. */
async function respond(req: PayloadRequest): Promise<Response> {
  if (!hasRole(req.user, 'editor')) throw new Forbidden(req.t)
  const { data } = asked.safeParse(await req.json?.().catch(() => undefined))
  if (!data) return Response.json({ errors: [{ message: 'kind, ids' }] }, { status: 400 })
  const isStored = await orderHome(req, data.kind, data.ids)
  return Response.json({ ids: await idsOf(req, data.kind) }, { status: isStored ? 200 : 409 })
}

export const homeOrderEndpoint: Endpoint = { path: '/home-order', method: 'post', handler: respond }
