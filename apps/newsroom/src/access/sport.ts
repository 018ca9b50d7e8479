import type { Access, CollectionConfig } from 'payload'
import { hasRole } from './roles.ts'

const read: Access = ({ req }) => hasRole(req.user, 'statistician', 'editor', 'child_protection')
const write: Access = ({ req }) => hasRole(req.user, 'statistician')

/** Statisticians write sport data; editors read it for an article's links, child protection officers for a consent. */
export const sportAccess = {
  read,
  create: write,
  update: write,
  delete: write,
} satisfies CollectionConfig['access']
