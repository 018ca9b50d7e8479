import type { CollectionConfig } from 'payload'
import { adminOnly } from '../access/admin-only.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual } from '../bilingual.ts'

export const auditActions = [
  'export',
  'person_export',
  'person_erase',
  'retention',
  'consent_view',
  'consent_change',
  'child_request_view',
  'child_request_change',
  'picture_takedown',
] as const
export type AuditAction = (typeof auditActions)[number]

const labels = {
  export: bilingual('Letöltés CSV-ben', 'Export as CSV'),
  person_export: bilingual('Egy személy adatainak kiadása', 'Export of a person’s data'),
  person_erase: bilingual('Egy személy adatainak törlése', 'Erasure of a person’s data'),
  retention: bilingual('Törlés a megőrzési idő után', 'Deletion after the retention time'),
  consent_view: bilingual('Hozzájárulások megtekintése', 'Consents viewed'),
  consent_change: bilingual('Hozzájárulás módosítása', 'Consent changed'),
  child_request_view: bilingual('Gyermekvédelmi kérések megtekintése', 'Child protection requests viewed'),
  child_request_change: bilingual('Gyermekvédelmi kérés módosítása', 'Child protection request changed'),
  picture_takedown: bilingual('Kép végleges levétele', 'Picture taken down'),
}

/** Who did what with how many people's data, and when; never whose. Written by code only. */
export const AuditLines: CollectionConfig = {
  slug: 'audit-lines',
  labels: { singular: bilingual('Naplósor', 'Audit line'), plural: bilingual('Napló', 'Audit') },
  admin: {
    group: bilingual('Rendszer', 'System'),
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
      label: bilingual('Művelet', 'Action'),
      options: auditActions.map((value) => ({ value, label: labels[value] })),
    },
    {
      name: 'count',
      type: 'number',
      required: true,
      label: bilingual('Hány tétel', 'Items'),
    },
    { name: 'actor', type: 'text', required: true, label: bilingual('Ki', 'Who') },
  ],
}
