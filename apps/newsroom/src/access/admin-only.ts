import type { Access } from 'payload'
import { hasRole } from './roles.ts'

export const adminOnly: Access = ({ req }) => hasRole(req.user, 'admin')
