import { useText } from '~/i18n/LanguageContext.tsx'
import type { MatchChangeView } from '~/model/match-change.ts'
import styles from './ChangeDetails.module.css'

type Moment = { iso: string; text: string }

const Time = ({ of: { iso, text } }: { of: Moment }) => <time dateTime={iso}>{text}</time>

/** Time and hall of a match that has changed: what holds, and what does no longer. */
export function ChangeDetails({ change }: { change: MatchChangeView }) {
  const text = useText()
  const { kind, time, isOpen, arena } = change
  const before = <span className="vh">{text('changes.before')} </span>
  return (
    <span className={styles.details}>
      <span className={styles.pair}>
        {time.now && (
          <b>
            <Time of={time.now} />
          </b>
        )}
        {isOpen && <b>{text('changes.later')}</b>}{' '}
        {time.before && (
          <del>
            {before}
            <Time of={time.before} />
          </del>
        )}
      </span>{' '}
      {arena && (
        <span className={styles.pair}>
          {kind !== 'arena' && `${text('changes.arena')}: `}
          <b>{arena.now}</b>{' '}
          {arena.before && (
            <del>
              {before}
              {arena.before}
            </del>
          )}
        </span>
      )}
    </span>
  )
}
