import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hidden-without.ts'
import { registrarAccess } from '../access/registrar.ts'
import { both } from '../both.ts'

export const JoinRegistrations: CollectionConfig = {
  slug: 'join-registrations',
  labels: { singular: both('Jelentkezés', 'Registration'), plural: both('Jelentkezések', 'Registrations') },
  admin: {
    group: both('Jelentkezők', 'Applicants'),
    hidden: hiddenWithout('registrar'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'birth_year', 'status', 'createdAt'],
    listSearchableFields: ['name', 'email'],
  },
  access: registrarAccess,
  defaultSort: '-createdAt',
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 200, label: both('Név', 'Name') },
        { name: 'birth_year', type: 'number', required: true, label: both('Születési év', 'Year of birth') },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email', required: true, label: both('E-mail', 'E-mail') },
        { name: 'phone', type: 'text', maxLength: 20, label: both('Telefon', 'Phone') },
      ],
    },
    { name: 'mother_name', type: 'text', maxLength: 200, label: both('Anyja neve', 'Mother’s name') },
    {
      name: 'played_basketball_before',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      label: both('Kosárlabdázott már', 'Has played basketball before'),
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      label: both('Állapot', 'State'),
      options: [
        { value: 'new', label: both('Új', 'New') },
        { value: 'contacted', label: both('Megkerestük', 'Contacted') },
        { value: 'joined', label: both('Csatlakozott', 'Joined') },
        { value: 'declined', label: both('Elmaradt', 'Declined') },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      defaultValue: 'hu',
      label: both('Nyelv', 'Language'),
      options: [
        { value: 'hu', label: both('magyar', 'Hungarian') },
        { value: 'en', label: both('angol', 'English') },
      ],
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      type: 'collapsible',
      label: both('Hozzájárulás', 'Consent'),
      fields: [
        {
          name: 'consent_version',
          type: 'text',
          required: true,
          label: both('A szöveg változata', 'Version of the text'),
        },
        { name: 'consent_at', type: 'date', required: true, label: both('Ideje', 'Time') },
        {
          name: 'is_minor',
          type: 'checkbox',
          required: true,
          defaultValue: false,
          label: both('Kiskorú', 'Minor'),
        },
      ],
      admin: { initCollapsed: true },
    },
  ],
}
