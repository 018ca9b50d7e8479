import type { TextareaField, TextField } from 'payload'
import { bilingual } from '../bilingual.ts'

/** When empty, title and lead are used instead (checklist B15). */
export const metaFields: (TextField | TextareaField)[] = [
  {
    name: 'meta_title',
    type: 'text',
    localized: true,
    maxLength: 120,
    label: bilingual('Cím a keresőkben', 'Title for search engines'),
    admin: { description: bilingual('Üresen a cím áll a helyén.', 'Left empty, the title is used.') },
  },
  {
    name: 'meta_description',
    type: 'textarea',
    localized: true,
    maxLength: 320,
    label: bilingual('Leírás a keresőkben', 'Description for search engines'),
    admin: {
      description: bilingual(
        'Egy-két mondat. Üresen a bevezető áll a helyén.',
        'A sentence or two. Left empty, the lead is used.',
      ),
    },
  },
  {
    name: 'og_title',
    type: 'text',
    localized: true,
    maxLength: 120,
    label: bilingual('Cím megosztáskor', 'Title when shared'),
  },
  {
    name: 'og_description',
    type: 'textarea',
    localized: true,
    maxLength: 320,
    label: bilingual('Leírás megosztáskor', 'Description when shared'),
  },
]
