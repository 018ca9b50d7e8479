import type { CollectionConfig } from 'payload'
import { adminOnly } from '../access/admin-only.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { auditActions } from '../audit/actions.ts'
import { bilingual } from '../bilingual.ts'

/** Who did what with which document or with how many people's data, and when. Written by code only. */
export const AuditLines: CollectionConfig = {
  slug: 'audit-lines',
  labels: { singular: bilingual('Naplósor', 'Audit line'), plural: bilingual('Napló', 'Audit') },
  admin: {
    group: bilingual('Rendszer', 'System'),
    hidden: hiddenWithout('admin'),
    useAsTitle: 'action',
    defaultColumns: ['createdAt', 'action', 'actor', 'subject_title', 'count'],
    listSearchableFields: ['actor', 'subject_title'],
    description: bilingual(
      'Ki mit tett és mikor, budapesti idő szerint. A bejelentkezések fél évig, a többi sor két évig marad meg.',
      'Who did what and when, in Budapest time. Sign-ins are kept for half a year, other lines for two years.',
    ),
  },
  access: { read: adminOnly, create: () => false, update: () => false, delete: () => false },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'createdAt',
      type: 'date',
      index: true,
      label: bilingual('Mikor', 'When'),
      admin: { components: { Cell: '/components/audit/AuditTime.tsx#AuditTime' } },
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      label: bilingual('Művelet', 'Action'),
      options: Object.entries(auditActions).map(([value, label]) => ({ value, label })),
    },
    { name: 'actor', type: 'text', required: true, label: bilingual('Ki', 'Who') },
    { name: 'subject_collection', type: 'text', label: bilingual('Fajta', 'Kind') },
    { name: 'subject_id', type: 'number', label: bilingual('Sorszám', 'Number') },
    {
      name: 'subject_title',
      type: 'text',
      label: bilingual('Mit', 'What'),
      admin: { components: { Cell: '/components/audit/AuditSubject.tsx#AuditSubject' } },
    },
    { name: 'details', type: 'text', label: bilingual('Részletek', 'Details') },
    { name: 'count', type: 'number', required: true, label: bilingual('Hány tétel', 'Items') },
  ],
}
