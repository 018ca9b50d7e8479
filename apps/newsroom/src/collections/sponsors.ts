import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual } from '../bilingual.ts'
import { boardView, standing } from '../boards/board-fields.ts'
import { webAddress } from '../fields/web-address.ts'
import { refuseHeldPictures } from '../hooks/refuse-held-pictures.ts'

export const Sponsors: CollectionConfig = {
  slug: 'sponsors',
  labels: { singular: bilingual('Szponzor', 'Sponsor'), plural: bilingual('Szponzorok', 'Sponsors') },
  admin: {
    group: bilingual('Oldal', 'Site'),
    hidden: hiddenWithout('editor'),
    components: boardView,
    useAsTitle: 'title',
    defaultColumns: ['title', 'url', 'order', 'active'],
    listSearchableFields: ['title', 'url'],
  },
  access: contentAccess,
  hooks: { beforeChange: [refuseHeldPictures({ picture: 'sponsor_logo' })] },
  defaultSort: 'order',
  fields: [
    standing,
    { name: 'title', type: 'text', required: true, maxLength: 100, label: bilingual('Név', 'Name') },
    {
      name: 'url',
      type: 'text',
      maxLength: 500,
      label: bilingual('Honlap', 'Web site'),
      validate: webAddress,
    },
    {
      name: 'sponsor_logo',
      type: 'upload',
      relationTo: 'media',
      required: true,
      label: bilingual('Logó', 'Logo'),
    },
    {
      name: 'order',
      type: 'number',
      defaultValue: 0,
      label: bilingual('Sorrend', 'Order'),
      admin: {
        position: 'sidebar',
        description: bilingual(
          'A kisebb szám áll előbb. A szponzorok lapján húzással is rendezheted őket.',
          'The smaller number comes first. You can also drag them into order on the list of sponsors.',
        ),
      },
    },
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      label: bilingual('Látható', 'Visible'),
      admin: { position: 'sidebar' },
    },
  ],
}
