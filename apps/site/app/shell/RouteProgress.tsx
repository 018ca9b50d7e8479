import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useText } from '~/i18n/LanguageContext.tsx'
import styles from './RouteProgress.module.css'

/** Faster navigations show no progress bar. */
const delayMs = 150

export function RouteProgress() {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setVisible(true), delayMs)
    return () => {
      clearTimeout(timer)
      setVisible(false)
    }
  }, [busy])
  return visible ? <div className={styles.bar} role="progressbar" aria-label={text('shell.loading')} /> : null
}
