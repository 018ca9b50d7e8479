import type { CollectionConfig } from 'payload'
import { hasRole } from './roles.ts'

/** Join registrations hold personal data, often a child's: nobody but the registrar and the admin sees them. */
export const registrarAccess: NonNullable<CollectionConfig['access']> = {
  read: ({ req }) => hasRole(req.user, 'registrar'),
  create: () => false,
  update: ({ req }) => hasRole(req.user, 'registrar'),
  delete: ({ req }) => hasRole(req.user, 'registrar'),
}
