import type { BrandId } from '~/brand/brands.ts'
import { type ShippedPicture, shippedPicture } from '~/ui/shipped-picture.ts'
import hiuzokSmall from './pictures/hiuzok-800.webp?url'
import hiuzokLarge from './pictures/hiuzok-1600.webp?url'
import solymokSmall from './pictures/solymok-800.webp?url'
import solymokLarge from './pictures/solymok-1600.webp?url'

/** Ships with the site: no setting has a picture for this page. */
export const joinPictures: Record<BrandId, ShippedPicture> = {
  solymok: shippedPicture(solymokSmall, solymokLarge),
  hiuzok: shippedPicture(hiuzokSmall, hiuzokLarge),
}
