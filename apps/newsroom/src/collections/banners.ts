import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual } from '../bilingual.ts'
import { boardView, standing } from '../boards/board-fields.ts'
import { visibleBetween } from '../fields/visible-between.ts'
import { webAddress } from '../fields/web-address.ts'
import { refuseHeldPictures } from '../hooks/refuse-held-pictures.ts'

export const Banners: CollectionConfig = {
  slug: 'banners',
  labels: { singular: bilingual('Banner', 'Banner'), plural: bilingual('Bannerek', 'Banners') },
  admin: {
    group: bilingual('Oldal', 'Site'),
    hidden: hiddenWithout('editor'),
    components: boardView,
    useAsTitle: 'title',
    defaultColumns: ['title', 'position', 'visible', 'visible_until', 'order'],
    listSearchableFields: ['title', 'url'],
  },
  access: contentAccess,
  hooks: { beforeChange: [refuseHeldPictures({ picture: 'banner_image' })] },
  defaultSort: 'order',
  fields: [
    standing,
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 150,
      label: bilingual('Felirat', 'Title'),
    },
    {
      name: 'banner_image',
      type: 'upload',
      relationTo: 'media',
      required: true,
      label: bilingual('Kép', 'Picture'),
      admin: {
        description: bilingual(
          'Fekvő, például 1600 × 300 képpont.',
          'Landscape, for example 1600 × 300 pixels.',
        ),
      },
    },
    {
      name: 'url',
      type: 'text',
      localized: true,
      maxLength: 500,
      label: bilingual('Hová vezet', 'Leads to'),
      validate: webAddress,
    },
    {
      name: 'position',
      type: 'select',
      required: true,
      defaultValue: 'home-below-prev-matches',
      index: true,
      label: bilingual('Hely', 'Position'),
      admin: {
        description: bilingual(
          'Egy helyen a sorrendben első látszik, a hírlista mellett mindegyik.',
          'At each position the first in order is shown, beside the news list all of them.',
        ),
      },
      options: [
        {
          value: 'home-below-prev-matches',
          label: bilingual('Kezdőlap, a lejátszott meccsek alatt', 'Home, below the previous matches'),
        },
        { value: 'news-list-side', label: bilingual('A hírlista mellett', 'Beside the news list') },
        { value: 'page-bottom', label: bilingual('Az oldalak alján', 'At the bottom of the pages') },
        { value: 'schedule', label: bilingual('A mérkőzések alatt', 'Below the matches') },
      ],
    },
    {
      name: 'order',
      type: 'number',
      defaultValue: 0,
      label: bilingual('Sorrend', 'Order'),
      admin: {
        position: 'sidebar',
        description: bilingual(
          'A kisebb szám áll előbb. A bannerek lapján húzással is rendezheted őket.',
          'The smaller number comes first. You can also drag them into order on the list of banners.',
        ),
      },
    },
    ...visibleBetween,
  ],
}
