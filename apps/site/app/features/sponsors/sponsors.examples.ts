import type { Sponsor } from '@palank/contract/sponsor'
import { type SponsorView, sponsorsOf } from './sponsors.ts'

export const exampleSponsor: Sponsor = {
  id: 1,
  title: 'Hídvár Bank',
  url: 'hidvarbank.example',
  link: 'hidvarbank.example',
  sponsor_logo: {
    public_url: '/files/hidvar.svg',
    alt: 'A Hídvár Bank jele',
    name: 'hidvar.svg',
    width: 240,
    height: 72,
    focal: { x: 50, y: 50 },
    thumbnails: { small: '/files/hidvar-small.webp', medium: null, large: null },
    avif: [],
    sources: [],
  },
}

const names = ['Hídvár Bank', 'Volta Energia', 'Nordpannon', 'Kovács és Fia', 'Aeropont', 'Máglya Grill']

export const exampleSponsors: SponsorView[] = sponsorsOf(
  names.map((title, index) => ({ ...exampleSponsor, id: index + 1, title })),
)
