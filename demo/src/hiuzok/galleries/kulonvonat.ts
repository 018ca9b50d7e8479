import type { DemoGallery } from '../../types.ts'

export const kulonvonat: DemoGallery = {
  key: 'kulonvonat',
  name: {
    hu: 'Próbaút: öt kocsi, hat kosár perec',
    en: 'The trial run: five coaches, six baskets of pretzels',
  },
  description: {
    hu: 'A szurkolói különvonat első útja. A doboló kocsi odafelé telt meg, a csendes hazafelé, a perec sehol sem maradt.',
    en: 'The supporters’ train on its first trip. The drumming coach filled up on the way out, the quiet one on the way home, and no pretzel survived either.',
  },
  categories: ['szurkoloknak'],
  publishedDaysAgo: 29,
  hour: '22:20',
  files: [
    {
      file: 'img/busz.webp',
      name: {
        hu: 'A tavalyi busz, amelyről hatvanan lemaradtak',
        en: 'Last year’s bus, the one that sixty people missed',
      },
    },
    {
      file: 'img/busz-belulrol.webp',
      name: { hu: 'Ennyi hely volt rajta', en: 'That was all the room on it' },
    },
    {
      file: 'img/csomagok.webp',
      name: { hu: 'Táskák indulás előtt, főként sállal', en: 'Bags before departure, mainly full of scarf' },
    },
    {
      file: 'img/stopper.webp',
      name: {
        hu: 'Egy perc késés, Csóka Tihamér kérésére',
        en: 'One minute late, at Tihamér Csóka’s request',
      },
    },
    {
      file: 'img/kulonjarat.webp',
      name: { hu: 'A szerelvény zöld. Így jött', en: 'The train is green. It came like that' },
    },
    { file: 'img/dob.webp', name: { hu: 'Az első kocsi, alagút előtt', en: 'Coach one, before the tunnel' } },
    {
      file: 'img/orszagut.webp',
      name: {
        hu: 'Akik megnézték a vonatot, és mégis a buszt választották',
        en: 'Those who had a look at the train and still took the bus',
      },
    },
    {
      file: 'img/felvonulas.webp',
      name: {
        hu: 'Az állomástól tizenkét perc, dobbal húsz',
        en: 'Twelve minutes from the station, twenty with drums',
      },
    },
    {
      file: 'img/zaszlok.webp',
      name: { hu: 'A zászlókat fölülre csomagolták', en: 'The flags had been packed on top' },
    },
    {
      file: 'img/salak.webp',
      name: { hu: 'Sálszemle, mindenki megfelelt', en: 'Scarf inspection; everybody passed' },
    },
    {
      file: 'img/csarnok-este.webp',
      name: { hu: 'Hazaértünk, a csarnok megvárt', en: 'Home again; the hall had waited up' },
    },
  ],
}
