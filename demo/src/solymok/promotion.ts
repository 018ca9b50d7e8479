import type { DemoBanner, DemoPopup, DemoSponsor } from '../types.ts'

export const banners: DemoBanner[] = [
  {
    key: 'berlet-csik',
    title: { hu: 'Bérlet: tizenhárom este, egy hely', en: 'Season tickets: thirteen evenings, one seat' },
    alt: {
      hu: '13 hazai meccs. Egy hely, ami a tiéd. Bérlet',
      en: 'Thirteen home games. One place that is yours. Season ticket',
    },
    url: { hu: '/oldalak/jegyek', en: '/page/tickets' },
    image: 'banner-berlet.webp',
    position: 'home-below-prev-matches',
  },
  {
    key: 'csarnok-csik',
    title: { hu: 'Hogyan jut el a Duna Arénába?', en: 'How to get to the Duna Aréna' },
    alt: {
      hu: 'Kivilágított csarnok a víznél. Hogyan jussz ide? Gyalog, busszal, komppal',
      en: 'A lit hall by the water: how to get here, on foot, by bus or by ferry',
    },
    url: { hu: '/oldalak/csarnok', en: '/page/arena' },
    image: 'banner-csarnok.webp',
    position: 'schedule',
  },
  {
    key: 'akademia-csik',
    title: {
      hu: 'Sólyom Akadémia: az első két edzés ingyenes',
      en: 'Falcon Academy: the first two sessions are free',
    },
    alt: {
      hu: 'Gyerekek egy alacsony palánk előtt. Sólyom Akadémia, az első két edzés ingyenes',
      en: 'Children at a low hoop. Falcon Academy, the first two sessions are free',
    },
    url: { hu: '/oldalak/akademia', en: '/page/academy' },
    image: 'banner-akademia.webp',
    position: 'page-bottom',
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
    position: 'news-list-side',
  },
]

export const popup: DemoPopup = {
  key: 'hazai-meccs',
  title: { hu: 'Hazai meccs a Duna Arénában', en: 'Home game at the Duna Aréna' },
  alt: { hu: 'Hazai meccs. Ott a helyed.', en: 'Home game. Your place is there.' },
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
