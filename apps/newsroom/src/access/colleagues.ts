import type { Access } from 'payload'
import { ownAccount } from './own-account.ts'
import { hasRole } from './roles.ts'

/** Everybody reads their own account; registrars each other's too, to see who is assigned to whom. */
export const ownAccountAndColleagues: Access = (args) => {
  const { user } = args.req
  if (!user || hasRole(user, 'admin') || !hasRole(user, 'registrar')) return ownAccount(args)
  return { or: [{ id: { equals: user.id } }, { roles: { in: ['registrar'] } }] }
}
