import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { queryRows } from '../database.ts'
import type { AuditAction } from './actions.ts'
import { type AuditSubject, addAuditLine } from './audit-line.ts'

type Doc = Record<string, unknown> & { id: number }
type State = { isPublic: boolean; isTrashed: boolean }

/** Without its title: a name in it would outlive the withdrawal of a consent, and the erasure of a person. */
const auditSubject = ({ slug }: SanitizedCollectionConfig, { id }: Doc): AuditSubject => ({
  collection: slug,
  id,
})

/** Of the stored row: a draft that is saved beside what is published changes nothing of it. */
async function storedState(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  id: unknown,
): Promise<State> {
  const table = sql.identifier(slug.replaceAll('-', '_'))
  const [row = {}] = await queryRows<Record<string, unknown>>(
    req,
    sql`select to_jsonb(d) - 'updated_at' as doc from public.${table} d where id = ${id}`,
  )
  const doc = (row.doc ?? {}) as Record<string, unknown>
  return {
    isPublic: doc._status === 'published' || doc.visible === true || doc.active === true,
    isTrashed: Boolean(doc.deleted_at),
  }
}

/** By document, since a bulk change has one context for all of them. */
const statesBefore = ({ context }: PayloadRequest): Map<string, State> => {
  context.statesBefore ??= new Map()
  return context.statesBefore as Map<string, State>
}

const rememberState: CollectionBeforeChangeHook = async ({ collection, originalDoc, req, data }) => {
  const id = originalDoc?.id
  if (id && req.user)
    statesBefore(req).set(`${collection.slug}:${id}`, await storedState(req, collection, id))
  return data
}

function actionOf(before: State, after: State, isDraft: boolean): AuditAction | undefined {
  if (before.isTrashed !== after.isTrashed) return after.isTrashed ? 'trash' : 'restore'
  if (before.isPublic && !after.isPublic) return 'unpublish'
  // Every publishing counts, also of a correction; a switch such as a banner's only when it is turned.
  return after.isPublic && (!before.isPublic || !isDraft) ? 'publish' : undefined
}

const auditChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!req.user) return doc
  const before = statesBefore(req).get(`${collection.slug}:${doc.id}`) ?? {
    isPublic: false,
    isTrashed: false,
  }
  const after = await storedState(req, collection, doc.id)
  const action = actionOf(before, after, doc._status !== 'published')
  if (action) await addAuditLine(req, { action, subject: auditSubject(collection, doc) })
  return doc
}

const auditDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const action = collection.slug === 'join-registrations' ? 'person_erase' : 'delete'
  if (req.user) await addAuditLine(req, { action, subject: auditSubject(collection, doc) })
  return doc
}

/** A line for each publishing, withdrawal and deletion by a signed-in person. */
export const withAudit = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeChange: [...(collection.hooks?.beforeChange ?? []), rememberState],
    afterChange: [...(collection.hooks?.afterChange ?? []), auditChange],
    afterDelete: [...(collection.hooks?.afterDelete ?? []), auditDeletion],
  },
})
