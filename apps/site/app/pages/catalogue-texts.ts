import type { Language } from '@palank/routes'

/** Not among the messages, which every visitor loads: few open this page. */
export const catalogueTexts = {
  hu: {
    title: 'Elemek',
    lead: 'Az oldal építőelemei példákkal, a klub színeiben; fejlesztőknek és szerkesztőknek.',
    ui: 'Alapelemek',
    features: 'Az oldalak részei',
  },
  en: {
    title: 'Components',
    lead: 'What the site is built of, with examples, in the club’s colours; for developers and editors.',
    ui: 'Basic parts',
    features: 'Parts of the screens',
  },
} satisfies Record<Language, Record<string, string>>
