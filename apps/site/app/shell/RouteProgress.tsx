import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useText } from '~/i18n/LanguageContext.tsx'
import styles from './RouteProgress.module.css'

/** A page that comes sooner needs no sign of waiting. */
const patience = 150

export function RouteProgress() {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [busy])
  return late ? <div className={styles.bar} role="progressbar" aria-label={text('shell.loading')} /> : null
}
