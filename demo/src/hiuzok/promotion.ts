import type { DemoBanner, DemoPopup, DemoSponsor } from '../types.ts'

export const banners: DemoBanner[] = [
  {
    key: 'berlet-sav',
    title: { hu: 'Tizenhárom este a Tisza Arénában', en: 'Thirteen evenings at the Tisza Aréna' },
    alt: {
      hu: 'Bérlethirdetés: 13 hazai meccs, egy hely, ami a tiéd, 2025/26',
      en: 'Season-ticket poster: 13 home games, one place that is yours, 2025/26',
    },
    url: { hu: '/oldalak/jegyek', en: '/page/tickets' },
    image: 'banner-berlet.webp',
    position: 'home-below-prev-matches',
  },
  {
    key: 'hajra-hiuzok',
    title: { hu: 'Hajrá Hiúzok: nézd meg az akadémiát', en: 'Go Lynxes: have a look at the academy' },
    alt: { hu: 'Zöld plakát, rajta Hajrá Hiúzok', en: 'A green poster that cheers Hajrá Hiúzok' },
    url: { hu: '/oldalak/akademia', en: '/page/academy' },
    image: 'img/hajra-poszter.webp',
    position: 'news-list-side',
  },
]

export const popup: DemoPopup = {
  key: 'szezonnyito-este',
  title: { hu: 'Szezonnyitó este a Tisza Arénában', en: 'Opening night at the Tisza Aréna' },
  alt: {
    hu: 'Szezonnyitó november 15-én, zöld plakát ziccert dobó játékossal',
    en: 'Season opener on 15 November, a green poster of a player at the rim',
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
