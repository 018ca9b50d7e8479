import { useLiveText } from '~/i18n/live-texts.ts'
import { useNow } from '../use-now.ts'
import { ageAt, oldAfter } from './is-old.ts'
import styles from './Updated.module.css'

/** Whole seconds since the last answer; null before the first. */
function useAge(answeredAt: number | null): number | null {
  const now = useNow()
  return answeredAt === null || now === null ? null : ageAt(answeredAt, now)
}

type Props = {
  answeredAt: number | null
  /** Fills until the next answer is due. */
  ring?: boolean
}

/** How old what is shown is, counted up. */
export function Updated({ answeredAt, ring = false }: Props) {
  const say = useLiveText()
  const age = useAge(answeredAt)
  if (age === null) return null
  const words =
    age < oldAfter
      ? say('updated', { seconds: age })
      : age < 120
        ? say('lastSeconds', { seconds: age })
        : say('lastMinutes', { minutes: Math.floor(age / 60) })
  return (
    <span className={styles.updated} data-age={age}>
      {ring && age < oldAfter && (
        <svg key={answeredAt} className={styles.ring} viewBox="0 0 22 22" aria-hidden="true">
          <circle cx="11" cy="11" r="9" />
          <circle cx="11" cy="11" r="9" />
        </svg>
      )}
      {words}
    </span>
  )
}
