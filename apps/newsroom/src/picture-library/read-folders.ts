import { sql } from '@payloadcms/db-postgres/drizzle'
import { type DatabaseRequest, queryRows } from '../database.ts'

export type Folder = { name: string; pictures: number }

/** More would not be found in a row of names either. */
const mostFolders = 100

/** The folders of the library, as the words of its pictures make them; what is in the trash is in none. */
export const readFolders = (req: DatabaseRequest): Promise<Folder[]> =>
  queryRows<Folder>(
    req,
    sql`select folder as name, count(*)::int as pictures from public.media
      where folder <> '' and deleted_at is null
      group by folder order by extensions.unaccent(lower(folder)), folder limit ${mostFolders}`,
  )
