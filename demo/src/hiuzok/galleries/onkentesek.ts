import type { DemoGallery } from '../../types.ts'

export const onkentesek: DemoGallery = {
  key: 'onkentesek',
  name: {
    hu: 'Ötvennyolcan: egy este a kezek felől',
    en: 'Fifty-eight of them: an evening seen from the hands',
  },
  description: {
    hu: 'Kapu, rámpa, ruhatár, parkett, és a végén Kővári Ákos merőkanala. A közönség ezt így még nem látta, mert nézte a pályát.',
    en: 'Gate, ramp, cloakroom, floor and, at the end, Ákos Kővári’s ladle. The public has never seen it like this, having watched the court.',
  },
  categories: ['klubelet'],
  publishedDaysAgo: 117,
  hour: '23:05',
  files: [
    {
      file: 'img/csarnok-este.webp',
      name: { hu: 'Tíz perccel kapunyitás előtt', en: 'Ten minutes before the gates' },
    },
    {
      file: 'img/salak.webp',
      name: { hu: 'Elhagyott sálak, amelyek visszataláltak', en: 'Lost scarves that found their way back' },
    },
    {
      file: 'img/lelato-sorok.webp',
      name: {
        hu: 'Ennyi széket kell végignézni egy fél kesztyűért',
        en: 'All these seats to check for half a pair of gloves',
      },
    },
    {
      file: 'img/ulohelyek.webp',
      name: {
        hu: 'Köztük Vas Ernőé, aki tizenegy éve nem ült le',
        en: 'Among them the one Ernő Vas has not sat in for eleven years',
      },
    },
    {
      file: 'img/eredmenyjelzo-nulla.webp',
      name: {
        hu: 'Kun Péter szerint huszonnégy másodperce áll',
        en: 'It has been like this for twenty-four seconds, says Péter Kun',
      },
    },
    {
      file: 'img/stopper.webp',
      name: { hu: 'Tartalék támadóidő, zsebben hordva', en: 'A spare shot clock, carried in a pocket' },
    },
    {
      file: 'img/jatekoskijaro.webp',
      name: { hu: 'Innen jön a csapat és a huzat', en: 'Where the team and the draught come from' },
    },
    {
      file: 'img/felmosas.webp',
      name: { hu: 'A parkett, két lábnyommal a vége előtt', en: 'The floor, two footprints from done' },
    },
    {
      file: 'img/fotozas.webp',
      name: {
        hu: 'Zámbó Márk fényképezőgépe. Ő nincs a képen',
        en: 'Márk Zámbó’s camera. He is not in the picture',
      },
    },
    { file: 'img/kezek.webp', name: { hu: 'Nyolc kéz, öt feladat', en: 'Eight hands, five jobs' } },
    { file: 'img/fel-feny.webp', name: { hu: 'A leves után', en: 'After the soup' } },
  ],
}
