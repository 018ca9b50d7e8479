import { useLiveText } from '~/i18n/live-texts.ts'
import type { LiveView } from '~/model/live.ts'
import styles from './LostNotice.module.css'

/** Without plays it is not known since when. */
type Props = { live: LiveView | null; onAsk: () => void }

/** Above a score that may have changed: since when, and that it comes by itself. */
export function LostNotice({ live, onAsk }: Props) {
  const say = useLiveText()
  const time = live?.plays.at(-1)?.time
  return (
    <div className={styles.notice} role="status">
      <span className={styles.spinner} />
      <p>
        {say('lost')}
        {time && <small>{say('lostSince', { time })}</small>}
      </p>
      <button type="button" onClick={onAsk}>
        {say('askNow')}
      </button>
    </div>
  )
}
