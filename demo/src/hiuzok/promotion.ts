import type { DemoBanner, DemoPopup, DemoSponsor } from '../types.ts'

export const banners: DemoBanner[] = [
  {
    key: 'berlet-sav',
    title: { hu: 'Tizenhárom este a Tisza Arénában', en: 'Thirteen evenings at the Tisza Aréna' },
    alt: {
      hu: 'Bérlethirdetés: 13 hazai meccs, egy hely, ami a tiéd',
      en: 'Season-ticket poster: 13 home games, one place that is yours',
    },
    url: { hu: '/oldalak/jegyek', en: '/page/tickets' },
    image: 'banner-berlet.webp',
    position: 'home-below-prev-matches',
  },
  {
    key: 'bolt-sav',
    title: { hu: 'Mez, sál, bögre a klub boltjában', en: 'Jerseys, scarves and mugs at the club shop' },
    alt: {
      hu: 'Három mez és egy sál a fogason: a zöld mindenkinek jól áll',
      en: 'Three jerseys and a scarf on a rail: green suits everyone',
    },
    url: { hu: 'https://bolt.tiszaihiuzok.example', en: 'https://bolt.tiszaihiuzok.example' },
    image: 'banner-bolt.webp',
    position: 'schedule',
  },
  {
    key: 'akademia-sav',
    title: { hu: 'Hiúz Akadémia: két edzés próbára', en: 'Lynx Academy: two sessions on trial' },
    alt: {
      hu: 'Négy gyerek és egy palánk: Hiúz Akadémia, az első két edzés ingyenes',
      en: 'Four children and a hoop: at the Lynx Academy the first two sessions cost nothing',
    },
    url: { hu: '/oldalak/akademia', en: '/page/academy' },
    image: 'banner-akademia.webp',
    position: 'page-bottom',
  },
  {
    key: 'hajra-hiuzok',
    title: { hu: 'Hajrá Hiúzok: gyere közénk', en: 'Go Lynxes: come and join us' },
    alt: { hu: 'Zöld plakát, rajta Hajrá Hiúzok', en: 'A green poster that cheers Hajrá Hiúzok' },
    url: { hu: '/csatlakozz', en: '/join-us' },
    image: 'img/hajra-poszter.webp',
    position: 'news-list-side',
  },
]

export const popup: DemoPopup = {
  key: 'hazai-este',
  title: { hu: 'Hazai este a Tisza Arénában', en: 'A home night at the Tisza Aréna' },
  alt: {
    hu: 'Hazai meccs, zöld plakát ziccert dobó játékossal',
    en: 'Home game: a green poster of a player at the rim',
  },
  url: { hu: '/merkozesek', en: '/schedules' },
  image: 'popup.webp',
  visible: true,
}

export const sponsors: DemoSponsor[] = [
  { key: 'rona', title: 'Róna Biztosító', url: 'https://ronabiztosito.example', logo: 'sponsors/rona.svg' },
  { key: 'maglya', title: 'Máglya Grill', url: 'https://maglyagrill.example', logo: 'sponsors/maglya.svg' },
  { key: 'hidvar', title: 'Hídvár Bank', url: 'https://hidvarbank.example', logo: 'sponsors/hidvar.svg' },
  {
    key: 'szikla',
    title: 'Szikla Sportital',
    url: 'https://sziklasport.example',
    logo: 'sponsors/szikla.svg',
  },
  { key: 'volta', title: 'Volta Energia', url: 'https://voltaenergia.example', logo: 'sponsors/volta.svg' },
  { key: 'aeropont', title: 'Aeropont', url: 'https://aeropont.example', logo: 'sponsors/aeropont.svg' },
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
]
