import type { DemoGallery } from '../../types.ts'

export const szurkoloiDijak: DemoGallery = {
  key: 'szurkoloi-dijak',
  name: {
    hu: 'A lelátó díjai: egy este, sok indoklás',
    en: 'Prizes from the stand: one evening, many citations',
  },
  description: {
    hu: 'Évente egyszer a szurkolói klub oszt díjat, és a pálya tapsol. A serleg kölcsön volt, a szónoklat tilos.',
    en: 'Once a year the supporters’ club gives the prizes and the court applauds. The cup was on loan and speeches were forbidden.',
  },
  categories: ['szurkoloknak', 'klubelet'],
  publishedDaysAgo: 71,
  hour: '23:15',
  files: [
    {
      file: 'img/sajtotajekoztato.webp',
      name: {
        hu: 'A zsűri háttal ült, hogy ne befolyásolja semmi',
        en: 'The jury sat with its back turned, so as not to be swayed',
      },
    },
    {
      file: 'img/vitrin.webp',
      name: { hu: 'Kölcsönzés előtt leltár készült', en: 'An inventory was taken before anything was lent' },
    },
    {
      file: 'img/kupa.webp',
      name: {
        hu: 'BAJNOK: a dalárda ma estére is ideadta',
        en: 'BAJNOK, “champion”: lent by the choir for one more night',
      },
    },
    {
      file: 'img/dijatado.webp',
      name: { hu: 'Fehér Leventéé a legszebb érkezés díja', en: 'Best arrival: Levente Fehér' },
    },
    {
      file: 'img/ulohelyek.webp',
      name: { hu: 'A legjobb szomszéd: a 138-as', en: 'Best neighbour: seat 138' },
    },
    {
      file: 'img/salak.webp',
      name: { hu: 'A legrégibb sál: bal oldalt, alul', en: 'Oldest scarf: on the left, at the bottom' },
    },
    { file: 'img/dob.webp', name: { hu: 'Tus, egyetlen dobbal', en: 'A fanfare on a single drum' } },
    {
      file: 'img/ermek.webp',
      name: {
        hu: 'Hét érem, a középsőért a Keleti és az Ártér is bejelentkezett',
        en: 'Seven medals; both the East and the Floodplain laid claim to the middle one',
      },
    },
    {
      file: 'img/halo-kozelrol.webp',
      name: { hu: 'Az év hangja: Baji néni hálója', en: 'Sound of the year: Aunt Baji’s net' },
    },
    {
      file: 'img/alairas.webp',
      name: {
        hu: 'A díszlabdát minden díjazott aláírta, egyikük kétszer',
        en: 'Every winner signed the ball, one of them twice',
      },
    },
    {
      file: 'img/fotozas.webp',
      name: {
        hu: 'Díjfotó Kővári Ákosról, a hivatalos oldaláról',
        en: 'Ákos Kővári’s portrait, from the official side',
      },
    },
    {
      file: 'img/mobilfenyek.webp',
      name: {
        hu: 'Taps helyett, nehogy valaki beszédbe kezdjen',
        en: 'In place of applause, lest anyone begin a speech',
      },
    },
    { file: 'img/osszeboruls.webp', name: { hu: 'A díjazottak köre', en: 'The circle of winners' } },
    {
      file: 'img/felvonulas.webp',
      name: { hu: 'Hazafelé, díjjal a hónuk alatt', en: 'Going home, prizes under their arms' },
    },
  ],
}
