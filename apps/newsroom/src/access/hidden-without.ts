import type { ClientUser } from 'payload'
import { hasRole, type Role } from './roles.ts'

/** Hides a collection from the navigation of people who could not open it. */
export const hiddenWithout =
  (...required: Role[]) =>
  ({ user }: { user: ClientUser | { roles?: Role[] } | null }): boolean =>
    !hasRole(user as { roles?: Role[] } | null, ...required)
