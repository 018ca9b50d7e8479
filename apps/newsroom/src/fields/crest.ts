import type { UploadField } from 'payload'
import { both } from '../both.ts'

export const crest: UploadField = {
  name: 'logo',
  type: 'upload',
  relationTo: 'media',
  label: both('Címer', 'Crest'),
}
