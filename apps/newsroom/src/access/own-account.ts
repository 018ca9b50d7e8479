import type { Access } from 'payload'
import { hasRole } from './roles.ts'

/** Everybody has access to their own account, admins to every account. */
export const ownAccount: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
