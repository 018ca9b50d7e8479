import type { UIField } from 'payload'

/** Shows which languages are written and takes the editor to the other one. */
export const translations: UIField = {
  name: 'translations',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/components/Translations.tsx#Translations' },
  },
}
