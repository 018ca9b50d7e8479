import type { Access } from 'payload'
import { hasRole } from './roles.ts'

/** Consents and requests about children: only child protection officers and admins see them. */
export const childProtection: Access = ({ req }) => hasRole(req.user, 'child_protection')
