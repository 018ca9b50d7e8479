import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual } from '../bilingual.ts'
import { categories } from '../fields/classification.ts'
import { coverImage } from '../fields/cover-image.ts'
import { drafts } from '../fields/drafts.ts'
import { heldPicturesNotice } from '../fields/held-pictures.ts'
import { publishDate } from '../fields/publish-date.ts'
import { translations } from '../fields/translations.ts'
import { hungarianFirst } from '../hooks/hungarian-first.ts'
import { refuseHeldPictures } from '../hooks/refuse-held-pictures.ts'

export const Galleries: CollectionConfig = {
  slug: 'galleries',
  labels: { singular: bilingual('Galéria', 'Gallery'), plural: bilingual('Galériák', 'Galleries') },
  admin: {
    group: bilingual('Tartalom', 'Content'),
    hidden: hiddenWithout('editor', 'child_protection'),
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'publish_date', 'categories'],
    listSearchableFields: ['name', 'description'],
  },
  access: contentAccess,
  versions: drafts,
  hooks: { beforeChange: [hungarianFirst('name'), refuseHeldPictures({ picture: 'cover_image' })] },
  defaultSort: '-publish_date',
  fields: [
    {
      name: 'name',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 200,
      label: bilingual('Cím', 'Title'),
      admin: { components: { Cell: '/components/publishing/TitleCell.tsx#TitleCell' } },
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: 2000,
      label: bilingual('Leírás', 'Description'),
    },
    {
      ...coverImage,
      admin: {
        description: bilingual(
          'Üresen az első kép lesz a borító.',
          'Left empty, the first picture is the cover.',
        ),
      },
    },
    {
      name: 'files',
      type: 'upload',
      relationTo: 'gallery-files',
      hasMany: true,
      maxRows: 500,
      label: bilingual('Képek', 'Pictures'),
      admin: {
        components: { Field: '/components/gallery-grid/GalleryGrid.tsx#GalleryGrid' },
      },
    },
    heldPicturesNotice,
    translations,
    publishDate,
    categories,
  ],
}
