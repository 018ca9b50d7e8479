import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { hasRole } from '../access/roles.ts'
import { readTextsNaming } from './hide-texts.ts'
import { publicTexts, type TextCollection } from './public-texts.ts'

export type HiddenText = { collection: TextCollection; id: number; title: string; isTrashed: boolean }

/** The texts that are off the site because they name the player of a consent that has ended. */
async function respond(req: PayloadRequest): Promise<Response> {
  if (!hasRole(req.user, 'child_protection')) throw new Forbidden(req.t)
  const consent = await req.payload.findByID({
    collection: 'consents',
    id: Number(req.routeParams?.id),
    depth: 0,
  })
  const found = await readTextsNaming(req, consent.player as number)
  const texts: HiddenText[] = found
    .filter(({ slug, text }) => !publicTexts[slug].isPublic(text.doc))
    .map(({ slug, text: { doc, texts } }) => ({
      collection: slug,
      id: doc.id,
      title: texts.title ?? texts.name ?? doc.filename ?? String(doc.id),
      isTrashed: Boolean(doc.deleted_at),
    }))
  return Response.json(texts, { headers: { 'cache-control': 'no-store' } })
}

export const hiddenTextsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/hidden-texts',
  method: 'get',
  handler: respond,
}
