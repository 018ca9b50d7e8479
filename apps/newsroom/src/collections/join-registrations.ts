import type { CollectionConfig, EmailFieldValidation } from 'payload'
import { z } from 'zod'
import { hiddenWithout } from '../access/hidden-without.ts'
import { registrarAccess } from '../access/registrar.ts'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { exportEndpoint } from '../join/export.ts'
import { formLanguages, registrationStates } from '../join/words.ts'

/** The rule of HTML's email inputs, as on the site's form: Payload's own would refuse to save some registrations. */
const html5Email: EmailFieldValidation = (value, { req }) =>
  z.regexes.html5Email.test(value ?? '') || req.t('validation:emailAddress')

const toOptions = (words: Record<string, Bilingual>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** The consent is evidence, so nobody can change it. */
const immutable = { access: { update: () => false }, admin: { readOnly: true } }

export const JoinRegistrations: CollectionConfig = {
  slug: 'join-registrations',
  labels: {
    singular: bilingual('Jelentkezés', 'Registration'),
    plural: bilingual('Jelentkezések', 'Registrations'),
  },
  admin: {
    group: bilingual('Jelentkezők', 'Applicants'),
    hidden: hiddenWithout('registrar'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'birth_year', 'phone', 'email', 'assignee', 'createdAt'],
    listSearchableFields: ['name', 'email'],
    components: { beforeListTable: ['/components/join/ExportLink.tsx#ExportLink'] },
  },
  access: registrarAccess,
  disableDuplicate: true,
  endpoints: [exportEndpoint],
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'applicant',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/components/join/Applicant.tsx#Applicant' },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          maxLength: 200,
          label: bilingual('Név', 'Name'),
          admin: { components: { Cell: '/components/lists/NameCell.tsx#NameCell' } },
        },
        {
          name: 'birth_year',
          type: 'number',
          required: true,
          label: bilingual('Születési év', 'Year of birth'),
          admin: { components: { Cell: '/components/join/cells.tsx#BirthYearCell' } },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'email',
          type: 'email',
          required: true,
          label: bilingual('E-mail', 'E-mail'),
          validate: html5Email,
          admin: { components: { Cell: '/components/join/cells.tsx#EmailCell' } },
        },
        {
          name: 'phone',
          type: 'text',
          maxLength: 20,
          label: bilingual('Telefon', 'Phone'),
          admin: { components: { Cell: '/components/join/cells.tsx#PhoneCell' } },
        },
      ],
    },
    { name: 'mother_name', type: 'text', maxLength: 200, label: bilingual('Anyja neve', 'Mother’s name') },
    {
      name: 'played_basketball_before',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      label: bilingual('Kosárlabdázott már', 'Has played basketball before'),
    },
    {
      name: 'notes',
      type: 'textarea',
      maxLength: 5000,
      label: bilingual('Megjegyzés', 'Notes'),
      admin: {
        description: bilingual(
          'A jelentkezéssel együtt törlődik, és kikérheti, akiről szól.',
          'Erased together with the registration; the person it is about may ask for it.',
        ),
      },
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: bilingual('Felelős', 'Assignee'),
      filterOptions: { roles: { in: ['registrar', 'admin'] } },
      admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      label: bilingual('Állapot', 'State'),
      options: toOptions(registrationStates),
      admin: {
        position: 'sidebar',
        components: { Cell: '/components/join/NextStepCell.tsx#NextStepCell' },
      },
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      defaultValue: 'hu',
      label: bilingual('Nyelv', 'Language'),
      options: toOptions(formLanguages),
      access: immutable.access,
      admin: { ...immutable.admin, position: 'sidebar' },
    },
    {
      type: 'collapsible',
      label: bilingual('Hozzájárulás', 'Consent'),
      fields: [
        {
          name: 'consent_version',
          type: 'text',
          required: true,
          label: bilingual('A szöveg változata', 'Version of the text'),
          ...immutable,
        },
        { name: 'consent_at', type: 'date', required: true, label: bilingual('Ideje', 'Time'), ...immutable },
        {
          name: 'is_minor',
          type: 'checkbox',
          required: true,
          defaultValue: false,
          label: bilingual('Kiskorú', 'Minor'),
          ...immutable,
        },
      ],
      admin: { initCollapsed: true },
    },
  ],
}
