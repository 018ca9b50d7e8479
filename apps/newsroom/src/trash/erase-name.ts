import type { Queryable } from '../audit/audit-line.ts'
import { createNameFinder } from '../children/find-names.ts'
import { deleteTrashed, type StoredFiles, tableOf } from './delete-trashed.ts'
import { type TrashCollection, trashCollections } from './trash-collections.ts'

type Name = { id: number; last_name: string; first_name: string | null }

/** Tables with the texts of a document beside its own, by what names the document. */
function textTables(collection: TrashCollection): string[] {
  const table = tableOf(collection)
  const texts = (of: string) => `select to_jsonb(t) from public.${of}_locales t where t._parent_id`
  if (collection === 'sponsors') return []
  const own = `${texts(table)} = d.id`
  if (collection === 'menus') {
    const first = 'select id from public.menus_items where _parent_id = d.id'
    const second = `select id from public.menus_items_children where _parent_id in (${first})`
    const third = `select id from public.menus_items_children_children where _parent_id in (${second})`
    return [
      own,
      `${texts('menus_items')} in (${first})`,
      `${texts('menus_items_children')} in (${second})`,
      `${texts('menus_items_children_children')} in (${third})`,
    ]
  }
  return ['articles', 'pages', 'galleries', 'videos'].includes(collection)
    ? [own, `${texts(`_${table}_v`)} in (select id from public._${table}_v where parent_id = d.id)`]
    : [own]
}

/**
 * Deletes for good what is in the trash and names somebody who is erased, in any language and version: nobody would
 * look for the name there. The caller removes the files when the transaction is committed.
 */
export async function eraseNameFromTrash(client: Queryable, name: Name): Promise<StoredFiles[]> {
  const person = { ...name, first_name: name.first_name ?? '', initials: '', may_be_named: false }
  if (!person.first_name) return []
  const findNames = createNameFinder([person])
  const stored: StoredFiles[] = []
  for (const collection of trashCollections) {
    const texts = textTables(collection).map(
      (query) => `(select string_agg(to_jsonb::text, ' ') from (${query}) texts)`,
    )
    const { rows } = await client.query<{ id: number; text: string }>(
      `select d.id, concat_ws(' ', ${['to_jsonb(d)::text', ...texts].join(', ')}) as text
       from public.${tableOf(collection)} d where d.deleted_at is not null`,
    )
    const ids = rows.filter(({ text }) => findNames(text).length > 0).map(({ id }) => id)
    if (ids.length > 0) stored.push(await deleteTrashed(client, collection, ids))
  }
  return stored
}
