import type { DemoGallery } from '../../types.ts'

export const palankAvato: DemoGallery = {
  key: 'palank-avato',
  name: {
    hu: 'Szög és madzag: palánkavató a Halász-telepen',
    en: 'A nail and a string: a new hoop on the Halász estate',
  },
  description: {
    hu: 'Az első a hat új palánkból. A hárompontos ívet Majoros Ferenc mérte ki, a sorrendet a gyerekek.',
    en: 'The first of six new hoops. Ferenc Majoros measured the three-point arc, the children worked out the queue.',
  },
  categories: ['kozosseg'],
  publishedDaysAgo: 46,
  hour: '21:15',
  files: [
    {
      file: 'img/stopper.webp',
      name: {
        hu: 'Fél hétkor egy festő, hétkor húsz gyerek',
        en: 'Half past six: one painter. Seven: twenty children',
      },
    },
    {
      file: 'img/aszfalt.webp',
      name: { hu: 'Friss festék, első pattanás', en: 'Fresh paint, first bounce' },
    },
    {
      file: 'img/street.webp',
      name: { hu: 'Az első dobás, mielőtt szabad lett volna', en: 'The first shot, before it was allowed' },
    },
    {
      file: 'img/kezek.webp',
      name: {
        hu: 'Csapatválasztás, a labda gazdája nélkül',
        en: 'Picking teams, without the owner of the ball',
      },
    },
    {
      file: 'img/teglafal.webp',
      name: {
        hu: 'A szomszéd udvar, ahol a régi palánk is jó volt',
        en: 'The yard next door, where the old hoop did just fine',
      },
    },
    {
      file: 'img/alairas.webp',
      name: {
        hu: 'Az avatólabda: Nagy Bence, Győrfi Kristóf és egy kutya talpa',
        en: 'The first ball: Bence Nagy, Kristóf Győrfi and a dog’s paw',
      },
    },
    {
      file: 'img/utcai-alkonyat.webp',
      name: { hu: 'Fél kilenc, már a nagyok jönnek', en: 'Half past eight, and the big ones take over' },
    },
    {
      file: 'img/labda-kozelrol.webp',
      name: {
        hu: 'A labda, amelyet reggelig senki sem vitt haza',
        en: 'The ball that nobody took home until morning',
      },
    },
    {
      file: 'img/parti-futas.webp',
      name: { hu: 'Hazafelé mindenki a partnak került', en: 'Everyone took the long way home, by the river' },
    },
  ],
}
