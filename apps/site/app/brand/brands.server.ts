import type { Brand, IconLink, ShippedPicture } from './brand.ts'
import instrumentSans from './fonts/instrument-sans.woff2?url'
import lynxSans from './fonts/lynx-sans.woff2?url'
import lynxSansWide from './fonts/lynx-sans-wide-840.woff2?url'
import sofiaSansItalic from './fonts/sofia-sans-xc-900-italic.woff2?url'
import hiuzokTouch from './hiuzok/apple-touch-icon.png?url'
import hiuzokCrest from './hiuzok/crest.svg?url'
import hiuzokIcon from './hiuzok/icon.svg?url'
import hiuzokSmall from './hiuzok/icon-32.png?url'
import hiuzokLockup from './hiuzok/lockup-light.svg?url'
import hiuzokSecondary from './hiuzok/secondary.svg?url'
import hiuzokShare from './hiuzok/share.jpg?url'
import hiuzokWordmark from './hiuzok/wordmark-light.svg?url'
import { shippedPicture } from './shipped-picture.ts'
import solymokTouch from './solymok/apple-touch-icon.png?url'
import solymokCrest from './solymok/crest.svg?url'
import solymokIcon from './solymok/icon.svg?url'
import solymokSmall from './solymok/icon-32.png?url'
import solymokLockup from './solymok/lockup-light.svg?url'
import solymokSecondary from './solymok/secondary.svg?url'
import solymokShare from './solymok/share.jpg?url'
import solymokWordmark from './solymok/wordmark-light.svg?url'

export const brandIds = ['solymok', 'hiuzok'] as const
export type BrandId = (typeof brandIds)[number]

const pictures = import.meta.glob<string>('./*/{error,join}-*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
})

const iconLinks = (icon: string, small: string, touch: string): IconLink[] => [
  { rel: 'icon', href: small, type: 'image/png', sizes: '32x32' },
  { rel: 'icon', href: icon, type: 'image/svg+xml', sizes: 'any' },
  { rel: 'apple-touch-icon', href: touch, sizes: '180x180' },
]

export const brands: Record<BrandId, Brand> = {
  solymok: {
    id: 'solymok',
    name: { hu: 'Dunai Sólymok', en: 'Danube Falcons' },
    shout: 'Sólymok',
    crest: { src: solymokCrest, width: 200, height: 244 },
    wordmark: { src: solymokWordmark, width: 422, height: 160 },
    lockup: { src: solymokLockup, width: 708, height: 240 },
    secondary: {
      src: solymokSecondary,
      width: 300,
      height: 96,
      alt: { hu: 'Sólyom Akadémia', en: 'Falcon Academy' },
    },
    share: { src: solymokShare, width: 1200, height: 630 },
    themeColour: '#050a1f',
    icons: iconLinks(solymokIcon, solymokSmall, solymokTouch),
    fonts: [sofiaSansItalic, instrumentSans],
    errorPicture: shippedPicture(pictures, './solymok/error'),
  },
  hiuzok: {
    id: 'hiuzok',
    name: { hu: 'Tiszai Hiúzok', en: 'Tisza Lynxes' },
    shout: 'Hiúzok',
    crest: { src: hiuzokCrest, width: 232, height: 276 },
    wordmark: { src: hiuzokWordmark, width: 317, height: 160 },
    lockup: { src: hiuzokLockup, width: 598, height: 240 },
    secondary: {
      src: hiuzokSecondary,
      width: 300,
      height: 96,
      alt: { hu: 'Hiúz Akadémia', en: 'Lynx Academy' },
    },
    share: { src: hiuzokShare, width: 1200, height: 630 },
    themeColour: '#04130e',
    icons: iconLinks(hiuzokIcon, hiuzokSmall, hiuzokTouch),
    fonts: [lynxSansWide, lynxSans],
    errorPicture: shippedPicture(pictures, './hiuzok/error'),
  },
}

/** Of the join form's page, for which no setting has a picture. */
export const joinPictures: Record<BrandId, ShippedPicture> = {
  solymok: shippedPicture(pictures, './solymok/join'),
  hiuzok: shippedPicture(pictures, './hiuzok/join'),
}
