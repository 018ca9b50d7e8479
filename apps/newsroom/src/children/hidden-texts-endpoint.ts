import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { hasRole } from '../access/roles.ts'
import { readTextsNaming } from './hide-texts.ts'

export type HiddenText = {
  /** The address of the form, below /admin. */
  place: string
  title: string
  /** True if the text is still on the site and somebody has to rewrite it. */
  isPublic: boolean
}

/** The texts that name the player of a consent that has ended. */
async function respond(req: PayloadRequest): Promise<Response> {
  if (!hasRole(req.user, 'child_protection')) throw new Forbidden(req.t)
  const consent = await req.payload.findByID({
    collection: 'consents',
    id: Number(req.routeParams?.id),
    depth: 0,
  })
  const found = await readTextsNaming(req, consent.player as number)
  const texts: HiddenText[] = found.map(
    ({ source: { slug }, text: { id, title, is_trashed, is_shown } }) => ({
      place: isCollection(req, slug)
        ? `collections/${slug}${is_trashed ? '/trash' : ''}/${id}`
        : `globals/${slug}`,
      title,
      isPublic: is_shown && !is_trashed,
    }),
  )
  return Response.json(texts, { headers: { 'cache-control': 'no-store' } })
}

const isCollection = ({ payload }: PayloadRequest, slug: string) => slug in payload.collections

export const hiddenTextsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/hidden-texts',
  method: 'get',
  handler: respond,
}
