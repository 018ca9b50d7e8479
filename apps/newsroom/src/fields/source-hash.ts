import type { TextField } from 'payload'

/** SHA-256 of the file as it was uploaded, by which a picture that was taken down is recognised. */
export const sourceHash: TextField = {
  name: 'source_hash',
  type: 'text',
  index: true,
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
}
