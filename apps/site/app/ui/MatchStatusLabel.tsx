import type { MatchState } from '@palank/sport/match-phase'
import { useText } from '~/i18n/LanguageContext.tsx'
import styles from './MatchStatusLabel.module.css'

const keys = {
  awaiting: 'matches.awaiting',
  live: 'matches.live',
  postponed: 'matches.postponed',
  cancelled: 'matches.cancelled',
  scheduled: undefined,
  finished: undefined,
} as const

type Props = { state: MatchState; large?: boolean }

/** Empty for a scheduled or finished match. */
export function MatchStatusLabel({ state, large = false }: Props) {
  const text = useText()
  const key = keys[state]
  const className = `${styles.label} ${large ? styles.large : ''}`
  return <span className={className}>{key && <b className={styles[state]}>{text(key)}</b>}</span>
}
