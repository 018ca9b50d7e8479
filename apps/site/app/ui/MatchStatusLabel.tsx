import { useText } from '~/i18n/LanguageContext.tsx'
import styles from './MatchStatusLabel.module.css'
import type { MatchView } from './match-row.ts'

const keys = {
  live: 'matches.live',
  postponed: 'matches.postponed',
  cancelled: 'matches.cancelled',
  scheduled: undefined,
  finished: undefined,
} as const

type Props = { status: MatchView['status']; large?: boolean }

/** What has become of a match that neither waits for its time nor has ended. */
export function MatchStatusLabel({ status, large = false }: Props) {
  const text = useText()
  const key = keys[status]
  const className = `${styles.label} ${large ? styles.large : ''}`
  return <span className={className}>{key && <b className={styles[status]}>{text(key)}</b>}</span>
}
