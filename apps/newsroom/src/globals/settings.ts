import type { Field, GlobalConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { type Both, both } from '../both.ts'
import { richTextFields } from '../fields/rich-text.ts'
import { webAddress } from '../fields/web-address.ts'

const line = (name: string, label: Both): Field => ({
  name,
  type: 'text',
  localized: true,
  maxLength: 200,
  label,
})
const text = (name: string, label: Both): Field => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength: 1000,
  label,
})
const address = (name: string, label: Both): Field => ({
  name,
  type: 'text',
  maxLength: 500,
  label,
  validate: webAddress,
  admin: { placeholder: 'https://…' },
})

/** One form for editors; the api hands it out as rows of setting_type, name and value. */
export const Settings: GlobalConfig = {
  slug: 'settings',
  label: both('Beállítások', 'Settings'),
  admin: { group: both('Oldal', 'Site'), hidden: hiddenWithout('editor') },
  access: { read: contentAccess.read, update: contentAccess.update },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          name: 'page',
          label: both('Honlap', 'Web site'),
          fields: [
            line('title', both('A honlap címe', 'Title of the site')),
            text('description', both('Leírása', 'Its description')),
          ],
        },
        {
          name: 'sharing',
          label: both('Megosztás', 'Sharing'),
          description: both(
            'Ezt mutatják a közösségi oldalak, ha egy lapnak nincs sajátja.',
            'What social sites show when a page has nothing of its own.',
          ),
          fields: [
            line('og_title', both('Cím', 'Title')),
            text('og_description', both('Leírás', 'Description')),
          ],
        },
        {
          name: 'contact',
          label: both('Elérhetőség', 'Contact'),
          fields: [
            line('address', both('Cím', 'Address')),
            { name: 'phone', type: 'text', maxLength: 60, label: both('Telefon', 'Phone') },
            ...richTextFields('other', both('Egyéb (e-mail, nyitvatartás)', 'Other (e-mail, opening hours)')),
          ],
        },
        {
          name: 'social',
          label: both('Közösségi oldalak', 'Social sites'),
          fields: [
            address('facebook', both('Facebook', 'Facebook')),
            address('instagram', both('Instagram', 'Instagram')),
            address('youtube', both('YouTube', 'YouTube')),
            address('googlemaps', both('Térkép', 'Map')),
            address('twitter', both('X (Twitter)', 'X (Twitter)')),
          ],
        },
      ],
    },
  ],
}
