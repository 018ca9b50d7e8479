import type { Language } from '@palank/routes'
import defaultTeam from './default-team.svg?url'
import hiuzokCrest from './hiuzok/crest.svg?url'
import hiuzokLockup from './hiuzok/lockup-light.svg?url'
import hiuzokSecondary from './hiuzok/secondary.svg?url'
import hiuzokShare from './hiuzok/share.jpg?url'
import hiuzokWordmark from './hiuzok/wordmark-light.svg?url'
import solymokCrest from './solymok/crest.svg?url'
import solymokLockup from './solymok/lockup-light.svg?url'
import solymokSecondary from './solymok/secondary.svg?url'
import solymokShare from './solymok/share.jpg?url'
import solymokWordmark from './solymok/wordmark-light.svg?url'

export const brandIds = ['solymok', 'hiuzok'] as const
export type BrandId = (typeof brandIds)[number]

/** A logo with its size, so that nothing moves while it loads. */
export type Mark = { src: string; width: number; height: number }

export type Brand = {
  id: BrandId
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
}

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
  },
}

/** For opponents without a crest. */
export const defaultTeamLogo = defaultTeam
