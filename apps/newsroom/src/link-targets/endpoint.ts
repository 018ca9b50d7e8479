import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '../access/roles.ts'
import { targetKinds } from './kinds.ts'
import { findTargets } from './search.ts'

const query = z.object({
  locale: z.enum(['hu', 'en']).catch('hu'),
  search: z.string().max(100).catch(''),
  kinds: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(z.enum(targetKinds)).min(1))
    .optional(),
  id: z.coerce.number().int().positive().optional(),
})

/** For whoever writes texts: `?search=kovacs&kinds=players,matches`, or one document by `?kinds=matches&id=12`. */
async function respond(req: PayloadRequest): Promise<Response> {
  if (!hasRole(req.user, 'editor')) throw new Forbidden(req.t)
  const parsed = query.safeParse(Object.fromEntries(req.searchParams))
  if (!parsed.success) return Response.json({ errors: [{ message: 'kinds, id' }] }, { status: 400 })
  const { locale, search, kinds, id } = parsed.data
  const [kind] = kinds ?? []
  const targets =
    id && kind
      ? await findTargets(req, { locale, kinds: [kind], ids: { [kind]: [id] } })
      : await findTargets(req, { locale, search, ...(kinds ? { kinds } : {}) })
  return Response.json({ targets }, { headers: { 'cache-control': 'no-store' } })
}

export const linkTargetsEndpoint: Endpoint = { path: '/link-targets', method: 'get', handler: respond }
