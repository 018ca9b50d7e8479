import type { FieldHook } from 'payload'
import { linkIn } from './screens.ts'

type Links = { hu?: string | null; en?: string | null }

/**
 * A screen that is chosen in one language is the same screen in the other, unless somebody chose another one there:
 * otherwise the item would be missing from the other language's menu.
 */
export const linkInBothLanguages: FieldHook = ({ value, siblingData, siblingDocWithLocales, req }) => {
  const { locale } = req
  if (siblingData.type !== 'internal_url' || typeof value !== 'string' || !siblingDocWithLocales) return value
  if (locale !== 'hu' && locale !== 'en') return value
  const other = locale === 'hu' ? 'en' : 'hu'
  const stored = (siblingDocWithLocales.link ?? {}) as Links
  const theirs = stored[other]
  if (theirs && theirs !== linkIn(stored[locale] ?? '', other)) return value
  const translated = linkIn(value, other)
  // Payload merges the languages from here after the hooks.
  if (translated) siblingDocWithLocales.link = { ...stored, [other]: translated }
  return value
}
