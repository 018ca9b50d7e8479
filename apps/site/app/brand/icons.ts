import type { BrandId } from './brands.ts'
import hiuzokTouch from './hiuzok/apple-touch-icon.png?url'
import hiuzokIcon from './hiuzok/icon.svg?url'
import hiuzokSmall from './hiuzok/icon-32.png?url'
import solymokTouch from './solymok/apple-touch-icon.png?url'
import solymokIcon from './solymok/icon.svg?url'
import solymokSmall from './solymok/icon-32.png?url'

export type IconLink = { rel: string; href: string; type?: string; sizes?: string }

const linksOf = (icon: string, small: string, touch: string): IconLink[] => [
  { rel: 'icon', href: small, type: 'image/png', sizes: '32x32' },
  { rel: 'icon', href: icon, type: 'image/svg+xml', sizes: 'any' },
  { rel: 'apple-touch-icon', href: touch, sizes: '180x180' },
]

export const iconLinks: Record<BrandId, IconLink[]> = {
  solymok: linksOf(solymokIcon, solymokSmall, solymokTouch),
  hiuzok: linksOf(hiuzokIcon, hiuzokSmall, hiuzokTouch),
}
