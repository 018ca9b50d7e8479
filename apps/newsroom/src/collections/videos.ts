import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { bilingual } from '../bilingual.ts'
import { categories, tags } from '../fields/classification.ts'
import { coverImage } from '../fields/cover-image.ts'
import { drafts } from '../fields/drafts.ts'
import { publishDate } from '../fields/publish-date.ts'
import { translations } from '../fields/translations.ts'
import { hungarianFirst } from '../hooks/hungarian-first.ts'
import { refuseHeldPictures } from '../hooks/refuse-held-pictures.ts'

const youtube = /^https:\/\/(www\.|m\.)?(youtube\.com\/(watch\?|shorts\/|embed\/)|youtu\.be\/)\S+$/

export const Videos: CollectionConfig = {
  slug: 'videos',
  labels: { singular: bilingual('Videó', 'Video'), plural: bilingual('Videók', 'Videos') },
  admin: {
    group: bilingual('Tartalom', 'Content'),
    hidden: hiddenWithout('editor', 'child_protection'),
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'publish_date', 'video_url'],
    listSearchableFields: ['name', 'description', 'video_url'],
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
      name: 'video_url',
      type: 'text',
      required: true,
      maxLength: 300,
      label: bilingual('YouTube-cím', 'YouTube address'),
      validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) => {
        if (value && youtube.test(value)) return true
        return req.i18n.language === 'en'
          ? 'Copy the address of the video from YouTube, e.g. https://www.youtube.com/watch?v=…'
          : 'Másold ide a videó címét a YouTube-ról, például https://www.youtube.com/watch?v=…'
      },
      admin: { placeholder: 'https://www.youtube.com/watch?v=…' },
    },
    coverImage,
    {
      name: 'related_videos',
      type: 'relationship',
      relationTo: 'videos',
      hasMany: true,
      maxRows: 8,
      label: bilingual('Kapcsolódó videók', 'Related videos'),
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    },
    translations,
    publishDate,
    categories,
    tags,
  ],
}
