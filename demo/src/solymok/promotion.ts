import type { DemoBanner, DemoPopup, DemoSponsor } from '../types.ts'

export const banners: DemoBanner[] = [
  {
    key: 'berlet-csik',
    title: { hu: 'Bérlet a 2025/26-os idényre', en: 'Season tickets for 2025/26' },
    alt: {
      hu: '13 hazai meccs. Egy hely, ami a tiéd. Bérlet 2025/26',
      en: 'Thirteen home games. One place that is yours. Season tickets 2025/26',
    },
    url: { hu: '/oldalak/jegyek', en: '/page/tickets' },
    image: 'banner-berlet.webp',
    position: 'home-below-prev-matches',
  },
  {
    key: 'hajra-plakat',
    title: { hu: 'Hajrá Sólymok: gyere le edzésre', en: 'Go Falcons: come to practice' },
    alt: {
      hu: 'Hajrá Sólymok plakát egy játékossal',
      en: 'Poster with a player and the cheer Hajrá Sólymok',
    },
    url: { hu: '/csatlakozz', en: '/join-us' },
    image: 'img/hajra-poszter.webp',
    position: 'news-list-side',
  },
  {
    key: 'tao-felhivas',
    title: { hu: 'Társasági adó a sportra', en: 'Corporate tax for sport' },
    alt: { hu: 'Üres csarnok, középen egy labda', en: 'An empty hall with one ball at the centre' },
    url: { hu: '/oldalak/tao-tajekoztato', en: '/page/tao-information' },
    image: 'img/ures-csarnok.webp',
    position: 'page-bottom',
  },
]

export const popup: DemoPopup = {
  key: 'szezonnyito',
  title: { hu: 'Szezonnyitó a Duna Arénában', en: 'Season opener at the Duna Aréna' },
  alt: { hu: 'Szezonnyitó, november 15.', en: 'Season opener, 15 November' },
  url: { hu: '/oldalak/jegyek', en: '/page/tickets' },
  image: 'popup.webp',
  visible: true,
}

export const sponsors: DemoSponsor[] = [
  { key: 'hidvar', title: 'Hídvár Bank', url: 'https://hidvarbank.example', logo: 'sponsors/hidvar.svg' },
  { key: 'volta', title: 'Volta Energia', url: 'https://voltaenergia.example', logo: 'sponsors/volta.svg' },
  {
    key: 'nordpannon',
    title: 'Nordpannon Logisztika',
    url: 'https://nordpannon.example',
    logo: 'sponsors/nordpannon.svg',
  },
  {
    key: 'kovacs',
    title: 'Kovács & Fia Építőipar',
    url: 'https://kovacsesfia.example',
    logo: 'sponsors/kovacs.svg',
  },
  { key: 'aeropont', title: 'Aeropont', url: 'https://aeropont.example', logo: 'sponsors/aeropont.svg' },
  { key: 'maglya', title: 'Máglya Grill', url: 'https://maglyagrill.example', logo: 'sponsors/maglya.svg' },
  { key: 'rona', title: 'Róna Biztosító', url: 'https://ronabiztosito.example', logo: 'sponsors/rona.svg' },
  {
    key: 'szikla',
    title: 'Szikla Sportital',
    url: 'https://sziklasport.example',
    logo: 'sponsors/szikla.svg',
  },
]
