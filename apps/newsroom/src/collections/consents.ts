import type { CheckboxField, CheckboxFieldValidation, CollectionConfig } from 'payload'
import { childProtection } from '../access/child-protection.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { type Bilingual, bilingual, textFor } from '../bilingual.ts'
import { auditOperations } from '../children/audit.ts'
import { checkDate, checkEnd, checkGiver } from '../children/check-consent.ts'
import { nextSeasonEnd, readNewestText } from '../children/consent-defaults.ts'
import { consentFormEndpoint } from '../children/consent-form-endpoint.ts'
import { hiddenTextsEndpoint } from '../children/hidden-texts-endpoint.ts'
import { hideTextsOfPlayer } from '../children/hide-texts.ts'

const day = { pickerAppearance: 'dayOnly', displayFormat: 'yyyy. MM. dd.' } as const

/** A consent is evidence: once saved it can only be withdrawn. What else has changed is a new consent. */
const access = { update: () => false }

const scope = (name: string, label: Bilingual): CheckboxField => ({
  name,
  type: 'checkbox',
  defaultValue: false,
  label,
  access,
})

const needsFullName: CheckboxFieldValidation = (value, { req, siblingData }) =>
  !value ||
  Boolean((siblingData as { full_name?: boolean }).full_name) ||
  textFor(
    req,
    bilingual(
      'Saját oldal csak a teljes névvel együtt lehet: jelöld be azt is, vagy vedd ki ezt.',
      'An own page needs the full name as well: tick that too, or untick this.',
    ),
  )

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
    description: bilingual(
      'Mentés után egy hozzájárulás már nem írható át, csak visszavonható. Ha valami változott, vedd fel az újat, és utána vond vissza a régit.',
      'Once saved, a consent cannot be changed, only withdrawn. If something has changed, record the new one, then withdraw the old one.',
    ),
  },
  access: {
    read: childProtection,
    create: childProtection,
    update: childProtection,
    // Erased only with the player's data.
    delete: () => false,
  },
  disableDuplicate: true,
  hooks: { afterChange: [hideTextsOfPlayer], afterOperation: [auditOperations('consent')] },
  endpoints: [consentFormEndpoint, hiddenTextsEndpoint],
  defaultSort: '-given_at',
  fields: [
    {
      name: 'hidden_texts',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/components/children/HiddenTexts.tsx#HiddenTexts' },
      },
    },
    {
      name: 'player',
      type: 'relationship',
      relationTo: 'players',
      required: true,
      index: true,
      label: bilingual('Játékos', 'Player'),
      // From the links of the officer's list.
      defaultValue: ({ req }) => Number(req.query?.player) || undefined,
      access,
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
          validate: needsFullName,
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
          validate: checkGiver,
          access,
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
          access,
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
          validate: checkDate,
          access,
          admin: { date: day },
        },
        {
          name: 'valid_until',
          type: 'date',
          label: bilingual('Meddig érvényes', 'Valid until'),
          defaultValue: () => nextSeasonEnd(new Date()),
          validate: checkEnd,
          access,
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
      defaultValue: async ({ req }) => (await readNewestText(req))?.id,
      access,
      admin: { allowCreate: false, allowEdit: false },
    },
    {
      name: 'withdrawn_at',
      type: 'date',
      label: bilingual('Visszavonva', 'Withdrawn'),
      // Once only: a withdrawal cannot be taken back.
      hooks: { beforeChange: [({ value, originalDoc }) => originalDoc?.withdrawn_at ?? value] },
      admin: {
        condition: (_data, _siblings, { operation }) => operation === 'update',
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
