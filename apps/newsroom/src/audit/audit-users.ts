import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { type AccountChange, sendAccountNotice } from '../account/notice.ts'
import type { User } from '../payload-types.ts'
import { addAuditLine } from './audit-line.ts'

/** Commands and the first start have no signed-in person, but leave their lines too. */
const system = 'system'

const subjectOf = ({ id, name }: User) => ({ collection: 'users', id, title: name })
const rolesOf = ({ roles }: User) => [...roles].sort().join(', ')

/** Adds an audit line and sends an e-mail for each change of an account, also for one by an admin. */
export const auditUserChange: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const actor = req.user?.email ?? (req.context.isByLink ? doc.email : system)
  const subject = subjectOf(doc)
  if (operation === 'create') {
    await addAuditLine(req, { action: 'user_created', actor, subject, details: rolesOf(doc) })
    return doc
  }
  const changes: { change: AccountChange; details: string; isMade: boolean }[] = [
    { change: 'name', details: 'name', isMade: doc.name !== previousDoc.name },
    { change: 'email', details: 'e-mail', isMade: doc.email !== previousDoc.email },
    { change: 'password', details: 'password', isMade: Boolean(req.context.hasNewPassword) },
    {
      change: 'roles',
      details: `${rolesOf(previousDoc)} → ${rolesOf(doc)}`,
      isMade: rolesOf(doc) !== rolesOf(previousDoc),
    },
  ]
  for (const { change, details, isMade } of changes) {
    if (!isMade) continue
    await addAuditLine(req, { action: 'roles_changed', actor, subject, details })
    void sendAccountNotice(req.payload, previousDoc, change)
  }
  return doc
}

export const auditUserDeletion: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  const actor = req.user?.email ?? system
  await addAuditLine(req, { action: 'user_deleted', actor, subject: subjectOf(doc) })
  void sendAccountNotice(req.payload, doc, 'deleted')
  return doc
}
