import type { Access, CollectionConfig } from 'payload'
import { hasRole } from './roles.ts'

const read: Access = ({ req }) => hasRole(req.user, 'editor', 'statistician')
const write: Access = ({ req }) => hasRole(req.user, 'editor')

/** Editors write content; statisticians read it, since a match links to its report and gallery. */
export const contentAccess = {
  read,
  readVersions: write,
  create: write,
  update: write,
  delete: write,
} satisfies CollectionConfig['access']
