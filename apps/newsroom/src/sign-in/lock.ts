import { sql } from '@payloadcms/db-postgres/drizzle'
import { type DatabaseRequest, queryRows } from '../database.ts'

export const maxLoginAttempts = 5
export const lockTime = 10 * 60 * 1000

export type Account = { id: number; name: string; locked: boolean }

export async function accountOf(req: DatabaseRequest, email: string): Promise<Account | undefined> {
  const [account] = await queryRows<Account>(
    req,
    sql`select id, name, coalesce(lock_until > now(), false) as locked from public.users
      where email = ${email.toLowerCase().trim()}`,
  )
  return account
}

/** A wrong code counts like a wrong password: else whoever has the password could try all codes. */
export async function countWrongCode(req: DatabaseRequest, user: number): Promise<void> {
  await queryRows(
    req,
    sql`update public.users u set login_attempts = tries.count,
        lock_until = case when tries.count >= ${maxLoginAttempts}::int
          then now() + make_interval(secs => ${lockTime / 1000}) end
      from (select id, case when lock_until <= now() then 1 else coalesce(login_attempts, 0) + 1 end as count
        from public.users where id = ${user}) tries
      where u.id = tries.id`,
  )
}
