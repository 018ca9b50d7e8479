import { sql } from '@payloadcms/db-postgres/drizzle'
import { type DatabaseRequest, queryRows } from '../database.ts'
import { counterOf, isTimeCode, newRecoveryCodes, plainCode } from './codes.ts'
import { keyedHash, seal, unseal } from './sealed.ts'

// In a table that Payload does not know: no answer, version or export of a user can contain it.

const secretPurpose = (user: number) => `second factor of ${user}`
const recoveryHash = (user: number, code: string) => keyedHash(plainCode(code), `recovery codes of ${user}`)

export type SecondFactorState = { isSet: boolean; recoveryCodes: number }

export async function secondFactorOf(req: DatabaseRequest, user: number): Promise<SecondFactorState> {
  const [row] = await queryRows<{ codes: number }>(
    req,
    sql`select cardinality(recovery_codes) as codes from public.second_factors where user_id = ${user}`,
  )
  return { isSet: Boolean(row), recoveryCodes: row?.codes ?? 0 }
}

type NewFactor = { user: number; secret: string; counter: number; isDemo?: boolean }

/** Replaces the previous factor. Returns the recovery codes, which are stored only as hashes. */
export async function setSecondFactor(
  req: DatabaseRequest,
  { user, secret, counter, isDemo = false }: NewFactor,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = sql.join(
    codes.map((code) => sql`${recoveryHash(user, code)}`),
    sql`, `,
  )
  await queryRows(
    req,
    sql`insert into public.second_factors (user_id, secret, last_counter, recovery_codes, is_demo)
      select ${user}::int, ${seal(secret, secretPurpose(user))}::text, ${counter}::bigint, array[${hashes}]::text[],
        ${isDemo}::boolean
      where upkeep.remove_second_factor(${user}, null) is not null`,
  )
  return codes
}

/** The database function adds the audit line. Without an actor, the account is the actor. */
export async function removeSecondFactor(
  req: DatabaseRequest,
  user: number,
  actor?: string,
): Promise<boolean> {
  const [row] = await queryRows<{ removed: boolean }>(
    req,
    sql`select upkeep.remove_second_factor(${user}, ${actor ?? null}) as removed`,
  )
  return row?.removed ?? false
}

export async function secretOf(req: DatabaseRequest, user: number): Promise<string | undefined> {
  const [row] = await queryRows<{ secret: string }>(
    req,
    sql`select secret from public.second_factors where user_id = ${user}`,
  )
  return row && unseal(row.secret, secretPurpose(user))
}

export type CodeResult = 'accepted' | 'recovery' | 'used' | 'wrong'

/** Accepts each code once, also for parallel requests: the condition is in the update itself. */
export async function spendCode(req: DatabaseRequest, user: number, typed: unknown): Promise<CodeResult> {
  const code = plainCode(typed)
  if (!isTimeCode(code)) {
    const hash = recoveryHash(user, code)
    const rows = await queryRows(
      req,
      sql`update public.second_factors set recovery_codes = array_remove(recovery_codes, ${hash}::text)
        where user_id = ${user} and ${hash}::text = any(recovery_codes) returning user_id`,
    )
    return rows.length > 0 ? 'recovery' : 'wrong'
  }
  const secret = await secretOf(req, user)
  const counter = secret && counterOf(secret, code)
  if (!counter) return 'wrong'
  const rows = await queryRows(
    req,
    sql`update public.second_factors set last_counter = ${counter}
      where user_id = ${user} and last_counter < ${counter} returning user_id`,
  )
  return rows.length > 0 ? 'accepted' : 'used'
}
