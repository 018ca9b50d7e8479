import type { DateField } from 'payload'
import { bilingual } from '../bilingual.ts'

export const publishDate: DateField = {
  name: 'publish_date',
  type: 'date',
  label: bilingual('Megjelenés ideje', 'Publication date'),
  required: true,
  index: true,
  defaultValue: () => new Date().toISOString(),
  admin: {
    position: 'sidebar',
    date: {
      pickerAppearance: 'dayAndTime',
      displayFormat: 'yyyy. MM. dd. HH:mm',
      timeFormat: 'HH:mm',
      timeIntervals: 15,
    },
    description: bilingual(
      'A közzétett írás ettől az időponttól látszik; a jövőbeli is beállítható.',
      'A published item is seen from this moment on; it may lie in the future.',
    ),
  },
}
