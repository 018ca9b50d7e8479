import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { both } from '../both.ts'
import { visibleBetween } from '../fields/visible-between.ts'
import { webAddress } from '../fields/web-address.ts'

export const Banners: CollectionConfig = {
  slug: 'banners',
  labels: { singular: both('Banner', 'Banner'), plural: both('Bannerek', 'Banners') },
  admin: {
    group: both('Oldal', 'Site'),
    hidden: hiddenWithout('editor'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'position', 'visible', 'visible_until', 'order'],
    listSearchableFields: ['title', 'url'],
  },
  access: contentAccess,
  defaultSort: 'order',
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 150,
      label: both('Felirat', 'Title'),
    },
    {
      name: 'banner_image',
      type: 'upload',
      relationTo: 'media',
      required: true,
      label: both('Kép', 'Picture'),
      admin: {
        description: both('Fekvő, például 1600 × 300 képpont.', 'Landscape, for example 1600 × 300 pixels.'),
      },
    },
    {
      name: 'url',
      type: 'text',
      localized: true,
      maxLength: 500,
      label: both('Hová vezet', 'Leads to'),
      validate: webAddress,
    },
    {
      name: 'position',
      type: 'select',
      required: true,
      defaultValue: 'home-below-prev-matches',
      index: true,
      label: both('Hely', 'Position'),
      admin: {
        description: both(
          'Egy helyen a sorrendben első látszik, a hírlista mellett mindegyik.',
          'At each position the first in order is shown, beside the news list all of them.',
        ),
      },
      options: [
        {
          value: 'home-below-prev-matches',
          label: both('Kezdőlap, a lejátszott meccsek alatt', 'Home, below the previous matches'),
        },
        { value: 'news-list-side', label: both('A hírlista mellett', 'Beside the news list') },
        { value: 'page-bottom', label: both('Az oldalak alján', 'At the bottom of the pages') },
        { value: 'schedule', label: both('A mérkőzések alatt', 'Below the matches') },
      ],
    },
    {
      name: 'order',
      type: 'number',
      defaultValue: 0,
      label: both('Sorrend', 'Order'),
      admin: { position: 'sidebar' },
    },
    ...visibleBetween,
  ],
}
