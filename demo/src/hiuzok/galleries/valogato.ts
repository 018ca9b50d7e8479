import type { DemoGallery } from '../../types.ts'

export const valogato: DemoGallery = {
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
      children: 'cleared',
      name: { hu: 'Minden állomás egyszerre', en: 'All the stations at once' },
    },
    { file: 'img/cipok.webp', name: { hu: 'A leggyorsabb cipőfűző', en: 'The quickest shoelace' } },
    {
      file: 'img/stopper.webp',
      name: { hu: 'Cipőfűzőkötés, hivatalos idővel', en: 'Shoelaces, officially timed' },
    },
    { file: 'img/letra.webp', name: { hu: 'Fehér Levente megmutatja', en: 'Levente Fehér shows how' } },
    {
      file: 'img/bojak.webp',
      name: {
        hu: 'A labdavezetés állomását Orbán Zalán mutatta be',
        en: 'Zalán Orbán demonstrates the dribbling station',
      },
    },
    {
      file: 'img/ugrokotel.webp',
      name: { hu: 'Az ugrásnál számolni is kellett', en: 'At the jumping station one had to count as well' },
    },
    { file: 'img/taktika.webp', name: { hu: 'Rajzold le, hol állnál', en: 'Draw where you would stand' } },
    {
      file: 'img/tanuloszoba.webp',
      name: {
        hu: 'Az egyik rajz, amelyen csak lépések vannak',
        en: 'One of the drawings, with nothing on it but steps',
      },
    },
    {
      file: 'img/gyuru.webp',
      name: { hu: 'Az első kosár a nagy gyűrűbe', en: 'A first basket in the big ring' },
    },
    {
      file: 'img/gyereksor.webp',
      children: 'not_cleared',
      name: { hu: 'Takács Bálint és a jövő, méretarányosan', en: 'Bálint Takács and the future, to scale' },
    },
    {
      file: 'img/ulohelyek.webp',
      name: { hu: 'A szülők lelátója ebéd után', en: 'The parents’ stand after lunch' },
    },
    {
      file: 'img/labda-a-vonalon.webp',
      name: { hu: 'Aki itt felejtette, jövő héten megkapja', en: 'Left behind, to be claimed next week' },
    },
    { file: 'img/street.webp', name: { hu: 'Hazafelé még egy dobás', en: 'One more shot on the way home' } },
  ],
}
