import type { Access, CollectionConfig } from 'payload'
import { hasRole } from './roles.ts'

const read: Access = ({ req }) => hasRole(req.user, 'editor', 'statistician', 'child_protection')
const write: Access = ({ req }) => hasRole(req.user, 'editor')

/**
 * Editors write content. Statisticians read it, since a match links to its report and gallery; child protection officers,
 * since they look at what is published of children.
 */
export const contentAccess = {
  read,
  readVersions: write,
  create: write,
  update: write,
  delete: write,
} satisfies CollectionConfig['access']
