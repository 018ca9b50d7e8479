import type { DemoGallery } from '../../types.ts'

export const koreografia: DemoGallery = {
  key: 'koreografia',
  name: { hu: 'Tizenegy másodperc: így készült a kanyar', en: 'Eleven seconds: how the curve got ready' },
  description: {
    hu: 'Hat este festés, kilenc perc próba, és egyetlen pillanat, amikor minden karton egyszerre emelkedik. A Kanyar ’58 munkája, a többi kör kezével.',
    en: 'Six evenings of painting, nine minutes of rehearsal and one moment when every card goes up. The work of Kanyar ’58, with hands lent by the others.',
  },
  categories: ['kozosseg'],
  publishedDaysAgo: 24,
  hour: '21:50',
  files: [
    {
      file: 'img/lelato-sorok.webp',
      name: {
        hu: 'Délután három: a próba közönsége egy labda',
        en: 'Three in the afternoon: the rehearsal’s audience is one ball',
      },
    },
    {
      file: 'img/ulohelyek.webp',
      name: { hu: 'Minden székre egy karton, egy cédula', en: 'One card and one note for every seat' },
    },
    {
      file: 'img/hajra-poszter.webp',
      name: { hu: 'A próbanyomat, amely a büfében maradt', en: 'The proof that stayed at the buffet' },
    },
    {
      file: 'img/kulonjarat.webp',
      name: {
        hu: 'Megjönnek a Révészek, ködben is jönnének',
        en: 'The Ferrymen arrive, as they would in fog',
      },
    },
    {
      file: 'img/felvonulas.webp',
      name: {
        hu: 'A Révkapu tértől nyolc perc, énekkel tizennégy',
        en: 'Eight minutes from Révkapu square, fourteen with singing',
      },
    },
    {
      file: 'img/dob.webp',
      name: { hu: 'A dob, amelynek saját bérlete van', en: 'The drum with a season ticket of its own' },
    },
    {
      file: 'img/salak.webp',
      name: { hu: 'Bemelegítés, vállmagasságban', en: 'Warming up, at shoulder height' },
    },
    { file: 'img/szurkolok.webp', name: { hu: 'Két perccel előtte', en: 'Two minutes before' } },
    {
      file: 'img/koreografia.webp',
      name: { hu: 'Senki sem tartotta fejjel lefelé', en: 'Nobody held theirs upside down' },
    },
    {
      file: 'img/zaszlok.webp',
      name: {
        hu: 'Egyik zászló sem takar, aki mögötte áll, mást mond',
        en: 'None of the flags blocks the view; those behind them disagree',
      },
    },
    {
      file: 'img/mobilfenyek.webp',
      name: { hu: 'Áramszünetnek látszott, terv volt', en: 'It looked like a power cut; it was the plan' },
    },
    {
      file: 'img/unneples.webp',
      name: { hu: 'A pályáról is látszott', en: 'It could be seen from the floor' },
    },
    {
      file: 'img/csarnok-este.webp',
      name: { hu: 'Hazafelé már csak dúdolták', en: 'On the way home they only hummed it' },
    },
  ],
}
