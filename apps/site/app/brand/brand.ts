import type { Language } from '@palank/routes'

/** A logo with its size, so that nothing moves while it loads. */
export type Mark = { src: string; width: number; height: number }

export type IconLink = { rel: string; href: string; type?: string; sizes?: string }

/** A picture of 16:9 that ships with the club. */
export type ShippedPicture = {
  /** The `srcset` of the AVIF source. */
  avif: string
  image: { src: string; srcSet: string; width: number; height: number }
}

/** What every page shows of the club; the document brings it, so that no script names a club. */
export type Brand = {
  id: string
  name: Record<Language, string>
  /** The page-wide word at the bottom of the footer. */
  shout: string
  crest: Mark
  wordmark: Mark
  lockup: Mark
  secondary: Mark & { alt: Record<Language, string> }
  /** The Open Graph image of pages without a picture. */
  share: Mark
  /** For `<meta name="theme-color">`. */
  themeColour: string
  icons: IconLink[]
  /** Preloaded, as the first screen uses them; CSS loads the others on demand. */
  fonts: string[]
  /** For error pages, which must work when nothing else does. */
  errorPicture: ShippedPicture
}
