import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual } from '../bilingual.ts'
import { boardView, standing } from '../boards/board-fields.ts'
import { visibleBetween } from '../fields/visible-between.ts'
import { webAddress } from '../fields/web-address.ts'
import { refuseHeldPictures } from '../hooks/refuse-held-pictures.ts'

export const Popups: CollectionConfig = {
  slug: 'popups',
  labels: {
    singular: bilingual('Üdvözlő ablak', 'Welcome popup'),
    plural: bilingual('Üdvözlő ablakok', 'Welcome popups'),
  },
  admin: {
    group: bilingual('Oldal', 'Site'),
    hidden: hiddenWithout('editor'),
    components: boardView,
    useAsTitle: 'title',
    defaultColumns: ['title', 'visible', 'visible_from', 'visible_until'],
    description: bilingual(
      'Naponta egyszer jelenik meg egy látogatónak. Ha több is látható, a legutóbb mentett nyer.',
      'A visitor sees it once a day. If several are visible, the one saved last wins.',
    ),
  },
  access: contentAccess,
  hooks: { beforeChange: [refuseHeldPictures({ picture: 'banner_image' })] },
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
          'Álló, például 800 × 1000 képpont.',
          'Portrait, for example 800 × 1000 pixels.',
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
    ...visibleBetween,
  ],
}
