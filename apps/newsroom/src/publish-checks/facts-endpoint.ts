import { type Endpoint, Forbidden, isolateObjectProperty, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { heldPictures } from '../uploads/held-pictures.ts'
import type { PictureCollection } from '../uploads/picture-files.ts'
import type { PictureFact, PictureFacts } from './picture-facts.ts'

/** A gallery's limit. */
const mostIds = 500

const ids = z
  .string()
  .regex(/^(\d{1,9}(,\d{1,9})*)?$/)
  .transform((list) => (list === '' ? [] : list.split(',').map(Number)))
  .refine((list) => list.length <= mostIds)
  .default([])
const query = z.object({ media: ids, 'gallery-files': ids })

type Texts = Partial<Record<'hu' | 'en', string | null>>
type Stored = {
  id: number
  filename?: string | null
  alt?: Texts
  name?: Texts
  width?: number | null
  height?: number | null
  focalX?: number | null
  focalY?: number | null
  url?: string | null
  sizes?: Partial<Record<'small' | 'medium', { url?: string | null }>>
}

const inBoth = (texts: Texts | undefined) => ({ hu: texts?.hu ?? '', en: texts?.en ?? '' })

async function factsOf(
  req: PayloadRequest,
  collection: PictureCollection,
  asked: number[],
): Promise<PictureFact[]> {
  if (asked.length === 0) return []
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: asked } },
    locale: 'all',
    depth: 0,
    limit: asked.length,
    pagination: false,
    overrideAccess: false,
    // The Local API changes the locale of its request.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  const held = await heldPictures(req, collection, asked)
  return (docs as unknown as Stored[]).map((doc) => {
    const reason = held.find(({ id }) => id === doc.id)
    return {
      id: doc.id,
      filename: doc.filename ?? '',
      alt: inBoth(doc.alt),
      caption: inBoth(doc.name),
      width: doc.width ?? 0,
      height: doc.height ?? 0,
      focal: { x: doc.focalX ?? 50, y: doc.focalY ?? 50 },
      url: doc.sizes?.medium?.url ?? doc.url ?? null,
      tile: doc.sizes?.small?.url ?? doc.url ?? null,
      held: reason ? (reason.not_cleared ? 'not_cleared' : 'no_consent') : null,
    }
  })
}

async function respond(req: PayloadRequest): Promise<Response> {
  if (!req.user) throw new Forbidden(req.t)
  const asked = query.safeParse(Object.fromEntries(req.searchParams))
  if (!asked.success) return Response.json({ errors: [{ message: 'query' }] }, { status: 400 })
  const facts: PictureFacts = {
    media: await factsOf(req, 'media', asked.data.media),
    'gallery-files': await factsOf(req, 'gallery-files', asked.data['gallery-files']),
  }
  return Response.json(facts, { headers: { 'cache-control': 'no-store' } })
}

/** What the checks before publishing and the preview of a shared link ask about the chosen pictures. */
export const pictureFactsEndpoint: Endpoint = { path: '/picture-facts', method: 'get', handler: respond }
