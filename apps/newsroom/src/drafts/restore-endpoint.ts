import { type Endpoint, type PayloadRequest, restoreVersionOperation } from 'payload'

/** In place of Payload's own, which publishes a version that was published: a restored one is always a draft. */
async function restore(req: PayloadRequest): Promise<Response> {
  const { collection, id } = req.routeParams as { collection: string; id: string }
  const doc = await restoreVersionOperation({
    collection: req.payload.collections[collection as 'articles'],
    id: Number(id),
    depth: 0,
    draft: true,
    req,
  })
  return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') })
}

export const restoreEndpoint: Endpoint = { path: '/versions/:id', method: 'post', handler: restore }
