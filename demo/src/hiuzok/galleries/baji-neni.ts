import type { DemoGallery } from '../../types.ts'

export const bajiNeni: DemoGallery = {
  key: 'baji-neni',
  name: { hu: 'Kopogni kell: Baji néni szertára', en: 'Knock first: Aunt Baji’s store' },
  description: {
    hu: 'Belül kilincs, kívül kérdés: mit hoztál vissza? Zámbó Márk egy kölcsönkért állványt hozott, így bejuthatott.',
    en: 'A handle on the inside, a question on the outside: what have you brought back? Márk Zámbó brought a borrowed tripod and was let in.',
  },
  categories: ['klubelet'],
  publishedDaysAgo: 106,
  hour: '09:15',
  files: [
    {
      file: 'img/szertar.webp',
      name: {
        hu: 'Ami a polcon van, azé, aki visszahozza',
        en: 'What is on the shelf belongs to whoever returns it',
      },
    },
    {
      file: 'img/oltozo.webp',
      name: { hu: 'Hat mez, mind kifordítva érkezett', en: 'Six jerseys, all handed in inside out' },
    },
    {
      file: 'img/fogasok.webp',
      name: {
        hu: 'Kővári és Farkas, köztük egy törölköző és egy táska',
        en: 'Kővári and Farkas, with a towel and a bag between them',
      },
    },
    {
      file: 'img/mosogep.webp',
      name: { hu: 'Győzelem után még sosem romlott el', en: 'It has never broken down after a win' },
    },
    {
      file: 'img/halo-alulrol.webp',
      name: { hu: 'Tizenkét hurok, alulról megszámolva', en: 'Twelve loops, counted from below' },
    },
    {
      file: 'img/gyuru.webp',
      name: { hu: 'Ezt a hangot a bolti nem tudja', en: 'A sound the shop ones cannot make' },
    },
    {
      file: 'img/cipok-sora.webp',
      name: { hu: 'Cipők névsorban, név nélkül', en: 'Shoes in alphabetical order, without names' },
    },
    {
      file: 'img/kulacsok.webp',
      name: {
        hu: 'A kulacs kölcsön van, a szám emlékeztet rá',
        en: 'The bottle is a loan, and the number is a reminder',
      },
    },
    {
      file: 'img/labdakocsi.webp',
      name: { hu: 'Tizenhárom a negyvenegyből', en: 'Thirteen of the forty-one' },
    },
    {
      file: 'img/alairas.webp',
      name: {
        hu: 'A negyvenegyedik: aláírt, azzal nem játszunk',
        en: 'The forty-first: signed, not for playing',
      },
    },
    {
      file: 'img/ket-cipo.webp',
      name: { hu: 'Az egyiket kinőtték, a másikba bele kell nőni', en: 'One outgrown, one to be grown into' },
    },
    {
      file: 'img/csomagok.webp',
      name: { hu: 'Nyolc táska, negyvennyolc pár zokni', en: 'Eight bags, forty-eight pairs of socks' },
    },
  ],
}
