import type { DateField, FieldHook } from 'payload'
import { bilingual } from '../bilingual.ts'

/** Empty means "when it is published": what is public has a date, and a correction keeps it. */
const fillPublishDate: FieldHook = ({ value, siblingData, originalDoc }) => {
  const status = siblingData._status ?? originalDoc?._status
  return status === 'published' && !value ? new Date().toISOString() : value
}

/** The only clock: a published item is seen from this moment on, which may lie in the future. */
export const publishDate: DateField = {
  name: 'publish_date',
  type: 'date',
  label: bilingual('Megjelenés ideje', 'Publication date'),
  index: true,
  hooks: { beforeValidate: [fillPublishDate], beforeDuplicate: [() => null] },
  admin: {
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy. MM. dd. HH:mm' },
    // Chosen beside the publish button.
    components: {
      Field: '/components/publishing/PublishDate.tsx#PublishDate',
      Cell: '/components/lists/WhenCell.tsx#WhenCell',
    },
  },
}
