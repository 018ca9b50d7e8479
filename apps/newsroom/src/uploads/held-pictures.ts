import { sql } from '@payloadcms/db-postgres/drizzle'
import { type DatabaseRequest, queryRows } from '../database.ts'
import type { PictureCollection } from './picture-files.ts'

export type HeldPicture = {
  id: number
  filename: string
  /** Marked so; otherwise it names a minor without consent for pictures. */
  not_cleared: boolean
}

const views = {
  media: sql.raw('public.media m join children.held_media h using (id)'),
  'gallery-files': sql.raw('public.gallery_files m join children.held_gallery_file h using (id)'),
}

/** Those of the pictures that must not be shown; database/children.sql has the rule. */
export async function heldPictures(
  req: DatabaseRequest,
  collection: PictureCollection,
  ids: number[],
): Promise<HeldPicture[]> {
  if (ids.length === 0) return []
  return queryRows<HeldPicture>(
    req,
    sql`select id, filename, coalesce(m.children = 'not_cleared', false) as not_cleared
      from ${views[collection]} where id in ${ids} order by id`,
  )
}
