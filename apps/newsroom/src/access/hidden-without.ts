import type { ClientUser } from 'payload'
import { hasRole, type Role } from './roles.ts'

/** Leaves a collection out of the navigation of people who could not open it anyway. */
export const hiddenWithout =
  (...wanted: Role[]) =>
  ({ user }: { user: ClientUser | { roles?: Role[] } | null }): boolean =>
    !hasRole(user as { roles?: Role[] } | null, ...wanted)
