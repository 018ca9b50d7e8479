import type { DemoGallery } from '../../types.ts'

export const akademiaTorna: DemoGallery = {
  key: 'akademia-torna',
  name: {
    hu: 'Egy nap, tizenkét csapat: az akadémia tornája',
    en: 'One day, twelve teams: the academy tournament',
  },
  description: {
    hu: 'U11-től U14-ig, reggel nyolctól estig. Eredményt a folyosón lehetett kérdezni, levest a klubkonyhán.',
    en: 'From under-11 to under-14, from eight until evening. Results were to be had in the corridor, soup in the club kitchen.',
  },
  categories: ['utanpotlas'],
  publishedDaysAgo: 97,
  hour: '19:15',
  files: [
    {
      file: 'img/gyereksor.webp',
      children: 'cleared',
      name: {
        hu: 'Sorakozó, a jobb szélen a díszvendég',
        en: 'Line-up, with the guest of honour on the right',
      },
    },
    {
      file: 'img/sip.webp',
      name: {
        hu: 'Az első sípszó, nyolc óra egy perckor',
        en: 'The first whistle, at one minute past eight',
      },
    },
    {
      file: 'img/utanpotlas.webp',
      children: 'cleared',
      name: { hu: 'Három pálya egy pályán', en: 'Three courts on one court' },
    },
    {
      file: 'img/kis-palank.webp',
      name: { hu: 'Az U11 bemelegít, a palánk is', en: 'The under-11s warm up, and so does the hoop' },
    },
    { file: 'img/taktika.webp', name: { hu: 'Ezt kérte az edző', en: 'What the coach asked for' } },
    { file: 'img/magnestabla.webp', name: { hu: 'Ezt mondta el a csapatnak', en: 'What he told the team' } },
    { file: 'img/felulnezet.webp', name: { hu: 'És ezt látta a karzat', en: 'And what the gallery saw' } },
    {
      file: 'img/idokeres.webp',
      name: {
        hu: 'Időkérés: fél perc, ebből tizenöt másodperc ivás',
        en: 'Time-out: thirty seconds, fifteen of them for drinking',
      },
    },
    {
      file: 'img/kulacsok.webp',
      name: { hu: 'Kulacsok számmal, nem mintha segítene', en: 'Numbered bottles, not that it helps' },
    },
    {
      file: 'img/labdakocsi.webp',
      name: {
        hu: 'Délre mind gazdára talált, délutánra mind visszajött',
        en: 'All spoken for by noon, all returned by the afternoon',
      },
    },
    {
      file: 'img/bojak.webp',
      name: { hu: 'A kis teremben, két meccs között', en: 'In the small gym, between two games' },
    },
    {
      file: 'img/ugrokotel.webp',
      name: {
        hu: 'Aki várt, ugrókötelezett, tehát mindenki',
        en: 'Those who were waiting skipped rope, so everyone did',
      },
    },
    { file: 'img/cipok.webp', name: { hu: 'A döntő lábai', en: 'The feet of the final' } },
    {
      file: 'img/stopper.webp',
      name: { hu: 'A zsűriasztal tartalék órája', en: 'The scorers’ spare clock' },
    },
    {
      file: 'img/eredmenyjelzo-nulla.webp',
      name: {
        hu: 'Két meccs között tíz másodpercig mindenki jól áll',
        en: 'Between games, for ten seconds, everyone is doing well',
      },
    },
    {
      file: 'img/ulohelyek.webp',
      name: { hu: 'A szülők helye: aki feláll, elveszti', en: 'The parents’ seats: stand up and lose it' },
    },
    {
      file: 'img/kezek.webp',
      name: { hu: 'Utolsó kör a döntő előtt', en: 'The last circle before the final' },
    },
    {
      file: 'img/emeles.webp',
      children: 'not_cleared',
      name: {
        hu: 'Varga Ákos és a nap legkisebb pontszerzője',
        en: 'Ákos Varga and the day’s smallest scorer',
      },
    },
    {
      file: 'img/ermek.webp',
      name: {
        hu: 'Érmek, díjkiosztás előtt kétszer megszámolva',
        en: 'Medals, counted twice before the ceremony',
      },
    },
    {
      file: 'img/dijatado.webp',
      name: {
        hu: 'Sipos Levente megmutatja, hogyan kell felemelni',
        en: 'Levente Sipos shows how it is lifted',
      },
    },
  ],
}
