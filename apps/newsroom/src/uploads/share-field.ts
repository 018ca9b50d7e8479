import type { TextField } from 'payload'

/** The file name of the picture as it is shared; empty if it has none, null until it has been made. */
export const shareField: TextField = {
  name: 'share',
  type: 'text',
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
}
