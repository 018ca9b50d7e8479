import type { Language } from '@palank/routes'
import defaultTeam from './default-team.svg?url'
import hiuzokCrest from './hiuzok/crest.svg?url'
import hiuzokLockup from './hiuzok/lockup-light.svg?url'
import hiuzokSecondary from './hiuzok/secondary.svg?url'
import hiuzokShare from './hiuzok/share.png?url'
import hiuzokWordmark from './hiuzok/wordmark-light.svg?url'
import solymokCrest from './solymok/crest.svg?url'
import solymokLockup from './solymok/lockup-light.svg?url'
import solymokSecondary from './solymok/secondary.svg?url'
import solymokShare from './solymok/share.png?url'
import solymokWordmark from './solymok/wordmark-light.svg?url'

export const brandIds = ['solymok', 'hiuzok'] as const
export type BrandId = (typeof brandIds)[number]

/** A mark with the size it is drawn at, so that its place is kept while it loads. */
export type Mark = { src: string; width: number; height: number }

export type Brand = {
  id: BrandId
  name: Record<Language, string>
  /** The word that stands alone, as large as the page, at its foot. */
  shout: string
  crest: Mark
  wordmark: Mark
  lockup: Mark
  secondary: Mark & { alt: Record<Language, string> }
  /** What is shown with a shared link to a page that has no picture of its own. */
  share: Mark
  /** The colour of a phone's own bars. */
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

/** Stands in for the crest that an opponent has not sent. */
export const defaultTeamLogo = defaultTeam
