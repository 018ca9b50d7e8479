import type { Language } from '@palank/routes'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import styles from './FallbackNote.module.css'

/** Says that a text is in another language than the page. */
export function FallbackNote({ language }: { language: Language | undefined }) {
  const text = useText()
  const pageLanguage = useLanguage()
  if (!language || language === pageLanguage) return null
  return <p className={styles.note}>{text(`reading.fallback.${language}`)}</p>
}
