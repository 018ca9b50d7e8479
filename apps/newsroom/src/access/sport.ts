import type { Access, CollectionConfig } from 'payload'
import { hasRole } from './roles.ts'

const read: Access = ({ req }) => hasRole(req.user, 'statistician', 'editor')
const write: Access = ({ req }) => hasRole(req.user, 'statistician')

/** Statisticians write sport data; editors read it, since an article may link to a match. */
export const sportAccess = {
  read,
  create: write,
  update: write,
  delete: write,
} satisfies CollectionConfig['access']
