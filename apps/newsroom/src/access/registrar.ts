import type { CollectionConfig } from 'payload'
import { hasRole } from './roles.ts'

/** Join registrations are personal data, often a child's: only registrars and admins see them. */
export const registrarAccess: NonNullable<CollectionConfig['access']> = {
  read: ({ req }) => hasRole(req.user, 'registrar'),
  create: () => false,
  update: ({ req }) => hasRole(req.user, 'registrar'),
  delete: ({ req }) => hasRole(req.user, 'registrar'),
}
