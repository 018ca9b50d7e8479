import { formatMoment } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import styles from './Countdown.module.css'
import { countdown } from './countdown.ts'
import { useNow } from './use-now.ts'

/** What is left until a date, every second; its place is kept before the script comes and after the date. */
export function Countdown({ date }: { date: string }) {
  const text = useText()
  const language = useLanguage()
  const now = useNow()
  const left = now === null ? undefined : countdown(Date.parse(date) - now)
  return (
    <div className={styles.countdown}>
      {left !== null && (
        <span className="vh">{text('matches.begins', { moment: formatMoment(date, language) })}</span>
      )}
      {left && (
        <span className={styles.left} aria-hidden="true" data-countdown="">
          {left.days > 0 && (
            <>
              <span className="num">{text('matches.days', { count: left.days })}</span>{' '}
            </>
          )}
          <span className={`num ${styles.clock}`}>{left.clock}</span>
        </span>
      )}
    </div>
  )
}
