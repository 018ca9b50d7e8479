import type { CollectionConfig } from 'payload'
import { childProtection } from '../access/child-protection.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual } from '../bilingual.ts'
import { auditOperations } from '../children/audit.ts'
import { monthAfter } from '../children/month-after.ts'

const day = { pickerAppearance: 'dayOnly', displayFormat: 'yyyy. MM. dd.' } as const

/** Requests for removal or information, which arrive by e-mail or phone; GDPR article 12 gives a month to answer. */
export const ChildRequests: CollectionConfig = {
  slug: 'child-requests',
  labels: { singular: bilingual('Kérés', 'Request'), plural: bilingual('Kérések', 'Requests') },
  admin: {
    group: bilingual('Gyermekvédelem', 'Child protection'),
    hidden: hiddenWithout('child_protection'),
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'kind', 'status', 'due_at', 'received_at'],
    listSearchableFields: ['subject'],
  },
  access: {
    read: childProtection,
    create: childProtection,
    update: childProtection,
    delete: childProtection,
  },
  disableDuplicate: true,
  hooks: { afterOperation: [auditOperations('child_request')] },
  defaultSort: 'due_at',
  fields: [
    {
      name: 'subject',
      type: 'text',
      required: true,
      maxLength: 200,
      label: bilingual('Miről szól?', 'What is it about?'),
      admin: {
        description: bilingual(
          'Elég egy cím: „levétel, U14 galéria”. Nevet ne írj ide.',
          'A title is enough: “removal, U14 gallery”. Do not write names here.',
        ),
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          label: bilingual('Mit kérnek?', 'What is asked for?'),
          options: [
            { value: 'picture', label: bilingual('Kép levétele', 'Removal of a picture') },
            { value: 'withdrawal', label: bilingual('Hozzájárulás visszavonása', 'Withdrawal of consent') },
            { value: 'erasure', label: bilingual('Adatok törlése', 'Erasure of data') },
            { value: 'access', label: bilingual('Adatok kiadása', 'Access to data') },
            { value: 'other', label: bilingual('Más', 'Other') },
          ],
        },
        {
          name: 'status',
          type: 'select',
          required: true,
          defaultValue: 'open',
          index: true,
          label: bilingual('Állapot', 'State'),
          options: [
            { value: 'open', label: bilingual('Nyitott', 'Open') },
            { value: 'done', label: bilingual('Teljesítettük', 'Done') },
            { value: 'refused', label: bilingual('Elutasítottuk', 'Refused') },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'received_at',
          type: 'date',
          required: true,
          label: bilingual('Érkezett', 'Received'),
          admin: { date: day },
        },
        {
          name: 'due_at',
          type: 'date',
          index: true,
          label: bilingual('Határidő', 'Deadline'),
          admin: {
            date: day,
            description: bilingual(
              'Üresen az érkezéstől számított egy hónap.',
              'Left empty: one month from the day it was received.',
            ),
          },
          hooks: {
            beforeChange: [
              ({ value, data }) => {
                if (value || !data?.received_at) return value
                return monthAfter(data.received_at)
              },
            ],
          },
        },
      ],
    },
    {
      name: 'player',
      type: 'relationship',
      relationTo: 'players',
      label: bilingual('Játékos', 'Player'),
      admin: { allowCreate: false, allowEdit: false },
    },
    { name: 'notes', type: 'textarea', maxLength: 5000, label: bilingual('Megjegyzés', 'Notes') },
    {
      name: 'answered_at',
      type: 'date',
      label: bilingual('Megválaszolva', 'Answered'),
      admin: { position: 'sidebar', date: day },
    },
  ],
}
