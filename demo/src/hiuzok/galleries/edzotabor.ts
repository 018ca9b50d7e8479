import type { DemoGallery } from '../../types.ts'

export const edzotabor: DemoGallery = {
  key: 'edzotabor',
  name: { hu: 'Nyolc nap labda nélkül, aztán labdával', en: 'Eight days without a ball, then with one' },
  description: {
    hu: 'Képek a felkészülés első heteiből, időrendben. Révész Hunor elzárta a labdákat, ezért az első csak a tizedik képen jön.',
    en: 'Pictures from the first weeks of preseason, in order of time. Hunor Révész had locked the balls away, so the first one comes in the tenth.',
  },
  categories: ['ferfi-csapat'],
  publishedDaysAgo: 189,
  hour: '19:45',
  files: [
    {
      file: 'img/busz.webp',
      name: { hu: 'Indulás a táborba, a labdák otthon maradtak', en: 'Off to camp; the balls stay at home' },
    },
    {
      file: 'img/busz-belulrol.webp',
      name: { hu: 'Az első óra még csendes', en: 'The first hour was quiet' },
    },
    { file: 'img/orszagut.webp', name: { hu: 'Az utolsó sík szakasz', en: 'The last flat stretch' } },
    {
      file: 'img/erdei-futas.webp',
      name: { hu: 'Első reggel: a fák nem térnek ki', en: 'First morning: trees do not step aside' },
    },
    {
      file: 'img/letra.webp',
      name: {
        hu: 'Fehér Levente a lépéseit nézi, más nem érdekli',
        en: 'Levente Fehér watching his steps, and nothing else',
      },
    },
    {
      file: 'img/ugrokotel.webp',
      name: {
        hu: 'Fehér, Pintér, Lukács: kötél van, labda nincs',
        en: 'Fehér, Pintér, Lukács: ropes yes, ball no',
      },
    },
    {
      file: 'img/nyujtas.webp',
      name: {
        hu: 'Révész Hunor nézi, ki alszik el nyújtás közben',
        en: 'Hunor Révész checks who falls asleep while stretching',
      },
    },
    {
      file: 'img/parti-futas.webp',
      name: {
        hu: 'Hetedik reggel, sík terepen, jutalomból',
        en: 'Seventh morning, on the flat, as a reward',
      },
    },
    {
      file: 'img/cipok-sora.webp',
      name: { hu: 'Nyolcadik este: a cipők készen állnak', en: 'Eighth evening: the shoes are ready' },
    },
    {
      file: 'img/labda-kozelrol.webp',
      name: { hu: 'Kilencedik reggel: megjött a kulcs', en: 'Ninth morning: the key is back' },
    },
    {
      file: 'img/labdakocsi.webp',
      name: { hu: 'Mindenki a sajátját kereste', en: 'Everyone looked for his own' },
    },
    {
      file: 'img/bojak.webp',
      name: { hu: 'Labdával minden bója közelebb van', en: 'With a ball every cone is closer' },
    },
    {
      file: 'img/labdaert.webp',
      name: { hu: 'Az első labda, amely elgurult', en: 'The first one to roll away' },
    },
    { file: 'img/vedekezes.webp', name: { hu: '„Ne a cipődet nézd”', en: '“Don’t look at your shoes”' } },
    { file: 'img/cipok.webp', name: { hu: 'Akinek mondták', en: 'The man it was said to' } },
    {
      file: 'img/magnestabla.webp',
      name: {
        hu: 'Gál Vencel nyila, közlési engedéllyel',
        en: 'Vencel Gál’s arrow, cleared for publication',
      },
    },
    {
      file: 'img/stopper.webp',
      name: {
        hu: 'Tizennégy másodperc: ennyi lesz egy támadás',
        en: 'Fourteen seconds: the length of an attack from now on',
      },
    },
    {
      file: 'img/sulyzok.webp',
      name: {
        hu: 'Délután súlyok. Délelőtt is azok voltak',
        en: 'Weights in the afternoon. In the morning too',
      },
    },
    {
      file: 'img/kulacsok.webp',
      name: {
        hu: 'Az egyetlen sor, amelyben senki sem tolakodott',
        en: 'The one queue in which nobody pushed',
      },
    },
    {
      file: 'img/osszeboruls.webp',
      name: { hu: 'Utolsó este, mindenki talpon', en: 'Last evening, everyone on his feet' },
    },
  ],
}
