import { type CollectionSlug, type Endpoint, Forbidden, type GlobalSlug, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { readEditorOfGlobal, readEditors } from './editors.ts'
import { releaseLock } from './keep-locks.ts'

const query = z.union([
  z.object({
    collection: z.string().regex(/^[a-z-]{1,40}$/),
    id: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
  z.object({ global: z.string().regex(/^[a-z-]{1,40}$/) }),
])

async function mayRead(req: PayloadRequest, collection: string, id: number): Promise<boolean> {
  const doc = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    select: {} as never,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
  return doc !== null
}

async function release(req: PayloadRequest): Promise<Response> {
  if (!req.user) throw new Forbidden(req.t)
  const asked = query.safeParse(Object.fromEntries(req.searchParams))
  if (!asked.success || 'global' in asked.data)
    return Response.json({ errors: [{ message: 'query' }] }, { status: 400 })
  await releaseLock(req, asked.data.collection, asked.data.id)
  return new Response(null, { status: 204 })
}

async function respond(req: PayloadRequest): Promise<Response> {
  if (!req.user) throw new Forbidden(req.t)
  const asked = query.safeParse(Object.fromEntries(req.searchParams))
  const { payload } = req
  if (!asked.success) return Response.json({ errors: [{ message: 'query' }] }, { status: 400 })
  const { data } = asked
  const headers = { 'cache-control': 'no-store' }
  if ('global' in data) {
    const isKnown = payload.config.globals.some(({ slug }) => slug === data.global)
    if (!isKnown) throw new Forbidden(req.t)
    // Whoever may not read it is refused here.
    await payload.findGlobal({
      slug: data.global as GlobalSlug,
      select: {} as never,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    })
    return Response.json((await readEditorOfGlobal(req, data.global)) ?? null, { headers })
  }
  const isKnown = Object.hasOwn(payload.collections, data.collection)
  if (!isKnown || !(await mayRead(req, data.collection, data.id))) throw new Forbidden(req.t)
  const editors = await readEditors(req, data.collection, [data.id])
  return Response.json(editors.get(data.id) ?? null, { headers })
}

/** Who else edits a document, asked by the one who has opened it: `{ name, since }` or null. */
const editingNow: Endpoint = { path: '/editing-now', method: 'get', handler: respond }

/** Sent by the page of a document when its reader leaves it. */
const noLongerEditing: Endpoint = { path: '/editing-now', method: 'delete', handler: release }

export const editingEndpoints: Endpoint[] = [editingNow, noLongerEditing]
