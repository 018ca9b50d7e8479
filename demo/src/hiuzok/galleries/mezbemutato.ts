import type { DemoGallery } from '../../types.ts'

export const mezbemutato: DemoGallery = {
  key: 'mezbemutato',
  name: {
    hu: 'Ártéri zöld: mezbemutató az öltözőben',
    en: 'Floodplain green: the kit shown in the dressing room',
  },
  description: {
    hu: 'Így állt először a tükör elé a csapat az új szerelésben. A nyolcas tényleg dől egy kicsit.',
    en: 'The team in front of the mirror in the new kit for the first time. The eight really does lean a little.',
  },
  categories: ['klubelet', 'szurkoloknak'],
  publishedDaysAgo: 161,
  hour: '19:15',
  files: [
    {
      file: 'img/mezbemutato.webp',
      name: { hu: 'A tizenkettes, mielőtt bárki belebújt', en: 'The twelve, before anyone got into it' },
    },
    { file: 'img/oltozo.webp', name: { hu: 'Baji néni rendje', en: 'As Aunt Baji hung them' } },
    { file: 'players/3.webp', name: { hu: 'Farkas Bence hátulról', en: 'Bence Farkas from behind' } },
    { file: 'players/6.webp', name: { hu: 'Lukács Márton és a hatos', en: 'Márton Lukács and the six' } },
    {
      file: 'players/8.webp',
      name: { hu: 'Fehér Levente és a dőlő nyolcas', en: 'Levente Fehér and the leaning eight' },
    },
    { file: 'players/10.webp', name: { hu: 'Hajnal Dániel, haza', en: 'Dániel Hajnal, home' } },
    { file: 'players/12.webp', name: { hu: 'Orbán Zalán a tükörnek', en: 'Zalán Orbán for the mirror' } },
    {
      file: 'players/14.webp',
      name: {
        hu: 'Bődi Máté a vállvarrást keresi, nincs',
        en: 'Máté Bődi looks for the shoulder seam; there is none',
      },
    },
    {
      file: 'players/17.webp',
      name: { hu: 'Walker Miles megtanulja a „mez” szót', en: 'Miles Walker learns the word “mez”' },
    },
    {
      file: 'players/20.webp',
      name: { hu: 'Pintér Gergő, derékig a tükörben', en: 'Gergő Pintér, in the mirror up to the waist' },
    },
    {
      file: 'players/22.webp',
      name: { hu: 'Kővári Ákos zsebet keres', en: 'Ákos Kővári looks for a pocket' },
    },
    { file: 'players/25.webp', name: { hu: 'Simić Stefan próbája', en: 'Stefan Simić trying it on' } },
    {
      file: 'players/31.webp',
      name: { hu: 'Takács Bálint, két fogasnyi', en: 'Bálint Takács, two pegs wide' },
    },
    {
      file: 'players/44.webp',
      name: { hu: 'Gyuris Ádám, a legnagyobb méret', en: 'Ádám Gyuris, the largest size' },
    },
    {
      file: 'img/fotozas.webp',
      name: { hu: 'Zsebkeresés után, fotózás közben', en: 'After the search for a pocket, during the shoot' },
    },
    {
      file: 'img/mosogep.webp',
      name: {
        hu: 'Az első öblítés: mezenként tizennégy palack',
        en: 'The first rinse: fourteen bottles to a jersey',
      },
    },
  ],
}
