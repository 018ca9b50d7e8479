import type { Env } from './env.ts'

/** For commands that change tables or indexes, which the newsroom's own role may not. */
export function requireOwnerUrl({ MIGRATE_DATABASE_URL }: Pick<Env, 'MIGRATE_DATABASE_URL'>): string {
  if (MIGRATE_DATABASE_URL) return MIGRATE_DATABASE_URL
  throw new Error(
    'MIGRATE_DATABASE_URL is not set; set it to the database as its role …_owner, which database/provision.sql creates',
  )
}
