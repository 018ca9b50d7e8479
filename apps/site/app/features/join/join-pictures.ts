import type { BrandId } from '~/brand/brands.ts'
import hiuzokSmall from './pictures/hiuzok-800.webp?url'
import hiuzokLarge from './pictures/hiuzok-1600.webp?url'
import solymokSmall from './pictures/solymok-800.webp?url'
import solymokLarge from './pictures/solymok-1600.webp?url'

const picture = (small: string, large: string) => ({
  ...{ src: large, srcSet: `${small} 800w, ${large} 1600w` },
  ...{ width: 1600, height: 900 },
})

/** The huddle beside the form; it ships with the site, since no setting names a picture for this screen. */
export const joinPictures: Record<BrandId, ReturnType<typeof picture>> = {
  solymok: picture(solymokSmall, solymokLarge),
  hiuzok: picture(hiuzokSmall, hiuzokLarge),
}
