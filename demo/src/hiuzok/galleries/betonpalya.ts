import type { DemoGallery } from '../../types.ts'

export const betonpalya: DemoGallery = {
  key: 'betonpalya',
  name: {
    hu: 'A töltés melletti pálya: egy este Walkerrel',
    en: 'The court by the dam: an evening with Walker',
  },
  description: {
    hu: 'Szabad este, beton, és aki jön, az játszik. A szabályokat a gyerekek tartják számon, a vacsoraidőt az anyák.',
    en: 'A free evening, concrete, and whoever turns up plays. The children keep the rules, the mothers keep dinner time.',
  },
  categories: ['ferfi-csapat', 'klubelet'],
  publishedDaysAgo: 15,
  hour: '21:05',
  files: [
    {
      file: 'img/aszfalt.webp',
      name: { hu: 'Beton, repedés, hárompontos ív', en: 'Concrete, a crack, a three-point arc' },
    },
    {
      file: 'img/kezek.webp',
      name: { hu: 'Csapatválasztás, ahogy itt szokás', en: 'Picking teams, the local way' },
    },
    {
      file: 'img/street.webp',
      name: {
        hu: 'Walker Miles kéri leírni: nem edz',
        en: 'Miles Walker wants it noted that this is not practice',
      },
    },
    {
      file: 'img/labda-kozelrol.webp',
      name: { hu: 'Az Öreg: köhög, de pattan', en: 'The Old Man: it coughs, but it bounces' },
    },
    {
      file: 'img/utcai-alkonyat.webp',
      name: { hu: 'Ez a támadás még végigjátszható', en: 'This attack may still be finished' },
    },
    {
      file: 'img/teglafal.webp',
      name: {
        hu: 'Tartalék pálya, ha a töltést őrzik',
        en: 'The spare court for when the dam is being watched',
      },
    },
    {
      file: 'img/alairas.webp',
      name: {
        hu: 'Walker aláír, az ékezetet ketten ellenőrzik',
        en: 'Walker signs; two people check the accents',
      },
    },
    {
      file: 'img/parti-futas.webp',
      name: { hu: 'Akiket hazahívtak, futnak', en: 'Those called home are running' },
    },
  ],
}
