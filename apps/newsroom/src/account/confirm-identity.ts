import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { addAuditLine } from '../audit/audit-line.ts'
import { bilingual } from '../bilingual.ts'
import { queryRows } from '../database.ts'
import { fieldError } from '../refusals/field-error.ts'
import { codeTexts } from '../second-factor/demand.ts'
import { secondFactorOf, spendCode } from '../second-factor/store.ts'
import {
  accountOf,
  type CountedTry,
  countTry,
  deleteFailures,
  giveTryBack,
  originOf,
} from '../sign-in/lock.ts'

const hash = promisify(pbkdf2)
const hashVersion = 'pbkdf2-sha256-v1:'

const wrongPassword = bilingual(
  'Ez nem a mostani jelszavad. Próbáld újra; öt hibás próba után tíz percig a jó jelszót sem fogadjuk el.',
  'This is not your current password. Try again; after five wrong tries the right password is not accepted for ten minutes either.',
)

export type Proof = { currentPassword?: unknown; code?: unknown }

/** Compares with the hash that Payload stores. A hash in another format matches no password. */
async function isPasswordOf(req: PayloadRequest, user: number, password: unknown): Promise<boolean> {
  const [row] = await queryRows<{ hash: string; salt: string }>(
    req,
    sql`select hash, salt from public.users where id = ${user}`,
  )
  if (typeof password !== 'string' || !row?.salt || !row.hash?.startsWith(hashVersion)) return false
  const stored = Buffer.from(row.hash.slice(hashVersion.length), 'hex')
  const typed = await hash(password, row.salt, 600_000, 32, 'sha256')
  return stored.length === typed.length && timingSafeEqual(stored, typed)
}

async function noteFailure(payload: Payload, user: TypedUser, lastOf: CountedTry['lastOf']): Promise<void> {
  const line = { actor: user.email, subject: { collection: 'users', id: user.id, title: user.name } }
  await addAuditLine({ payload }, { action: 'sign_in_failed', ...line, details: 'account' })
  if (lastOf) await addAuditLine({ payload }, { action: 'account_locked', ...line, details: lastOf })
}

/**
 * Requires the current password, and a code if a second factor is set. A session alone is not enough, because somebody
 * else may use the open computer. Failures count towards the lock of the account, as at sign-in.
 */
export async function confirmIdentity(
  req: PayloadRequest,
  user: TypedUser,
  { currentPassword, code }: Proof,
): Promise<void> {
  // Outside the transaction: a rollback would make a used code valid again and undo the count of failures.
  const { payload } = req
  const account = await accountOf({ payload }, user.email)
  const wrongPasswordError = () =>
    fieldError(req, 'users', [{ path: 'currentPassword', text: wrongPassword }])
  if (!account) throw wrongPasswordError()
  const origin = originOf(req.headers, account)
  const { isAllowed, lastOf } = await countTry({ payload }, origin)
  if (!isAllowed) throw wrongPasswordError()
  if (!(await isPasswordOf(req, user.id, currentPassword))) {
    await noteFailure(payload, user, lastOf)
    throw wrongPasswordError()
  }
  if ((await secondFactorOf({ payload }, user.id)).isSet) {
    const result = code ? await spendCode({ payload }, user.id, code) : 'code'
    if (result === 'wrong') await noteFailure(payload, user, lastOf)
    else if (result === 'code' || result === 'used') await giveTryBack({ payload }, origin)
    if (result === 'wrong' || result === 'code' || result === 'used')
      throw fieldError(req, 'users', [{ path: 'code', text: codeTexts[result] }])
  }
  await deleteFailures({ payload }, origin)
}
