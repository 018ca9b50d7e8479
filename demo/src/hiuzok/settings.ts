import type { DemoSetting } from '../types.ts'

export const settings: DemoSetting[] = [
  { setting_type: 'page-settings', name: 'title', value: { hu: 'Tiszai Hiúzok', en: 'Tisza Lynxes' } },
  {
    setting_type: 'page-settings',
    name: 'description',
    value: {
      hu: 'Kosárlabda a Tisza partján: a Hiúzok hírei, meccsei, csapatai, galériái és videói egy helyen.',
      en: 'Basketball on the bank of the Tisza: the Lynxes’ news, games, teams, galleries and videos in one place.',
    },
  },
  {
    setting_type: 'social-media-settings',
    name: 'og:title',
    value: { hu: 'Tiszai Hiúzok kosárlabda', en: 'Tisza Lynxes basketball' },
  },
  {
    setting_type: 'social-media-settings',
    name: 'og:description',
    value: {
      hu: 'Zöld mez, nagy folyó, halk léptek: tarts a Hiúzokkal egész idényben.',
      en: 'Green shirts, a wide river, quiet feet: stay with the Lynxes all season.',
    },
  },
  {
    setting_type: 'social-links',
    name: 'facebook',
    value: { hu: 'https://facebook.example/tiszaihiuzok', en: 'https://facebook.example/tiszaihiuzok' },
  },
  {
    setting_type: 'social-links',
    name: 'instagram',
    value: { hu: 'https://instagram.example/tiszaihiuzok', en: 'https://instagram.example/tiszaihiuzok' },
  },
  {
    setting_type: 'social-links',
    name: 'youtube',
    value: { hu: 'https://youtube.example/tiszaihiuzok', en: 'https://youtube.example/tiszaihiuzok' },
  },
  {
    setting_type: 'social-links',
    name: 'googlemaps',
    value: { hu: 'https://maps.example/tisza-arena', en: 'https://maps.example/tisza-arena' },
  },
  {
    setting_type: 'social-links',
    name: 'twitter',
    value: { hu: 'https://twitter.example/tiszaihiuzok', en: 'https://twitter.example/tiszaihiuzok' },
  },
  {
    setting_type: 'contact-settings',
    name: 'address',
    value: { hu: '5000 Tiszahalom, Ártéri sétány 4.', en: 'Ártéri sétány 4, 5000 Tiszahalom, Hungary' },
  },
  {
    setting_type: 'contact-settings',
    name: 'phone',
    value: { hu: '+36 56 500 1963', en: '+36 56 500 1963' },
  },
  {
    setting_type: 'contact-settings',
    name: 'other',
    value: {
      hu: '<a href="mailto:iroda@tiszaihiuzok.example">iroda@tiszaihiuzok.example</a><br>Hétfőtől péntekig 8 és 15 óra között',
      en: '<a href="mailto:iroda@tiszaihiuzok.example">iroda@tiszaihiuzok.example</a><br>Monday to Friday 8:00–15:00',
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
    value: { hu: 'gyermekvedelem@tiszaihiuzok.example', en: 'gyermekvedelem@tiszaihiuzok.example' },
  },
  {
    setting_type: 'child-protection',
    name: 'phone',
    value: { hu: '+36 56 510 1960', en: '+36 56 510 1960' },
  },
]
