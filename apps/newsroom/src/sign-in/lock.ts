import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterOperationHook, PayloadRequest } from 'payload'
import { type DatabaseRequest, queryRows } from '../database.ts'
import { keyedHash } from '../second-factor/sealed.ts'
import { knownDeviceOf } from './known-device.ts'
import { networkOf } from './tries.ts'

/** Failures from one network or one known device that lock the account there. */
const triesOfOrigin = 5
/** Failures from all networks together that lock every unknown device. Known devices are not counted. */
const triesOfNetworks = 15
const lockMinutes = 10

/** Includes the hash of the password, which signs the cookies of known devices. */
export type Account = { id: number; name: string; hash: string }

export async function accountOf(req: DatabaseRequest, email: string): Promise<Account | undefined> {
  const [account] = await queryRows<Account>(
    req,
    sql`select id, name, coalesce(hash, '') as hash from public.users where email = ${email.toLowerCase().trim()}`,
  )
  return account
}

type Origin = { user: number; key: string; isDevice: boolean }

/** Where a try comes from: a known device, on any network, or the network of an unknown device. */
export function originOf(headers: Headers, account: Account): Origin {
  const device = knownDeviceOf(headers, account)
  const key = device ?? keyedHash(networkOf(headers), 'networks of failed sign-ins')
  return { user: account.id, key, isDevice: Boolean(device) }
}

export type CountedTry = {
  isAllowed: boolean
  /** The lock that this try causes if it fails. */
  lastOf?: 'device' | 'network' | 'all networks'
}

/**
 * Counts a try before it is made, so that parallel tries cannot pass the limit. Outside the transaction, because a
 * failure rolls that back and each try must see the others.
 */
export async function countTry(
  { payload }: Pick<PayloadRequest, 'payload'>,
  origin: Origin,
): Promise<CountedTry> {
  const { user, key, isDevice } = origin
  const req = { payload }
  await queryRows(req, sql`delete from public.sign_in_failures where ends_at <= now()`)
  const [own] = await queryRows<{ failures: number }>(
    req,
    sql`insert into public.sign_in_failures as f (user_id, origin, is_device, failures, ends_at)
      values (${user}, ${key}, ${isDevice}, 1, now() + make_interval(mins => ${lockMinutes}))
      on conflict (user_id, origin) do update set failures = f.failures + 1, ends_at = excluded.ends_at
        where f.failures < ${triesOfOrigin} returning failures`,
  )
  if (!own) return { isAllowed: false }
  if (isDevice) return { isAllowed: true, ...(own.failures === triesOfOrigin ? { lastOf: 'device' } : {}) }
  const [networks] = await queryRows<{ total: number }>(
    req,
    sql`select sum(failures)::int as total from public.sign_in_failures
      where user_id = ${user} and not is_device`,
  )
  const total = networks?.total ?? 0
  if (total > triesOfNetworks) {
    await giveTryBack({ payload }, origin)
    return { isAllowed: false }
  }
  if (total === triesOfNetworks) return { isAllowed: true, lastOf: 'all networks' }
  return { isAllowed: true, ...(own.failures === triesOfOrigin ? { lastOf: 'network' } : {}) }
}

/** Uncounts a try that is neither failure nor success: the password was right, and the code is missing. */
export async function giveTryBack(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { user, key }: Origin,
): Promise<void> {
  await queryRows(
    { payload },
    sql`update public.sign_in_failures set failures = failures - 1
      where user_id = ${user} and origin = ${key} and failures > 0`,
  )
}

/** After a success, deletes the failures of the same origin only. */
export async function deleteFailures(
  { payload }: Pick<PayloadRequest, 'payload'>,
  { user, key }: Origin,
): Promise<void> {
  await queryRows(
    { payload },
    sql`delete from public.sign_in_failures where user_id = ${user} and origin = ${key}`,
  )
}

/** Unlocks the account for every network and device; for admins. */
export const unlockEverywhere: CollectionAfterOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'unlock') return
  const { email = '' } = (args as { data?: { email?: string } }).data ?? {}
  const account = await accountOf(req, email)
  if (account) await queryRows(req, sql`delete from public.sign_in_failures where user_id = ${account.id}`)
}
