import type { BrandId } from '~/brand/brands.ts'
import { type ShippedPicture, shippedPicture } from '~/ui/shipped-picture.ts'
import hiuzokSmall from './pictures/hiuzok-800.webp?url'
import hiuzokLarge from './pictures/hiuzok-1600.webp?url'
import solymokSmall from './pictures/solymok-800.webp?url'
import solymokLarge from './pictures/solymok-1600.webp?url'

/** The huddle beside the form; it ships with the site, since no setting names a picture for this screen. */
export const joinPictures: Record<BrandId, ShippedPicture> = {
  solymok: shippedPicture(solymokSmall, solymokLarge),
  hiuzok: shippedPicture(hiuzokSmall, hiuzokLarge),
}
