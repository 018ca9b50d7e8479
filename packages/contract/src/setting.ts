import { z } from 'zod'
import { textLanguage } from './language.ts'
import { always, maybe } from './optional.ts'
import { name, text } from './text.ts'

export const setting = z
  .object({ setting_type: name, name, value: maybe(text), lang: always(textLanguage) })
  .meta({ id: 'Setting' })
export type Setting = z.infer<typeof setting>
