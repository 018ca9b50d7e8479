import type { DemoGallery } from '../../types.ts'

export const szertar: DemoGallery = {
  key: 'szertar',
  name: {
    hu: 'Idegeneknek tilos, játékosoknak is: egy délelőtt a szertárban',
    en: 'No strangers, no players: a morning in the kit room',
  },
  description: {
    hu: 'Cseke Imre kivételt tett, és beengedte a fényképezőgépet. Hozzányúlni semmihez sem volt szabad, a kilincshez sem.',
    en: 'Imre Cseke made an exception and let a camera in. Nothing was to be touched, the door handle included.',
  },
  categories: ['klub'],
  publishedDaysAgo: 14,
  hour: '07:45',
  files: [
    {
      file: 'img/szertar.webp',
      name: {
        hu: 'A polcok rendje, amelyet rajta kívül senki sem ért',
        en: 'The order of the shelves, understood by one man',
      },
    },
    {
      file: 'img/oltozo.webp',
      name: {
        hu: 'Nagy beszél, Sipos hallgat, ezért lógnak egymás mellett',
        en: 'Nagy talks and Sipos listens, so they hang side by side',
      },
    },
    {
      file: 'img/fogasok.webp',
      name: {
        hu: 'A kapitány, egy törölköző, egy táska, egy irányító',
        en: 'The captain, a towel, a bag, a point guard',
      },
    },
    {
      file: 'img/mosogep.webp',
      name: { hu: 'Ilona, a mezek kedvence', en: 'Ilona, the jerseys’ favourite' },
    },
    {
      file: 'img/cipok-sora.webp',
      name: { hu: 'Nyolc pár, nyolcféle kopás', en: 'Eight pairs, eight kinds of wear' },
    },
    {
      file: 'img/ket-cipo.webp',
      name: {
        hu: 'A gazdátlan 49-es, mellette egy látogatóé',
        en: 'The ownerless size 49, next to a visitor’s',
      },
    },
    { file: 'img/cipok.webp', name: { hu: 'A cipők, munka közben', en: 'The shoes at work' } },
    {
      file: 'img/kulacsok.webp',
      name: {
        hu: 'A sötét kulacs a kapitányé, azt nem viszi el senki',
        en: 'The dark bottle is the captain’s, and nobody walks off with it',
      },
    },
    {
      file: 'img/labdakocsi.webp',
      name: {
        hu: 'Reggel hétkor még mind a tizenhárom megvan',
        en: 'At seven in the morning all thirteen are still there',
      },
    },
    {
      file: 'img/halo-kozelrol.webp',
      name: { hu: 'Új háló, kétszer megrángatva', en: 'A new net, tugged twice' },
    },
    {
      file: 'img/mezbemutato.webp',
      name: {
        hu: 'Váll megrántva, szám kisimítva, nyak kifordítva',
        en: 'Shoulder tugged, number smoothed, collar turned',
      },
    },
    {
      file: 'img/csomagok.webp',
      name: {
        hu: 'Útra kész: a kilincs már benne van valamelyikben',
        en: 'Packed: the spare door handle is in one of them',
      },
    },
    {
      file: 'img/sip.webp',
      name: { hu: 'Talált tárgy, a gazdája sejthető', en: 'Lost property, owner suspected' },
    },
    {
      file: 'img/stopper.webp',
      name: { hu: 'Egy öblítés hossza, Imre szerint', en: 'The length of one rinse, by Imre’s reckoning' },
    },
  ],
}
