import { z } from 'zod'
import { media, url } from './media.ts'
import { always, maybe, promising } from './optional.ts'
import { id } from './paging.ts'
import { name, text } from './text.ts'

/** A logo is drawn from its smallest size, so the whole picture may be missing. */
const sponsorLogo = media
  .extend({ public_url: maybe(url) })
  .refine(({ public_url, thumbnails }) => public_url ?? thumbnails.small, 'has no address')

export const sponsor = z
  .object({
    id: always(id),
    title: name,
    url: maybe(text),
    link: maybe(text).describe('The same value as url.'),
    sponsor_logo: promising(sponsorLogo, media),
  })
  .meta({ id: 'Sponsor' })
export type Sponsor = z.infer<typeof sponsor>
