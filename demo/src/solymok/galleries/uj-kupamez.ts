import type { DemoGallery } from '../../types.ts'

export const ujKupamez: DemoGallery = {
  key: 'uj-kupamez',
  name: {
    hu: 'Új hazai mez, Duna-hullámos oldalcsíkkal',
    en: 'The new home kit with a Danube wave down the side',
  },
  description: {
    hu: 'Tizenkét mez, tizenkét gazda, egy lepel: az új hazai szerelés bemutatója és első fotózása.',
    en: 'Twelve jerseys, twelve owners and one cloth: the new home kit, unveiled and photographed for the first time.',
  },
  categories: ['klub', 'felnott-ferfi'],
  publishedDaysAgo: 166,
  hour: '18:30',
  files: [
    { file: 'img/mezbemutato.webp', name: { hu: 'Ami a lepel alatt volt', en: 'What was under the cloth' } },
    { file: 'img/oltozo.webp', name: { hu: 'A fogasok rendje', en: 'In order of the pegs' } },
    {
      file: 'img/bemutatas.webp',
      name: { hu: 'Öten az újban, egyelőre hátulról', en: 'Five of them in the new one, so far from behind' },
    },
    { file: 'players/4.webp', name: { hu: 'Nagy Bence, 4', en: 'Bence Nagy, 4' } },
    { file: 'players/5.webp', name: { hu: 'Balogh Márton, 5', en: 'Márton Balogh, 5' } },
    { file: 'players/7.webp', name: { hu: 'Sipos Levente, 7', en: 'Levente Sipos, 7' } },
    { file: 'players/9.webp', name: { hu: 'Sárközi Dániel, 9', en: 'Dániel Sárközi, 9' } },
    { file: 'players/11.webp', name: { hu: 'Bartók Zalán, 11', en: 'Zalán Bartók, 11' } },
    { file: 'players/13.webp', name: { hu: 'Carter Miles, 13', en: 'Miles Carter, 13' } },
    { file: 'players/15.webp', name: { hu: 'Győrfi Kristóf, 15', en: 'Kristóf Győrfi, 15' } },
    { file: 'players/21.webp', name: { hu: 'Molnár Gergő, 21', en: 'Gergő Molnár, 21' } },
    { file: 'players/23.webp', name: { hu: 'Varga Ákos, 23', en: 'Ákos Varga, 23' } },
    { file: 'players/27.webp', name: { hu: 'Jović Stefan, 27', en: 'Stefan Jović, 27' } },
    { file: 'players/34.webp', name: { hu: 'Deák Bálint, 34', en: 'Bálint Deák, 34' } },
    { file: 'players/41.webp', name: { hu: 'Szűcs Ádám, 41', en: 'Ádám Szűcs, 41' } },
    {
      file: 'img/fotozas.webp',
      name: { hu: 'Varga Ákos hátat fordít, ahogy megbeszéltük', en: 'Ákos Varga turns his back, as agreed' },
    },
    {
      file: 'img/mosogep.webp',
      name: { hu: 'Az első mosás: a hullám maradt', en: 'The first wash: the wave stayed' },
    },
  ],
}
