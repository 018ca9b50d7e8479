import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  Where,
} from 'payload'

const locks = 'payload-locked-documents'

type Args = { id?: number | string; autosave?: boolean }

/** Of the person who asks; undefined where nobody does. */
const ownLock = (req: PayloadRequest, collection: string, id: number | string): Where | undefined =>
  req.user
    ? {
        and: [
          { 'document.relationTo': { equals: collection } },
          { 'document.value': { equals: id } },
          { 'user.value': { equals: req.user.id } },
        ],
      }
    : undefined

/** Payload lets go of a document with every save, so also while its writer stops for a breath. */
export const rememberLock: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, autosave } = args as Args
  const where = operation === 'update' && autosave && id ? ownLock(req, collection.slug, id) : undefined
  if (!where) return
  const { docs } = await req.payload.find({ collection: locks, where, depth: 0, limit: 1, pagination: false })
  req.context.editingSince = docs[0]?.createdAt ?? new Date().toISOString()
}

/** After an autosave the writer is still there. */
export const keepLock: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  const { id, autosave } = args as Args
  const { editingSince } = req.context
  if (operation !== 'updateByID' || !autosave || !id || !req.user || !editingSince) return result
  await req.payload.db.create({
    collection: locks,
    data: {
      document: { relationTo: collection.slug, value: Number(id) },
      user: { relationTo: 'users', value: req.user.id },
      createdAt: editingSince,
    },
    req,
  })
  return result
}

/** Whoever leaves the document no longer edits it. */
export async function releaseLock(req: PayloadRequest, collection: string, id: number): Promise<void> {
  const where = ownLock(req, collection, id)
  if (where) await req.payload.delete({ collection: locks, where })
}
