import type { CheckboxField, CollectionConfig } from 'payload'
import { childProtection } from '../access/child-protection.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { type Bilingual, bilingual, textFor } from '../bilingual.ts'
import { auditOperations } from '../children/audit.ts'

const day = { pickerAppearance: 'dayOnly', displayFormat: 'yyyy. MM. dd.' } as const

const scope = (name: string, label: Bilingual): CheckboxField => ({
  name,
  type: 'checkbox',
  defaultValue: false,
  label,
})

/** What a guardian, and from 14 the player too, allows us to show of a minor; database/children.sql has the rule. */
export const Consents: CollectionConfig = {
  slug: 'consents',
  labels: {
    singular: bilingual('Hozzájárulás', 'Consent'),
    plural: bilingual('Hozzájárulások', 'Consents'),
  },
  admin: {
    group: bilingual('Gyermekvédelem', 'Child protection'),
    hidden: hiddenWithout('child_protection'),
    useAsTitle: 'id',
    defaultColumns: [
      'player',
      'full_name',
      'pictures',
      'physical',
      'own_page',
      'valid_until',
      'withdrawn_at',
    ],
  },
  access: {
    read: childProtection,
    create: childProtection,
    update: childProtection,
    // A consent is evidence: it is withdrawn, and erased only with the player's data.
    delete: () => false,
  },
  disableDuplicate: true,
  hooks: { afterOperation: [auditOperations('consent')] },
  defaultSort: '-given_at',
  fields: [
    {
      name: 'player',
      type: 'relationship',
      relationTo: 'players',
      required: true,
      index: true,
      label: bilingual('Játékos', 'Player'),
      admin: { allowCreate: false, allowEdit: false },
    },
    {
      type: 'collapsible',
      label: bilingual('Mit közölhetünk?', 'What may we publish?'),
      fields: [
        scope('full_name', bilingual('Teljes név', 'Full name')),
        scope('pictures', bilingual('Arckép és fényképek', 'Portrait and pictures')),
        scope('physical', bilingual('Születési év és magasság', 'Year of birth and height')),
        {
          ...scope('own_page', bilingual('Saját oldal a statisztikáival', 'Own page with statistics')),
          validate: (value, { req, siblingData }) =>
            !value ||
            Boolean((siblingData as { full_name?: boolean }).full_name) ||
            textFor(
              req,
              bilingual(
                'Saját oldal csak a teljes névvel együtt lehet: jelöld be azt is, vagy vedd ki ezt.',
                'An own page needs the full name as well: tick that too, or untick this.',
              ),
            ),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'given_by',
          type: 'select',
          required: true,
          label: bilingual('Ki adta?', 'Who gave it?'),
          options: [
            {
              value: 'guardian',
              label: bilingual('Szülő vagy gyám (14 év alatt)', 'Parent or guardian (under 14)'),
            },
            {
              value: 'guardian_and_player',
              label: bilingual(
                'Szülő vagy gyám és a játékos (14 évtől)',
                'Parent or guardian and the player (from 14)',
              ),
            },
          ],
        },
        {
          name: 'medium',
          type: 'select',
          required: true,
          defaultValue: 'paper',
          label: bilingual('Hogyan érkezett?', 'How did it come?'),
          options: [
            { value: 'paper', label: bilingual('Papíron, aláírva', 'On paper, signed') },
            { value: 'email', label: bilingual('E-mailben', 'By e-mail') },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'given_at',
          type: 'date',
          required: true,
          label: bilingual('Kelte', 'Date'),
          admin: { date: day },
        },
        {
          name: 'valid_until',
          type: 'date',
          label: bilingual('Meddig érvényes', 'Valid until'),
          admin: {
            date: day,
            description: bilingual(
              'Általában az idény vége, június 30. Üresen nem jár le.',
              'Usually the end of the season, 30 June. Left empty, it does not run out.',
            ),
          },
        },
      ],
    },
    {
      name: 'text',
      type: 'relationship',
      relationTo: 'child-consent-texts',
      required: true,
      label: bilingual('A nyilatkozat szövege', 'Text of the form'),
      admin: { allowCreate: false, allowEdit: false },
    },
    {
      name: 'withdrawn_at',
      type: 'date',
      label: bilingual('Visszavonva', 'Withdrawn'),
      admin: {
        position: 'sidebar',
        date: day,
        description: bilingual(
          'Amint mentesz egy dátumot, a hozzájárulás megszűnik: a név, a kép és a saját oldal másodperceken belül eltűnik.',
          'As soon as a date is saved the consent ends: name, picture and own page disappear within seconds.',
        ),
      },
    },
  ],
}
