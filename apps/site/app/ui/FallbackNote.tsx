import type { Language } from '@palank/routes'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import styles from './FallbackNote.module.css'

/** Says so when a text came in another language than the page; otherwise it is not there. */
export function FallbackNote({ language }: { language: Language | undefined }) {
  const text = useText()
  const shown = useLanguage()
  if (!language || language === shown) return null
  return <p className={styles.note}>{text(`reading.fallback.${language}`)}</p>
}
