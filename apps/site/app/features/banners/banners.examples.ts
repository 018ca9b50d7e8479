import type { Banner } from '@palank/contract/banner'

export const exampleBanner: Banner = {
  id: 4,
  lang: 'hu',
  title: 'Bérletek',
  alt: null,
  url: 'jegyek.example/berlet',
  position: 'home-below-prev-matches',
  banner_image: {
    public_url: '/files/berlet.webp',
    alt: 'Bérletek: 13 hazai meccs, egy hely, ami a tiéd',
    name: 'berlet.webp',
    width: 1600,
    height: 300,
    focal: { x: 50, y: 50 },
    thumbnails: { small: null, medium: '/files/berlet-960.webp', large: null },
    avif: [],
    sources: [],
  },
  thumbnails: { small: null, medium: '/files/berlet-960.webp', large: null },
}
