import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { hasRole } from '../access/roles.ts'
import { textFor } from '../bilingual.ts'
import { findUses } from './find-uses.ts'
import { kindOf } from './places-text.ts'

export type PlaceOfUse = { kind: string; title: string; field: string; href: string; isRequired: boolean }
export type UsesAnswer = { places: PlaceOfUse[]; total: number }

async function respond(req: PayloadRequest, target: string): Promise<Response> {
  if (!hasRole(req.user, 'editor')) throw new Forbidden(req.t)
  const id = String(req.routeParams?.id)
  if (!/^\d{1,9}$/.test(id)) throw new NotFound(req.t)
  const { places, total } = await findUses(req, target, Number(id))
  const answer: UsesAnswer = {
    total,
    places: places.map(({ collection, id: place, title, field, isRequired }) => ({
      kind: textFor(req, kindOf(req, collection)),
      title,
      field: textFor(req, field),
      href:
        collection === 'settings' ? '/admin/globals/settings' : `/admin/collections/${collection}/${place}`,
      isRequired,
    })),
  }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}

/** Where a document is used, for whoever is about to delete it. */
export const usesEndpoint = (collection: string): Omit<Endpoint, 'root'> => ({
  path: '/:id/uses',
  method: 'get',
  handler: (req) => respond(req, collection),
})
