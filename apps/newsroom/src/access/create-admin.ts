import type { Payload } from 'payload'
import { minPasswordLength } from './min-password-length.ts'

export type Admin = { email: string; name: string; password: string }

/** Replaces Payload's public form for the first user. */
export async function createAdmin(payload: Pick<Payload, 'count' | 'create'>, admin: Admin): Promise<void> {
  if ([...admin.password].length < minPasswordLength) {
    throw new Error(`the password must have at least ${minPasswordLength} characters`)
  }
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { email: { equals: admin.email } },
  })
  if (totalDocs > 0)
    throw new Error(`${admin.email} has an account already; an admin can change its roles in the newsroom`)
  await payload.create({ collection: 'users', data: { ...admin, roles: ['admin'] } })
}
