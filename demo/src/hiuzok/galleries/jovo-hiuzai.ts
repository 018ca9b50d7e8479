import type { DemoGallery } from '../../types.ts'

export const jovoHiuzai: DemoGallery = {
  key: 'jovo-hiuzai',
  name: {
    hu: 'Négy kis pálya, gondolkodó bírók: a Jövő Hiúzai napja',
    en: 'Four small courts and referees who think: the Lynxes of the Future',
  },
  description: {
    hu: 'Tizenegy iskola egy csarnokban. Zámbó Márk egész nap fényképezett, és egyetlen állást sem jegyzett meg.',
    en: 'Eleven schools in one hall. Márk Zámbó took pictures all day and remembered no score at all.',
  },
  categories: ['akademia'],
  publishedDaysAgo: 1,
  hour: '19:40',
  files: [
    {
      file: 'img/tornaterem.webp',
      name: {
        hu: 'Otthon, a kisrévi tornateremben ennyi a hely',
        en: 'At home, in the Kisrév gym, this is all the room there is',
      },
    },
    {
      file: 'img/utanpotlas.webp',
      name: { hu: 'A négy pálya egyike, talán a harmadik', en: 'One of the four courts, possibly the third' },
    },
    {
      file: 'img/sip.webp',
      name: {
        hu: 'A négy egyforma síp közül ez volt a leghangosabb',
        en: 'Of the four identical whistles, this was the loudest',
      },
    },
    {
      file: 'img/kis-palank.webp',
      name: {
        hu: 'A legalacsonyabb gyűrű előtt állt a leghosszabb sor',
        en: 'The lowest ring had the longest queue',
      },
    },
    {
      file: 'img/magnestabla.webp',
      name: {
        hu: 'A „passz” tizenkettedik változata: le is lehet rajzolni',
        en: 'The twelfth way of saying “pass”: one can draw it',
      },
    },
    {
      file: 'img/labdakocsi.webp',
      name: { hu: 'A labdák uzsonnaszünete', en: 'The balls on their snack break' },
    },
    {
      file: 'img/emeles.webp',
      name: {
        hu: 'Kővári Ákos szerint ez nem segítség, csak emelés',
        en: 'Not help, says Ákos Kővári, only lifting',
      },
    },
    {
      file: 'img/felulnezet.webp',
      name: {
        hu: 'A karzatról nézve mindenki jó helyen áll',
        en: 'Seen from the gallery, everyone is in the right place',
      },
    },
    {
      file: 'img/ulohelyek.webp',
      name: { hu: 'A tanári kar helye, pillanatnyilag üres', en: 'The teachers’ seats, momentarily vacant' },
    },
    {
      file: 'img/kezfogas.webp',
      name: {
        hu: 'Bírók a tanárok ellen: az első öt másodperc barátságos',
        en: 'Referees against teachers: the first five seconds are friendly',
      },
    },
    { file: 'img/kezek.webp', name: { hu: 'Hat település egy körben', en: 'Six places in one circle' } },
    {
      file: 'img/ket-cipo.webp',
      name: {
        hu: 'Fehér Levente negyvenkilencese és a talált bal cipő',
        en: 'Levente Fehér’s size 49 and the left shoe that was found',
      },
    },
    {
      file: 'img/fel-feny.webp',
      name: {
        hu: 'Fél hat után: a csarnok üres, a kapitány nem',
        en: 'After half past five: the hall is empty, the captain is not',
      },
    },
  ],
}
