import type { Brand } from './brand.ts'

const mark = (name: string, width: number, height: number) => ({
  src: `/assets/${name}-example.svg`,
  width,
  height,
})

/** A club with every mark and picture that a pack may have. */
export const exampleBrand: Brand = {
  id: 'vidrak',
  name: { hu: 'Példavári Vidrák', en: 'Exampleville Otters' },
  shortName: { hu: 'Vidrák', en: 'Otters' },
  shout: 'Vidrák',
  crest: mark('crest', 200, 240),
  wordmark: mark('wordmark', 400, 160),
  lockup: mark('lockup', 700, 240),
  secondary: { ...mark('secondary', 300, 96), alt: { hu: 'Vidra Akadémia', en: 'Otter Academy' } },
  share: { src: '/assets/share-example.jpg', width: 1200, height: 630 },
  themeColour: '#180702',
  icons: [{ rel: 'icon', href: '/assets/icon-example.svg', type: 'image/svg+xml', sizes: 'any' }],
  fonts: ['/assets/display-example.woff2'],
  errorPicture: {
    avif: '/assets/error-768-example.avif 768w',
    image: {
      src: '/assets/error-800-example.webp',
      srcSet: '/assets/error-800-example.webp 800w',
      width: 1600,
      height: 900,
    },
  },
}

/** A club with a crest alone. */
export const exampleBrandOfCrest: Brand = {
  ...exampleBrand,
  wordmark: undefined,
  lockup: undefined,
  secondary: undefined,
  errorPicture: undefined,
}
