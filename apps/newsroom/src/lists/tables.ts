import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

/** A bound for what becomes parameters of a query, of which Postgres takes 65,535. */
export const mostIds = 30_000

type Tables = { documents: SQL; locales: SQL; id: SQL; prefix: string }

const table = (name: string) => sql`public.${sql.identifier(name)}`

/** Where a collection's documents are, or their versions, and what comes before the name of a column. */
export function tablesOf(slug: string, versions: boolean): Tables {
  const name = slug.replaceAll('-', '_')
  return versions
    ? {
        documents: table(`_${name}_v`),
        locales: table(`_${name}_v_locales`),
        id: sql.identifier('parent_id') as unknown as SQL,
        prefix: 'version_',
      }
    : {
        documents: table(name),
        locales: table(`${name}_locales`),
        id: sql.identifier('id') as unknown as SQL,
        prefix: '',
      }
}
