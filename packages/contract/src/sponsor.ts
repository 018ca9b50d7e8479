import { z } from 'zod'
import { media, url } from './media.ts'
import { always, maybe, stricter } from './optional.ts'
import { id } from './paging.ts'
import { name, text } from './text.ts'

/** The site shows the smallest size, so the original may be missing. */
const sponsorLogo = media
  .extend({ public_url: maybe(url) })
  .refine(({ public_url, thumbnails }) => public_url ?? thumbnails.small, 'must have an address')

export const sponsor = z
  .object({
    id: always(id),
    title: name,
    url: maybe(text),
    link: maybe(text).describe('The same value as url.'),
    sponsor_logo: stricter(sponsorLogo, media),
  })
  .meta({ id: 'Sponsor' })
export type Sponsor = z.infer<typeof sponsor>
