import type { DemoGallery } from '../types.ts'

export const galleries: DemoGallery[] = [
  {
    key: 'oltozoi-unnep',
    name: { hu: 'Így ünnepelt az öltöző', en: 'How the locker room celebrated' },
    description: {
      hu: 'Kulisszák mögött a Duna Kupa döntője után: a századik pont, a kupa és az öltöző csendje tíz perccel később. Fotó: Keve Olivér.',
      en: 'Behind the scenes after the Danube Cup final: the hundredth point, the cup, and the quiet of the locker room ten minutes later. Photos: Olivér Keve.',
    },
    categories: ['felnott-ferfi'],
    publishedDaysAgo: 1,
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
        file: 'img/kupa.webp',
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
        file: 'img/ures-csarnok.webp',
        name: { hu: 'Mire mindenki hazaért', en: 'By the time everyone was home' },
      },
    ],
  },
  {
    key: 'nyilt-nap',
    name: { hu: 'Nyílt nap a csarnokban: kétezren jöttek el', en: 'Open day at the hall: two thousand came' },
    description: {
      hu: 'Egész nap nyitva állt a Duna Aréna: aláírások, dobóverseny, öltözőlátogatás és egy bemutató edzés a nézőkkel.',
      en: 'The Duna Aréna stood open all day: autographs, a shooting contest, a look at the locker room and a practice with the public.',
    },
    categories: ['kozosseg', 'klub'],
    publishedDaysAgo: 14,
    hour: '17:40',
    files: [
      {
        file: 'img/csarnok-este.webp',
        name: { hu: 'Este hétkor is sor állt', en: 'Still a queue at seven' },
      },
      {
        file: 'img/ulohelyek.webp',
        name: { hu: 'Mindenki kereste a helyét', en: 'Everyone looked for their seat' },
      },
      {
        file: 'img/utanpotlas.webp',
        name: { hu: 'Délelőtt a kicsiké volt a pálya', en: 'The floor was the children’s all morning' },
      },
      { file: 'img/buntetodobas.webp', name: { hu: 'Dobóverseny a vonalról', en: 'The free-throw contest' } },
      { file: 'img/gyuru.webp', name: { hu: 'Ez bement', en: 'That one went in' } },
      {
        file: 'img/taktika.webp',
        name: { hu: 'Gyorstalpaló a táblánál', en: 'A crash course at the board' },
      },
      { file: 'img/eredmenyjelzo.webp', name: { hu: 'A kijelző próbája', en: 'Testing the scoreboard' } },
      {
        file: 'img/hajra-poszter.webp',
        name: { hu: 'Plakát minden vendégnek', en: 'A poster for every guest' },
      },
    ],
  },
  {
    key: 'uj-kupamez',
    name: {
      hu: 'Új hazai mez, Duna-hullámos oldalcsíkkal',
      en: 'The new home kit with a Danube wave down the side',
    },
    description: {
      hu: 'Tizenkét mez, tizenkét gazda: a 2025/26-os hazai szerelés első fotózása az öltözőben.',
      en: 'Twelve jerseys and twelve owners: the first pictures of the 2025/26 home kit, taken in the locker room.',
    },
    categories: ['klub', 'felnott-ferfi'],
    publishedDaysAgo: 17,
    hour: '18:30',
    files: [
      { file: 'img/oltozo.webp', name: { hu: 'A fogasok rendje', en: 'In order of the pegs' } },
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
    ],
  },
  {
    key: 'csapatepites',
    name: {
      hu: 'Egy kör, tizenkét ember: csapatépítés a Bakonyban',
      en: 'One circle, twelve men: team building in the Bakony',
    },
    description: {
      hu: 'Négy nap erdei futás, két edzés naponta és egy pálya a falu szélén, ahol minden este gyerekek vártak.',
      en: 'Four days of running in the woods, two practices a day, and a court at the edge of the village where children waited every evening.',
    },
    categories: ['felnott-ferfi'],
    publishedDaysAgo: 24,
    hour: '19:00',
    files: [
      { file: 'img/osszeboruls.webp', name: { hu: 'Reggeli kör', en: 'Morning circle' } },
      {
        file: 'img/street.webp',
        name: { hu: 'Esti pálya a falu szélén', en: 'The evening court by the village' },
      },
      { file: 'img/cipok.webp', name: { hu: 'Lábmunka, közelről', en: 'Footwork, close up' } },
      {
        file: 'img/cselezes.webp',
        name: { hu: 'Sipos Levente egy az egyben', en: 'Levente Sipos, one on one' },
      },
      { file: 'img/tempodobas.webp', name: { hu: 'Bartók Zalán dobása', en: 'A shot by Zalán Bartók' } },
      { file: 'img/blokk.webp', name: { hu: 'Deák Bálint nemet mond', en: 'Bálint Deák says no' } },
      {
        file: 'img/feldobas.webp',
        name: { hu: 'Kezdődik a házi bajnokság', en: 'The in-house league begins' },
      },
      { file: 'img/labda-a-vonalon.webp', name: { hu: 'Ebédszünet', en: 'Lunch break' } },
      {
        file: 'img/sajtotajekoztato.webp',
        name: { hu: 'Kérdések az utolsó napon', en: 'Questions on the last day' },
      },
    ],
  },
]
