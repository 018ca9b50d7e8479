import type { CollectionAfterOperationHook } from 'payload'
import { addAuditLine } from '../audit/audit-line.ts'

/** How many records a person has seen or changed by an operation; undefined if it shows and changes none. */
function recordsOf({ operation, result }: Parameters<CollectionAfterOperationHook>[0]) {
  switch (operation) {
    case 'find':
      return { kind: 'view', count: result.docs.length } as const
    case 'findByID':
      return { kind: 'view', count: 1 } as const
    case 'findDistinct':
      return { kind: 'view', count: result.values.length } as const
    case 'create':
    case 'updateByID':
    case 'deleteByID':
      return { kind: 'change', count: 1 } as const
    case 'update':
    case 'delete':
      return { kind: 'change', count: result.docs.length } as const
    default:
      return undefined
  }
}

/** One line for every view and change of the collection's records, before anything is answered. */
export const auditOperations =
  (subject: 'consent' | 'child_request'): CollectionAfterOperationHook =>
  async (args) => {
    const records = recordsOf(args)
    if (records) await addAuditLine(args.req, { action: `${subject}_${records.kind}`, count: records.count })
    return args.result
  }
