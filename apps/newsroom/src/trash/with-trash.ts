import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { usesEndpoint } from '../uses/endpoint.ts'
import { refuseDeleteInUse, refuseTrashInUse, unlinkTrashed } from '../uses/refuse-in-use.ts'
import { freeSlugs } from './free-slugs.ts'
import { hasTrash } from './trash-collections.ts'

type Doc = Record<string, unknown> & { deletedAt?: string | null }

/** What takes a document off the site, where it has a state or a switch. */
function hidden({ versions, fields }: { versions?: unknown; fields: readonly object[] }, doc: Doc): Doc {
  const hasDrafts =
    typeof versions === 'object' && versions !== null && 'drafts' in versions && versions.drafts
  const switches = ['visible', 'active'].filter((name) =>
    fields.some((field) => 'name' in field && field.name === name),
  )
  return {
    ...doc,
    ...(hasDrafts ? { _status: 'draft' } : {}),
    ...Object.fromEntries(switches.map((name) => [name, false])),
  }
}

/** What is in the trash, or comes out of it, is not shown: somebody decides about that afterwards. */
const hideTrashed: CollectionBeforeChangeHook = ({ collection, data, originalDoc }) =>
  data.deletedAt || (originalDoc?.deletedAt && data.deletedAt === null) ? hidden(collection, data) : data

/** Deleted documents stay in the trash for thirty days. */
export const withTrash = (collection: CollectionConfig): CollectionConfig =>
  hasTrash(collection.slug)
    ? {
        ...collection,
        trash: true,
        endpoints: [...(collection.endpoints || []), usesEndpoint(collection.slug)],
        admin: {
          ...collection.admin,
          components: {
            ...collection.admin?.components,
            edit: {
              ...collection.admin?.components?.edit,
              editMenuItems: ['/components/uses/TrashItem.tsx#TrashItem'],
            },
          },
        },
        hooks: {
          ...collection.hooks,
          // First: what is going away is not refused for a picture that is held, or a missing language.
          beforeChange: [hideTrashed, refuseTrashInUse, ...(collection.hooks?.beforeChange ?? [])],
          afterChange: [...(collection.hooks?.afterChange ?? []), freeSlugs, unlinkTrashed],
          beforeDelete: [...(collection.hooks?.beforeDelete ?? []), refuseDeleteInUse],
        },
      }
    : collection
