import type { CollectionConfig } from 'payload'
import { adminOnly } from '../access/admin-only.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { both } from '../both.ts'

export const auditActions = ['export', 'person_export', 'person_erase', 'retention'] as const
export type AuditAction = (typeof auditActions)[number]

const labels = {
  export: both('Letöltés CSV-ben', 'Export as CSV'),
  person_export: both('Egy személy adatainak kiadása', 'Export of a person’s data'),
  person_erase: both('Egy személy adatainak törlése', 'Erasure of a person’s data'),
  retention: both('Törlés a megőrzési idő után', 'Deletion after the retention time'),
}

/** Who took out or erased how many registrations, and when; never whose. Nobody writes it by hand. */
export const AuditLines: CollectionConfig = {
  slug: 'audit-lines',
  labels: { singular: both('Naplósor', 'Audit line'), plural: both('Napló', 'Audit') },
  admin: {
    group: both('Rendszer', 'System'),
    hidden: hiddenWithout('admin'),
    useAsTitle: 'action',
    defaultColumns: ['createdAt', 'action', 'count', 'actor'],
  },
  access: { read: adminOnly, create: () => false, update: () => false, delete: () => false },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'action',
      type: 'select',
      required: true,
      label: both('Művelet', 'Action'),
      options: auditActions.map((value) => ({ value, label: labels[value] })),
    },
    { name: 'count', type: 'number', required: true, label: both('Jelentkezések száma', 'Registrations') },
    { name: 'actor', type: 'text', required: true, label: both('Ki', 'Who') },
  ],
}
