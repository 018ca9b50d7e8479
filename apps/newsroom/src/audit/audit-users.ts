import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { AuditAction } from './actions.ts'
import { addAuditLine } from './audit-line.ts'

type Account = { id: number; name?: string; email?: string; roles?: string[] }

/** Commands and the first start have no signed-in person, but leave their lines too. */
const system = 'system'

const subjectOf = ({ id, name, email }: Account) => ({ collection: 'users', id, title: name ?? email })
const rolesOf = ({ roles = [] }: Account) => [...roles].sort().join(', ')

export const auditUserChange: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const [before, after] = [rolesOf(previousDoc ?? {}), rolesOf(doc)]
  if (operation !== 'create' && before === after) return doc
  const action: AuditAction = operation === 'create' ? 'user_created' : 'roles_changed'
  const details = operation === 'create' ? after : `${before} → ${after}`
  await addAuditLine(req, { action, actor: req.user?.email ?? system, subject: subjectOf(doc), details })
  return doc
}

export const auditUserDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const actor = req.user?.email ?? system
  await addAuditLine(req, { action: 'user_deleted', actor, subject: subjectOf(doc) })
  return doc
}
