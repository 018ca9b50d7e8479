import type { DemoSetting } from '../types.ts'

export const settings: DemoSetting[] = [
  { setting_type: 'page-settings', name: 'title', value: { hu: 'Dunai Sólymok', en: 'Danube Falcons' } },
  {
    setting_type: 'page-settings',
    name: 'description',
    value: {
      hu: 'A dunaszegi kosárlabdaklub hivatalos oldala: hírek, mérkőzések, csapatok, képek és videók.',
      en: 'The official site of the basketball club of Dunaszeg: news, games, teams, pictures and videos.',
    },
  },
  {
    setting_type: 'social-media-settings',
    name: 'og:title',
    value: { hu: 'Dunai Sólymok kosárlabda', en: 'Danube Falcons basketball' },
  },
  {
    setting_type: 'social-media-settings',
    name: 'og:description',
    value: {
      hu: 'Kövesd a Sólymokat a Duna Arénától az utolsó idegenbeli buszig.',
      en: 'Follow the Falcons from the Duna Aréna to the last bus home.',
    },
  },
  {
    setting_type: 'social-links',
    name: 'facebook',
    value: { hu: 'https://facebook.example/dunaisolymok', en: 'https://facebook.example/dunaisolymok' },
  },
  {
    setting_type: 'social-links',
    name: 'instagram',
    value: { hu: 'https://instagram.example/dunaisolymok', en: 'https://instagram.example/dunaisolymok' },
  },
  {
    setting_type: 'social-links',
    name: 'youtube',
    value: { hu: 'https://youtube.example/dunaisolymok', en: 'https://youtube.example/dunaisolymok' },
  },
  {
    setting_type: 'social-links',
    name: 'googlemaps',
    value: { hu: 'https://maps.example/duna-arena', en: 'https://maps.example/duna-arena' },
  },
  {
    setting_type: 'social-links',
    name: 'twitter',
    value: { hu: 'https://twitter.example/dunaisolymok', en: 'https://twitter.example/dunaisolymok' },
  },
  {
    setting_type: 'contact-settings',
    name: 'address',
    value: { hu: '2400 Dunaszeg, Sportcsarnok utca 1.', en: 'Sportcsarnok utca 1, 2400 Dunaszeg, Hungary' },
  },
  {
    setting_type: 'contact-settings',
    name: 'phone',
    value: { hu: '+36 25 400 1958', en: '+36 25 400 1958' },
  },
  {
    setting_type: 'contact-settings',
    name: 'other',
    value: {
      hu: '<a href="mailto:iroda@dunaisolymok.example">iroda@dunaisolymok.example</a><br>Hétköznap 9 és 16 óra között',
      en: '<a href="mailto:iroda@dunaisolymok.example">iroda@dunaisolymok.example</a><br>Weekdays 9:00–16:00',
    },
  },
  {
    setting_type: 'child-protection',
    name: 'name',
    value: { hu: 'Gyermekvédő Gyöngyi', en: 'Gyöngyi Gyermekvédő' },
  },
  {
    setting_type: 'child-protection',
    name: 'email',
    value: { hu: 'gyermekvedelem@dunaisolymok.example', en: 'gyermekvedelem@dunaisolymok.example' },
  },
  {
    setting_type: 'child-protection',
    name: 'phone',
    value: { hu: '+36 25 400 1960', en: '+36 25 400 1960' },
  },
]
