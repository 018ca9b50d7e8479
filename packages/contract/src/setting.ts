import { z } from 'zod'
import { delivered } from './language.ts'

export const setting = z
  .object({
    setting_type: z.string().min(1),
    name: z.string().min(1),
    value: z.string().nullable(),
    lang: delivered,
  })
  .meta({ id: 'Setting' })
export type Setting = z.infer<typeof setting>
