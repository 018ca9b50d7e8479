import type { DemoGallery } from '../../types.ts'

export const csapatepites: DemoGallery = {
  key: 'csapatepites',
  name: {
    hu: 'Egy kör, tizenkét ember: csapatépítés a Bakonyban',
    en: 'One circle, twelve men: team building in the Bakony',
  },
  description: {
    hu: 'Négy nap erdei futás, két edzés naponta és egy pálya a falu szélén, ahol minden este gyerekek vártak.',
    en: 'Four days of running in the woods, two practices a day, and a court at the edge of the village where children waited every evening.',
  },
  categories: ['felnott-ferfi'],
  publishedDaysAgo: 188,
  hour: '19:00',
  files: [
    { file: 'img/osszeboruls.webp', name: { hu: 'Reggeli kör', en: 'Morning circle' } },
    {
      file: 'img/erdei-futas.webp',
      name: {
        hu: 'Az erdő szélén még mindenki beszélt',
        en: 'At the edge of the wood everyone was still talking',
      },
    },
    {
      file: 'img/letra.webp',
      name: { hu: 'Sipos Levente lába, hatodik kör', en: 'Levente Sipos’s feet, lap six' },
    },
    {
      file: 'img/ugrokotel.webp',
      name: {
        hu: 'Száz, aztán még száz, mert valaki számolt',
        en: 'A hundred, then another, because someone was counting',
      },
    },
    {
      file: 'img/sulyzok.webp',
      name: {
        hu: 'A faluház kondijának teljes készlete, meg egy labda',
        en: 'The complete stock of the village gym, and one ball',
      },
    },
    {
      file: 'img/nyujtas.webp',
      name: {
        hu: 'Ányos Réka szerint ez fegyelem, a többiek szerint alvás',
        en: 'Discipline, says Réka Ányos; sleep, say the others',
      },
    },
    { file: 'img/cipok.webp', name: { hu: 'Lábmunka, közelről', en: 'Footwork, close up' } },
    { file: 'img/bojak.webp', name: { hu: 'A bóják is velünk jöttek', en: 'The cones came along too' } },
    { file: 'img/tempodobas.webp', name: { hu: 'Bartók Zalán dobása', en: 'A shot by Zalán Bartók' } },
    { file: 'img/blokk.webp', name: { hu: 'Deák Bálint nemet mond', en: 'Bálint Deák says no' } },
    {
      file: 'img/feldobas.webp',
      name: { hu: 'Kezdődik a házi bajnokság', en: 'The in-house league begins' },
    },
    {
      file: 'img/kulacsok.webp',
      name: {
        hu: 'Öt kulacs, a hatodik a patakban hűlt',
        en: 'Five bottles; the sixth was cooling in the stream',
      },
    },
    { file: 'img/labda-a-vonalon.webp', name: { hu: 'Ebédszünet', en: 'Lunch break' } },
    {
      file: 'img/teglafal.webp',
      name: {
        hu: 'A faluház hátsó fala, délután négykor',
        en: 'The back wall of the village hall at four in the afternoon',
      },
    },
    {
      file: 'img/street.webp',
      name: { hu: 'Esti pálya a falu szélén', en: 'The evening court by the village' },
    },
    {
      file: 'img/utcai-alkonyat.webp',
      name: { hu: 'Az utolsó este, a szomszéd városban', en: 'The last evening, in the next town' },
    },
  ],
}
