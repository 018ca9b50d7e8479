import { useText } from '~/i18n/LanguageContext.tsx'
import styles from './Countdown.module.css'
import { countdown } from './countdown.ts'
import { useNow } from './use-now.ts'

/** The time until a date, every second; takes the same room before the script runs and after the date. */
export function Countdown({ date, moment }: { date: string; moment: string }) {
  const text = useText()
  const now = useNow()
  const remaining = now === null ? undefined : countdown(Date.parse(date) - now)
  return (
    <div className={styles.countdown}>
      {remaining !== null && <span className="vh">{text('matches.begins', { moment })}</span>}
      {remaining && (
        <span className={styles.left} aria-hidden="true" data-countdown="">
          {remaining.days > 0 && (
            <>
              <span className="num">{text('matches.days', { count: remaining.days })}</span>{' '}
            </>
          )}
          <span className={`num ${styles.clock}`}>{remaining.clock}</span>
        </span>
      )}
    </div>
  )
}
