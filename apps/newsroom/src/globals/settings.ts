import type { Field, FieldAccess, GlobalConfig } from 'payload'
import { hiddenWithout } from '../access/hidden-without.ts'
import { hasRole } from '../access/roles.ts'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { richTextFields } from '../fields/rich-text.ts'
import { webAddress } from '../fields/web-address.ts'
import { childProtectionTab } from './child-protection-tab.ts'

const line = (name: string, label: Bilingual): Field => ({
  name,
  type: 'text',
  localized: true,
  maxLength: 200,
  label,
})
const text = (name: string, label: Bilingual): Field => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength: 1000,
  label,
})
const address = (name: string, label: Bilingual): Field => ({
  name,
  type: 'text',
  maxLength: 500,
  label,
  validate: webAddress,
  admin: { placeholder: 'https://…' },
})

const update: FieldAccess = ({ req }) => hasRole(req.user, 'editor')
const byEditors = (fields: Field[]): Field[] =>
  fields.map((field) => ({ ...field, access: { update } }) as Field)

/** One form for editors; the api serves it as rows of setting_type, name and value. */
export const Settings: GlobalConfig = {
  slug: 'settings',
  label: bilingual('Beállítások', 'Settings'),
  admin: { group: bilingual('Oldal', 'Site'), hidden: hiddenWithout('editor', 'child_protection') },
  // Both may save the form; each tab's fields say who may change them.
  access: {
    read: ({ req }) => hasRole(req.user, 'editor', 'statistician', 'child_protection'),
    update: ({ req }) => hasRole(req.user, 'editor', 'child_protection'),
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          name: 'page',
          label: bilingual('Honlap', 'Web site'),
          fields: byEditors([
            line('title', bilingual('A honlap címe', 'Title of the site')),
            text('description', bilingual('Leírása', 'Its description')),
          ]),
        },
        {
          name: 'sharing',
          label: bilingual('Megosztás', 'Sharing'),
          description: bilingual(
            'Ezt mutatják a közösségi oldalak, ha egy lapnak nincs sajátja.',
            'What social sites show when a page has nothing of its own.',
          ),
          fields: byEditors([
            line('og_title', bilingual('Cím', 'Title')),
            text('og_description', bilingual('Leírás', 'Description')),
          ]),
        },
        {
          name: 'contact',
          label: bilingual('Elérhetőség', 'Contact'),
          fields: byEditors([
            line('address', bilingual('Cím', 'Address')),
            { name: 'phone', type: 'text', maxLength: 60, label: bilingual('Telefon', 'Phone') },
            ...richTextFields(
              'other',
              bilingual('Egyéb (e-mail, nyitvatartás)', 'Other (e-mail, opening hours)'),
            ),
          ]),
        },
        {
          name: 'social',
          label: bilingual('Közösségi oldalak', 'Social sites'),
          fields: byEditors([
            address('facebook', bilingual('Facebook', 'Facebook')),
            address('instagram', bilingual('Instagram', 'Instagram')),
            address('youtube', bilingual('YouTube', 'YouTube')),
            address('googlemaps', bilingual('Térkép', 'Map')),
            address('twitter', bilingual('X (Twitter)', 'X (Twitter)')),
          ]),
        },
        childProtectionTab,
      ],
    },
  ],
}
