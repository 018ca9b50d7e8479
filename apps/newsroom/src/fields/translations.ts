import type { UIField } from 'payload'

/** Shows which translations exist and links to the other language. */
export const translations: UIField = {
  name: 'translations',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/components/Translations.tsx#Translations' },
  },
}
