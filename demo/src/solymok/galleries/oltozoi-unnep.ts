import type { DemoGallery } from '../../types.ts'

export const oltozoiUnnep: DemoGallery = {
  key: 'oltozoi-unnep',
  name: { hu: 'Így ünnepelt az öltöző', en: 'How the locker room celebrated' },
  description: {
    hu: 'Kulisszák mögött a Duna Kupa döntője után: a századik pont, a kupa és az öltöző csendje tíz perccel később. Fotó: Keve Olivér.',
    en: 'Behind the scenes after the Danube Cup final: the hundredth point, the cup, and the quiet of the locker room ten minutes later. Photos: Olivér Keve.',
  },
  categories: ['felnott-ferfi'],
  publishedDaysAgo: 176,
  hour: '23:10',
  files: [
    {
      file: 'img/unneples.webp',
      name: {
        hu: 'Sipos Levente a középpontban, amikor lefújták',
        en: 'Levente Sipos in the middle as the buzzer went',
      },
    },
    {
      file: 'img/dijatado.webp',
      name: { hu: 'Három év után újra itthon', en: 'Home again after three years' },
    },
    {
      file: 'img/szurkolok.webp',
      name: { hu: 'A kanyar a helyén maradt', en: 'The curve stayed where it was' },
    },
    { file: 'img/zsakolas.webp', name: { hu: 'A századik pont', en: 'The hundredth point' } },
    {
      file: 'img/gyors-inditas.webp',
      name: { hu: 'A harmadik negyed egyik lerohanása', en: 'One of the breaks of the third quarter' },
    },
    {
      file: 'img/vedekezes.webp',
      name: { hu: 'Sárközi Dániel nem enged utat', en: 'Dániel Sárközi leaves no way through' },
    },
    { file: 'img/lepattano.webp', name: { hu: 'Kettő közül is az övé', en: 'His, between two of them' } },
    { file: 'img/osszeboruls.webp', name: { hu: 'Az utolsó kör', en: 'The last huddle' } },
    { file: 'img/oltozo.webp', name: { hu: 'Hat mez, egy labda', en: 'Six jerseys, one ball' } },
    {
      file: 'img/vitrin.webp',
      name: { hu: 'Hely a vitrinben, hétfőtől', en: 'Room in the cabinet, from Monday on' },
    },
    {
      file: 'img/ures-csarnok.webp',
      name: { hu: 'Mire mindenki hazaért', en: 'By the time everyone was home' },
    },
  ],
}
