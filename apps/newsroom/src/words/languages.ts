import { en } from '@payloadcms/translations/languages/en'
import { hu } from '@payloadcms/translations/languages/hu'
import { deepMergeSimple } from '@payloadcms/translations/utilities'
import { hungarian } from './hungarian.ts'

/** The sentences that Payload itself would leave unreadable in English too. */
const english = { general: { noLabel: '–', payloadSettings: 'Language and settings' } } as const

/**
 * Payload's languages with our words. As a language, not as `i18n.translations`: of a language the browser gets
 * only what it needs.
 */
export const languages = {
  hu: { ...hu, translations: deepMergeSimple<typeof hu.translations>(hu.translations, hungarian) },
  en: { ...en, translations: deepMergeSimple<typeof en.translations>(en.translations, english) },
}
