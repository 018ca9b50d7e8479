import type { DemoGallery } from '../../types.ts'

export const csarnokEjjel: DemoGallery = {
  key: 'csarnok-ejjel',
  name: { hu: 'A Tisza Aréna lámpaoltás után', en: 'The Tisza Aréna after lights out' },
  description: {
    hu: 'Egy éjszaka a csarnokban: mi marad, amikor hazamentek háromezer-nyolcszázan, és a kapitány is lekapcsolta a villanyt?',
    en: 'A night in the hall: what is left when three thousand eight hundred have gone home and the captain has turned off the lights?',
  },
  categories: ['klubelet'],
  publishedDaysAgo: 22,
  hour: '06:20',
  files: [
    {
      file: 'img/csarnok-este.webp',
      name: { hu: '21:30, az utolsó csoportok', en: '21:30, the last groups leave' },
    },
    {
      file: 'img/felmosas.webp',
      name: { hu: '21:40, előbb a söprés, aztán ez', en: '21:40, first the broom, then this' },
    },
    {
      file: 'img/fel-feny.webp',
      name: {
        hu: '21:50, a kapitány a keleti oldalnál tart',
        en: '21:50, the captain has got as far as the east side',
      },
    },
    {
      file: 'img/ures-csarnok.webp',
      name: { hu: '22:10, egy labda ottmaradt', en: '22:10, one ball is still there' },
    },
    {
      file: 'img/eredmenyjelzo-nulla.webp',
      name: { hu: '22:15, a kijelző már semmire sem emlékszik', en: '22:15, the board remembers nothing' },
    },
    {
      file: 'img/lelato-sorok.webp',
      name: {
        hu: '22:30, a nyugati lelátó, végre tényleg csendes',
        en: '22:30, the west stand, quiet at last',
      },
    },
    { file: 'img/ulohelyek.webp', name: { hu: '22:40, a 138-as szék', en: '22:40, seat 138' } },
    {
      file: 'img/oltozo.webp',
      name: { hu: '23:05, szellőznek a mezek', en: '23:05, the jerseys are airing' },
    },
    {
      file: 'img/gyuru.webp',
      name: { hu: '23:20, a háló még leng', en: '23:20, the net is still swinging' },
    },
    {
      file: 'img/vitrin.webp',
      name: { hu: '0:10, a vitrin, benne egy kölcsönkupa', en: '0:10, the cabinet, one cup of it on loan' },
    },
    {
      file: 'img/szertar.webp',
      name: {
        hu: '0:40, Baji néni polcai, kilincs nélkül',
        en: '0:40, Aunt Baji’s shelves, no handle on the door',
      },
    },
    {
      file: 'img/parti-futas.webp',
      name: { hu: '5:20, a gáton már fut valaki', en: '5:20, somebody is running on the dam' },
    },
    { file: 'img/labda-a-vonalon.webp', name: { hu: '5:50, reggeli műszak', en: '5:50, the morning shift' } },
    {
      file: 'img/hajra-poszter.webp',
      name: { hu: '6:00, fölkerül az új plakát', en: '6:00, up goes the new poster' },
    },
  ],
}
