import type { DemoGallery } from '../../types.ts'

export const csarnokEjjel: DemoGallery = {
  key: 'csarnok-ejjel',
  name: {
    hu: 'Huszonhárom kapcsoló: éjszaka a Duna Arénában',
    en: 'Twenty-three switches: a night in the Duna Aréna',
  },
  description: {
    hu: 'Majoros Ferenc gondnokkal zárástól kijelzőpróbáig. Néhány kép sötét, mert akkor sötét volt.',
    en: 'With caretaker Ferenc Majoros from closing time to the scoreboard test. Some of the pictures are dark because it was.',
  },
  categories: ['klub'],
  publishedDaysAgo: 38,
  hour: '11:10',
  files: [
    {
      file: 'img/csarnok-este.webp',
      name: { hu: '22:00, kívülről még minden ég', en: '22:00, from outside everything is lit' },
    },
    {
      file: 'img/felmosas.webp',
      name: { hu: '22:10, ahová a felmosógép nem fér be', en: '22:10, where the machine does not fit' },
    },
    {
      file: 'img/fel-feny.webp',
      name: {
        hu: '22:50, tizenkét kapcsoló le, a kapitány még dobna',
        en: '22:50, twelve switches down, and the captain wants one more shot',
      },
    },
    { file: 'img/ures-csarnok.webp', name: { hu: '22:58, tizenegy van hátra', en: '22:58, eleven to go' } },
    {
      file: 'img/lelato-sorok.webp',
      name: {
        hu: '23:00, valaki ott hagyott egy labdát, Feri tudja, ki',
        en: '23:00, somebody left a ball, and Feri knows who',
      },
    },
    {
      file: 'img/eredmenyjelzo-nulla.webp',
      name: {
        hu: '23:02, nulla-nulla, így alszik a legjobban',
        en: '23:02, nil-nil, the way it sleeps best',
      },
    },
    {
      file: 'img/halo-alulrol.webp',
      name: {
        hu: '23:05, kilátás a büntetőterületről, fekve',
        en: '23:05, the view from the key, lying down',
      },
    },
    { file: 'img/fogasok.webp', name: { hu: '0:20, az öltöző szárad', en: '0:20, the locker room dries' } },
    { file: 'img/mosogep.webp', name: { hu: '0:40, Margit éjszakás', en: '0:40, Margit is on nights' } },
    {
      file: 'img/vitrin.webp',
      name: { hu: '1:15, a vitrinnek saját lámpája van', en: '1:15, the cabinet has a lamp of its own' },
    },
    {
      file: 'img/kupa.webp',
      name: {
        hu: '1:20, BAJNOK: hat betű, pont nélkül',
        en: '1:20, BAJNOK, “champion”: six letters and no full stop',
      },
    },
    {
      file: 'img/labda-a-vonalon.webp',
      name: { hu: '3:30, ez este nem itt volt', en: '3:30, this was somewhere else last night' },
    },
    {
      file: 'img/parti-futas.webp',
      name: { hu: '5:30, odakint már futnak', en: '5:30, people are running outside' },
    },
    {
      file: 'img/eredmenyjelzo.webp',
      name: {
        hu: '9:30, kijelzőpróba: hogy kit verünk, nem tudni',
        en: '9:30, scoreboard test: whom we are beating is anyone’s guess',
      },
    },
  ],
}
