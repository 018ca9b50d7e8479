import type { DemoGallery } from '../../types.ts'

export const tornaKepekben: DemoGallery = {
  key: 'torna-kepekben',
  name: { hu: 'A Tisza Torna két napja képekben', en: 'Two days of the Tisza Tournament in pictures' },
  description: {
    hu: 'Hosszabbítás az első napon, tizenhárom hármas a másodikon. Zámbó Márk a palánk mögül, a lelátóról és a folyosóról fényképezett.',
    en: 'Overtime on day one, thirteen threes on day two. Márk Zámbó took pictures from behind the basket, from the stand and in the corridor.',
  },
  categories: ['ferfi-csapat'],
  publishedDaysAgo: 167,
  hour: '22:40',
  files: [
    {
      file: 'img/bemutatas.webp',
      name: {
        hu: 'Öt név a fényben, ez volt a kilencből az egyik',
        en: 'Five names in the light, one line-up out of nine',
      },
    },
    { file: 'img/feldobas.webp', name: { hu: 'Első nap, 18:00: feldobás', en: 'Day one, 18:00: tip-off' } },
    { file: 'img/idokeres.webp', name: { hu: '„Ezt ne szokjuk meg”', en: '“Let’s not get used to this”' } },
    {
      file: 'img/tempodobas.webp',
      name: { hu: 'Orbán Zalán hatodik hármasa', en: 'Zalán Orbán’s sixth three' },
    },
    {
      file: 'img/vedekezes.webp',
      name: { hu: 'Bődi Máté, a torna legjobb védője', en: 'Máté Bődi, best defender of the tournament' },
    },
    { file: 'img/zsakolas.webp', name: { hu: 'Kővári Ákos a levegőben', en: 'Ákos Kővári in the air' } },
    {
      file: 'img/ketkezes-zsakolas.webp',
      name: { hu: 'Ugyanő, a biztonság kedvéért két kézzel', en: 'The same man, with both hands to be safe' },
    },
    { file: 'img/lepattano.webp', name: { hu: 'Három kéz, egy labda', en: 'Three hands, one ball' } },
    {
      file: 'img/labdaert.webp',
      name: {
        hu: 'Hajnal Dániel a saját eladott labdája után',
        en: 'Dániel Hajnal going after a ball he had lost himself',
      },
    },
    { file: 'img/buntetodobas.webp', name: { hu: 'Csend a vonalnál', en: 'Silence at the line' } },
    {
      file: 'img/kispad.webp',
      name: { hu: 'A pad, ahol egyikük sem ült sokáig', en: 'The bench, where none of them sat for long' },
    },
    { file: 'img/gyors-inditas.webp', name: { hu: 'Lukács Márton elment', en: 'Márton Lukács is gone' } },
    { file: 'img/szurkolok.webp', name: { hu: 'Az Ártér hangja', en: 'The sound of the Floodplain' } },
    {
      file: 'img/dob.webp',
      name: {
        hu: 'A két vendégdobból az, amelyik itt maradt',
        en: 'Of the two visiting drums, the one that stayed',
      },
    },
    { file: 'img/unneples.webp', name: { hu: 'Vége, győzelem', en: 'Over, and won' } },
    {
      file: 'img/dijatado.webp',
      name: { hu: 'A serleg, mielőtt az előtérbe került', en: 'The cup before it went to the lobby' },
    },
    { file: 'img/osszeboruls.webp', name: { hu: 'Kör a félpályán', en: 'A circle at half court' } },
  ],
}
