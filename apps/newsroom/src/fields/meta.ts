import type { TextareaField, TextField } from 'payload'
import { both } from '../both.ts'

/** Left empty, the title and the lead stand in for them (checklist B15). */
export const metaFields: (TextField | TextareaField)[] = [
  {
    name: 'meta_title',
    type: 'text',
    localized: true,
    maxLength: 120,
    label: both('Cím a keresőkben', 'Title for search engines'),
    admin: { description: both('Üresen a cím áll a helyén.', 'Left empty, the title is used.') },
  },
  {
    name: 'meta_description',
    type: 'textarea',
    localized: true,
    maxLength: 320,
    label: both('Leírás a keresőkben', 'Description for search engines'),
    admin: {
      description: both(
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
    label: both('Cím megosztáskor', 'Title when shared'),
  },
  {
    name: 'og_description',
    type: 'textarea',
    localized: true,
    maxLength: 320,
    label: both('Leírás megosztáskor', 'Description when shared'),
  },
]
