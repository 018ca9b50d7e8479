import type { DemoGallery } from '../../types.ts'

export const nyiltNap: DemoGallery = {
  key: 'nyilt-nap',
  name: { hu: 'Nyílt nap a csarnokban: kétezren jöttek el', en: 'Open day at the hall: two thousand came' },
  description: {
    hu: 'Egész nap nyitva állt a Duna Aréna: aláírások, dobóverseny, öltözőlátogatás és egy bemutató edzés a nézőkkel.',
    en: 'The Duna Aréna stood open all day: autographs, a shooting contest, a look at the locker room and a practice with the public.',
  },
  categories: ['kozosseg', 'klub'],
  publishedDaysAgo: 132,
  hour: '17:40',
  files: [
    {
      file: 'img/ulohelyek.webp',
      name: { hu: 'Mindenki kereste a helyét', en: 'Everyone looked for their seat' },
    },
    {
      file: 'img/utanpotlas.webp',
      name: { hu: 'Délelőtt a kicsiké volt a pálya', en: 'The floor was the children’s all morning' },
    },
    { file: 'img/emeles.webp', name: { hu: 'Segítséggel is kosár', en: 'With help, but a basket' } },
    {
      file: 'img/jatekoskijaro.webp',
      name: {
        hu: 'Az öltözőtől a pályáig harminckét lépés, a vendégeknek negyven',
        en: 'Thirty-two steps from locker room to floor, forty for visitors',
      },
    },
    {
      file: 'img/fogasok.webp',
      name: {
        hu: 'Öltözőlátogatás: a fejhallgatót nem szabad felpróbálni',
        en: 'Locker-room tour: the headphones may not be tried on',
      },
    },
    {
      file: 'img/ket-cipo.webp',
      name: {
        hu: 'Cipőpróba: a nagyobbik Deák Bálinté',
        en: 'Trying on shoes: the bigger one is Bálint Deák’s',
      },
    },
    {
      file: 'img/vitrin.webp',
      name: {
        hu: 'A vitrin előtt mindenki a saját évét keresi',
        en: 'At the cabinet everyone looks for their own year',
      },
    },
    { file: 'img/taktika.webp', name: { hu: 'Gyorstalpaló a táblánál', en: 'A crash course at the board' } },
    { file: 'img/buntetodobas.webp', name: { hu: 'Dobóverseny a vonalról', en: 'The free-throw contest' } },
    { file: 'img/halo-kozelrol.webp', name: { hu: 'Ez bement', en: 'That one went in' } },
    {
      file: 'img/ketkezes-zsakolas.webp',
      name: {
        hu: 'Zsákolóverseny, versenyen kívül: Varga Ákos',
        en: 'Dunk contest, out of competition: Ákos Varga',
      },
    },
    {
      file: 'img/alairas.webp',
      name: {
        hu: 'A huszadik aláírás után már csak hullámvonal',
        en: 'After the twentieth autograph, only a wavy line',
      },
    },
    {
      file: 'img/eredmenyjelzo.webp',
      name: {
        hu: 'A kijelző próbája, kérésre délután is',
        en: 'Testing the scoreboard, by request in the afternoon too',
      },
    },
    {
      file: 'img/hajra-poszter.webp',
      name: { hu: 'Plakát minden vendégnek', en: 'A poster for every guest' },
    },
    { file: 'img/csarnok-este.webp', name: { hu: 'Este hétkor is sor állt', en: 'Still a queue at seven' } },
  ],
}
