import type { JSONField } from 'payload'

/** Null until the worker has encoded the picture; an empty list if it has no AVIF. */
export const avifField: JSONField = {
  name: 'avif',
  type: 'json',
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
}
