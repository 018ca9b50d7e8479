import type { DemoGallery } from '../../types.ts'

export const iskolaban: DemoGallery = {
  key: 'iskolaban',
  name: {
    hu: 'A 2. b vendégei: délelőtt a Malomsori iskolában',
    en: 'Guests of class 2 b: a morning at the Malomsor school',
  },
  description: {
    hu: 'A Jövő Sólymai program egyik órája, két vendéggel a felnőttcsapatból. Az osztály kérésére a vendégek is köszöntek.',
    en: 'One lesson of Falcons of Tomorrow, with two guests from the first team. At the class’s request the guests said hello as well.',
  },
  categories: ['utanpotlas', 'kozosseg'],
  publishedDaysAgo: 19,
  hour: '12:20',
  files: [
    {
      file: 'img/tornaterem.webp',
      name: { hu: 'Háromnegyed nyolc, még csend van', en: 'A quarter to eight, and still quiet' },
    },
    {
      file: 'img/labdakocsi.webp',
      name: { hu: 'Ennyi labda jut, és ez szándékos', en: 'This many balls, and on purpose' },
    },
    {
      file: 'img/kis-palank.webp',
      name: { hu: 'A gyűrű alacsony, a várakozás magas', en: 'A low ring and high expectations' },
    },
    {
      file: 'img/ket-cipo.webp',
      name: {
        hu: 'Szűcs Ádám és egy másodikos, a padlóról nézve',
        en: 'Ádám Szűcs and a second-former, seen from the floor',
      },
    },
    {
      file: 'img/magnestabla.webp',
      name: { hu: 'A feketék a farkasok, a többi bárány', en: 'The black ones are wolves, the others sheep' },
    },
    {
      file: 'img/utanpotlas.webp',
      name: {
        hu: 'Meccs két gyűrűre, pont jár a passzért is',
        en: 'A match on two baskets, with points for passing',
      },
    },
    {
      file: 'img/sip.webp',
      name: {
        hu: 'Egyszer kellett megfújni, akkor is tévedésből',
        en: 'It was blown once, and that was by mistake',
      },
    },
    { file: 'img/labda-kozelrol.webp', name: { hu: 'Ez a labda itt maradt', en: 'This ball stayed behind' } },
    {
      file: 'img/kezek.webp',
      name: { hu: 'A végén mindenki megköszön valamit', en: 'At the end everybody thanks somebody' },
    },
    {
      file: 'img/alairas.webp',
      name: {
        hu: 'Balogh Márton aláír, a szőke kislány diktálja a nevet',
        en: 'Márton Balogh signs while the fair-haired girl dictates the name',
      },
    },
    {
      file: 'img/ermek.webp',
      name: {
        hu: 'Érem a legszebb köszönésért, hét darab',
        en: 'Medals for the finest hello, seven of them',
      },
    },
    {
      file: 'img/tanuloszoba.webp',
      name: { hu: 'Házi feladat: rajzold le, merre futottál', en: 'Homework: draw where you ran' },
    },
  ],
}
