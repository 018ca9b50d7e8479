import { z } from 'zod'
import { language } from './language.ts'
import { id } from './paging.ts'

export const serverConfig = z
  .object({
    default_lang: language,
    menu_lang: language,
    available_lang_array: z
      .array(
        z.object({
          alpha2: language,
          resources: z.record(z.string(), z.string()).describe('Page id to the route word of this language.'),
        }),
      )
      .min(1),
    current_season: z.int().min(1900).max(2100).default(2025),
    club_id: id.default(1),
  })
  .meta({ id: 'ServerConfig' })
export type ServerConfig = z.infer<typeof serverConfig>
