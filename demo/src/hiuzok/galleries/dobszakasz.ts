import type { DemoGallery } from '../../types.ts'

export const dobszakasz: DemoGallery = {
  key: 'dobszakasz',
  name: {
    hu: 'Hat dob, egy karmester: készül az Ártér',
    en: 'Six drums, one conductor: the Floodplain rehearses',
  },
  description: {
    hu: 'A Dobszakasz keddi próbája a régi kikötőben, aztán a kartonok a lelátón. A halak továbbra sem írtak.',
    en: 'The Drum Section’s Tuesday rehearsal in the old harbour, then the cards in the stand. Still no letter from the fish.',
  },
  categories: ['szurkoloknak'],
  publishedDaysAgo: 44,
  hour: '20:30',
  files: [
    {
      file: 'img/dob.webp',
      name: { hu: 'Az első ütés előtt két levegő', en: 'Two breaths before the first beat' },
    },
    {
      file: 'img/parti-futas.webp',
      name: { hu: 'A próba hangja idáig ér el', en: 'The rehearsal carries this far' },
    },
    { file: 'img/kezek.webp', name: { hu: 'Ütem dob nélkül', en: 'The beat without a drum' } },
    {
      file: 'img/hajra-poszter.webp',
      name: {
        hu: 'Plakát a gyakorláshoz, a dallam a hátoldalán',
        en: 'Poster for practising, tune on the back',
      },
    },
    {
      file: 'img/lelato-sorok.webp',
      name: { hu: 'Ennyi helyen kellett hat dobot elosztani', en: 'Six drums had to be spread over this' },
    },
    {
      file: 'img/koreografia.webp',
      name: {
        hu: 'A felirat kész, a K betű háromszor készült el',
        en: 'The word is finished; the K was finished three times',
      },
    },
    {
      file: 'img/salak.webp',
      name: {
        hu: 'A második versszaknál mindenki tudja, mikor',
        en: 'By the second verse everyone knows when',
      },
    },
    {
      file: 'img/zaszlok.webp',
      name: { hu: 'Szélcsendben is, kézi hajtással', en: 'In a dead calm too, by hand' },
    },
    {
      file: 'img/mobilfenyek.webp',
      name: { hu: 'Két perc csend, az is be van tanulva', en: 'Two minutes of silence, rehearsed as well' },
    },
    {
      file: 'img/szurkolok.webp',
      name: { hu: 'Az Ártér, ahol a szék kabátnak való', en: 'The Floodplain, where seats are for coats' },
    },
  ],
}
