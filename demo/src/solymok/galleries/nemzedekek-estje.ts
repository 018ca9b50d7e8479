import type { DemoGallery } from '../../types.ts'

export const nemzedekekEstje: DemoGallery = {
  key: 'nemzedekek-estje',
  name: {
    hu: 'Nemzedékek estje: apák, fiúk és egy kihúzott konnektor',
    en: 'Night of Generations: fathers, sons and a pulled plug',
  },
  description: {
    hu: 'Fehérek és kékek, tizenhárom éves kortól hetvenegyig, telt ház előtt. Keve Olivér képei a bemelegítéstől a halászléig.',
    en: 'Whites and blues, aged thirteen to seventy-one, in front of a full house. Olivér Keve’s pictures, from the warm-up to the fish soup.',
  },
  categories: ['kozosseg', 'klub'],
  publishedDaysAgo: 1,
  hour: '10:30',
  files: [
    {
      file: 'img/szurkolok.webp',
      name: { hu: 'Telt ház, állóhelyekkel együtt', en: 'A full house, standing room included' },
    },
    {
      file: 'img/eredmenyjelzo-nulla.webp',
      name: { hu: 'Bemelegítés: a kijelzőn még rend van', en: 'Warm-up: order still reigns on the board' },
    },
    {
      file: 'img/gyereksor.webp',
      name: {
        hu: 'Magasság szerint, a sor végén az est műsorközlője',
        en: 'By height, with the announcer of the evening at the end',
      },
    },
    {
      file: 'img/feldobas.webp',
      name: {
        hu: 'Ketten ugrottak fel, az egyik udvariasságból',
        en: 'Two men jumped, one of them out of politeness',
      },
    },
    {
      file: 'img/cselezes.webp',
      name: { hu: 'Balogh Márton a gyengébbik kezét keresi', en: 'Márton Balogh looks for his weaker hand' },
    },
    {
      file: 'img/labdaert.webp',
      name: {
        hu: 'Sárközi Dániel nem tudta, hogy barátságos',
        en: 'Nobody told Dániel Sárközi it was a friendly',
      },
    },
    {
      file: 'img/idokeres.webp',
      name: {
        hu: 'Időkérés: ezúttal a játékosok magyaráztak',
        en: 'Time-out: for once the players did the explaining',
      },
    },
    {
      file: 'img/buntetodobas.webp',
      name: {
        hu: 'Hatvan felett egy lépéssel közelebbről is lehetett, senki sem élt vele',
        en: 'The over-sixties could step closer, and none of them did',
      },
    },
    {
      file: 'img/emeles.webp',
      name: { hu: 'Varga Ákos szerint ez is két pont', en: 'Two points, says Ákos Varga' },
    },
    {
      file: 'img/gyuru.webp',
      name: { hu: 'Egy a szünet ötven labdájából', en: 'One of the fifty balls of half-time' },
    },
    {
      file: 'img/labdakocsi.webp',
      name: {
        hu: 'Tizenhárom visszatalált, a többi a székek alatt maradt',
        en: 'Thirteen found their way back, the rest stayed under the seats',
      },
    },
    {
      file: 'img/sip.webp',
      name: { hu: 'Ez a síp kérte volna a hosszabbítást', en: 'The whistle that would have liked overtime' },
    },
    {
      file: 'img/kezfogas.webp',
      name: { hu: 'Ellenfelek, akik egy autóval mennek haza', en: 'Opponents who share a car home' },
    },
    {
      file: 'img/kezek.webp',
      name: {
        hu: 'Tizenhárom és hetvenegy éves kezek, tessék választani',
        en: 'Hands aged thirteen and seventy-one, take your pick',
      },
    },
    {
      file: 'img/osszeboruls.webp',
      name: { hu: 'A végére egy kör lett a két csapatból', en: 'By the end the two teams made one circle' },
    },
    {
      file: 'img/mobilfenyek.webp',
      name: { hu: 'Díszkivilágítás, házilag', en: 'Festive lighting, home-made' },
    },
    { file: 'img/ures-csarnok.webp', name: { hu: 'Ezalatt a halászlé', en: 'Meanwhile, the fish soup' } },
  ],
}
