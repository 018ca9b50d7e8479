import type { DemoGallery } from '../types.ts'

export const galleries: DemoGallery[] = [
  {
    key: 'torna-kepekben',
    name: { hu: 'A Tisza Torna két napja képekben', en: 'Two days of the Tisza Tournament in pictures' },
    description: {
      hu: 'Hosszabbítás szombaton, tizenhárom hármas vasárnap. Zámbó Márk a palánk mögül, a lelátóról és a folyosóról fényképezett.',
      en: 'Overtime on Saturday, thirteen threes on Sunday. Márk Zámbó took pictures from behind the basket, from the stand and in the corridor.',
    },
    categories: ['ferfi-csapat'],
    publishedDaysAgo: 1,
    hour: '22:40',
    files: [
      {
        file: 'img/kupa.webp',
        name: { hu: 'A serleg, mielőtt tele lett pezsgővel', en: 'The cup before it was filled' },
      },
      { file: 'img/feldobas.webp', name: { hu: 'Szombat, 18:00: feldobás', en: 'Saturday, 18:00: tip-off' } },
      {
        file: 'img/tempodobas.webp',
        name: { hu: 'Orbán Zalán hatodik hármasa', en: 'Zalán Orbán’s sixth three' },
      },
      {
        file: 'img/vedekezes.webp',
        name: { hu: 'Bődi Máté, a torna legjobb védője', en: 'Máté Bődi, best defender of the tournament' },
      },
      { file: 'img/zsakolas.webp', name: { hu: 'Kővári Ákos a levegőben', en: 'Ákos Kővári in the air' } },
      { file: 'img/lepattano.webp', name: { hu: 'Három kéz, egy labda', en: 'Three hands, one ball' } },
      { file: 'img/buntetodobas.webp', name: { hu: 'Csend a vonalnál', en: 'Silence at the line' } },
      { file: 'img/gyors-inditas.webp', name: { hu: 'Lukács Márton elment', en: 'Márton Lukács is gone' } },
      { file: 'img/szurkolok.webp', name: { hu: 'Az Ártér hangja', en: 'The sound of the Floodplain' } },
      { file: 'img/unneples.webp', name: { hu: 'Vége, győzelem', en: 'Over, and won' } },
      { file: 'img/osszeboruls.webp', name: { hu: 'Kör a félpályán', en: 'A circle at half court' } },
    ],
  },
  {
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
    publishedDaysAgo: 11,
    hour: '19:15',
    files: [
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
        file: 'players/22.webp',
        name: { hu: 'Kővári Ákos zsebet keres', en: 'Ákos Kővári looks for a pocket' },
      },
      { file: 'players/25.webp', name: { hu: 'Simić Stefan próbája', en: 'Stefan Simić trying it on' } },
      {
        file: 'players/44.webp',
        name: { hu: 'Gyuris Ádám, a legnagyobb méret', en: 'Ádám Gyuris, the largest size' },
      },
    ],
  },
  {
    key: 'valogato',
    name: { hu: 'Kölyökhiúzok: három nap válogató', en: 'Cubs: three days of trials' },
    description: {
      hu: 'Száztizennégy gyerek, tizenkét állomás, ezernyi cipőfűző. Képek a Hiúz Akadémia nyílt napjairól.',
      en: 'A hundred and fourteen children, twelve stations and any number of shoelaces. Pictures from the open days of the Lynx Academy.',
    },
    categories: ['akademia'],
    publishedDaysAgo: 9,
    hour: '18:45',
    files: [
      {
        file: 'img/utanpotlas.webp',
        name: { hu: 'Minden állomás egyszerre', en: 'All the stations at once' },
      },
      { file: 'img/cipok.webp', name: { hu: 'A leggyorsabb cipőfűző', en: 'The quickest shoelace' } },
      { file: 'img/taktika.webp', name: { hu: 'Rajzold le, hol állnál', en: 'Draw where you would stand' } },
      {
        file: 'img/gyuru.webp',
        name: { hu: 'Az első kosár a nagy gyűrűbe', en: 'A first basket in the big ring' },
      },
      {
        file: 'img/labda-a-vonalon.webp',
        name: { hu: 'Aki itt felejtette, jövő héten megkapja', en: 'Left behind, to be claimed next week' },
      },
      {
        file: 'img/ulohelyek.webp',
        name: { hu: 'A szülők lelátója ebéd után', en: 'The parents’ stand after lunch' },
      },
      {
        file: 'img/street.webp',
        name: { hu: 'Hazafelé még egy dobás', en: 'One more shot on the way home' },
      },
      { file: 'img/cselezes.webp', name: { hu: 'Fehér Levente megmutatja', en: 'Levente Fehér shows how' } },
    ],
  },
  {
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
        file: 'img/ures-csarnok.webp',
        name: { hu: '22:10, egy labda ottmaradt', en: '22:10, one ball is still there' },
      },
      {
        file: 'img/eredmenyjelzo.webp',
        name: { hu: '22:15, a kijelző még emlékszik', en: '22:15, the board still remembers' },
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
        file: 'img/labda-a-vonalon.webp',
        name: { hu: '5:50, reggeli műszak', en: '5:50, the morning shift' },
      },
      {
        file: 'img/hajra-poszter.webp',
        name: { hu: '6:00, felkerül az új plakát', en: '6:00, up goes the new poster' },
      },
    ],
  },
]
