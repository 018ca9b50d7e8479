import type { Role } from '../access/roles.ts'

/** Their accounts open everything, or the data of children. */
const demanding: readonly Role[] = ['admin', 'child_protection']

export const needsSecondFactor = ({ roles = [] }: { roles?: readonly Role[] | null }): boolean =>
  (roles ?? []).some((role) => demanding.includes(role))
