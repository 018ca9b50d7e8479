import type { Setting } from '@palank/contract/setting'
import type { PackPicture } from '~/brand/brand.ts'
import type { JoinResult, JoinView } from './join.ts'
import type { JoinValues } from './rules.ts'

const setting = (setting_type: string, name: string, value: string): Setting => ({
  setting_type,
  name,
  value,
  lang: 'hu',
})

export const exampleJoinSettings: Setting[] = [
  setting('contact-settings', 'phone', '+36 1 555 0100'),
  setting('contact-settings', 'other', '<a href="mailto:iroda@klub.example">iroda@klub.example</a>'),
  setting('join-us', 'consent_version', '1'),
  setting(
    'join-us',
    'consent_text',
    'Elfogadom az [adatkezelési tájékoztatót]. 16 év alatti jelentkező nevében a szülő vagy a gyám járul hozzá.',
  ),
]

export const exampleJoin: JoinView = {
  isOpen: true,
  consent: {
    version: '1',
    before: 'Elfogadom az ',
    link: 'adatkezelési tájékoztatót',
    after: '. 16 év alatti jelentkező nevében a szülő vagy a gyám járul hozzá.',
  },
  privacyNotice: '/oldalak/adatkezelesi-tajekoztato',
  contact: { phone: { text: '+36 1 555 0100', href: 'tel:+3615550100' }, email: 'iroda@klub.example' },
}

export const exampleValues: JoinValues = {
  name: 'Kőszegi Bulcsú',
  birthYear: '2014',
  mothersName: '',
  hasPlayedBefore: 'no',
  email: 'bulcsu@pelda.hu',
  phone: '36 20 123 4567',
  consent: 'yes',
}

/** The api cannot be reached. */
export const exampleNotStored: JoinResult = {
  state: 'failed',
  reason: 'unavailable',
  values: exampleValues,
  formToken: 'formToken',
}

/** Rendered again by the server with errors and the values that were sent. */
export const exampleRefused: JoinResult = {
  state: 'failed',
  reason: 'invalid',
  errors: { birthYear: 'joinUs.required' },
  values: {
    ...exampleValues,
    birthYear: '',
    hasPlayedBefore: '',
    email: 'bulcsu@pelda..hu',
    phone: '36 20 12',
    consent: '',
  },
  formToken: 'formToken',
}

export const exampleJoinPicture: PackPicture = {
  avif: '/files/edzes-1600.avif 1600w',
  image: { src: '/files/edzes.webp', srcSet: '/files/edzes.webp 1600w', width: 1600, height: 900 },
}
