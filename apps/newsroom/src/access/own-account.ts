import type { Access } from 'payload'
import { hasRole } from './roles.ts'

/** Everybody reaches their own account; the admin every account. */
export const ownAccount: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
