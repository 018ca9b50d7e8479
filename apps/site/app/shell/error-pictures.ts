import type { BrandId } from '~/brand/brands.ts'
import { type ShippedPicture, shippedPicture } from '~/ui/shipped-picture.ts'
import hiuzokSmall from './error-pictures/hiuzok-800.webp?url'
import hiuzokLarge from './error-pictures/hiuzok-1600.webp?url'
import solymokSmall from './error-pictures/solymok-800.webp?url'
import solymokLarge from './error-pictures/solymok-1600.webp?url'

/** Bundled with the site, so that an error page works when nothing else does. */
export const errorPictures: Record<BrandId, ShippedPicture> = {
  solymok: shippedPicture(solymokSmall, solymokLarge),
  hiuzok: shippedPicture(hiuzokSmall, hiuzokLarge),
}
