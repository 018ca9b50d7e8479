import type { CollectionBeforeOperationHook, Where } from 'payload'
import { rewriteWhere } from './rewrite-where.ts'
import { findIds, searchedFields } from './search-ids.ts'
import { readShown } from './shown-ids.ts'

type Args = { where?: Where; draft?: boolean; overrideAccess?: boolean }

/** What changes or deletes by a query does so to the rows of a list, which shows the latest versions. */
const readsOnly = new Set(['read', 'count'])

/** Lets every query of the collection, from a list or elsewhere, search without accents and filter by `show`. */
export const understandLists: CollectionBeforeOperationHook = async ({
  args: given,
  collection,
  operation,
  req,
}) => {
  const args = given as Args
  if (!args.where || Object.keys(args.where).length === 0) return
  const fields = searchedFields(collection)
  const draft = Boolean(collection.versions?.drafts) && (args.draft === true || !readsOnly.has(operation))
  const where = await rewriteWhere(args.where, {
    isSearched: (field) => fields.some(({ name }) => name === field),
    search: (names, search) =>
      findIds(req, {
        collection,
        fields: fields.filter(({ name }) => names.includes(name)),
        search,
        draft,
      }),
    show: (show) => readShown(req, { collection, show, overrideAccess: args.overrideAccess === true }),
  })
  // Payload takes arguments from a promise as well; only its type does not say so.
  return { ...args, where } as never
}
