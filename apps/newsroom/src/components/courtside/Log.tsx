import type { Points } from '@palank/sport/events/event'
import type { CourtsideMatch } from '../../courtside/types.ts'
import { texts } from '../../courtside-screen/texts.ts'
import type { LogRow } from '../../courtside-screen/words.ts'
import { useText } from './context.ts'
import { Icon } from './Icon.tsx'
import { TeamCrest } from './TeamCrest.tsx'

type Props = {
  rows: LogRow[]
  match: CourtsideMatch
  onUndo: (row: LogRow) => void
  onWho: (event: Points) => void
}

/** A basket that counts, also of an earlier quarter and with a wrong player, can be given to another one. */
function Said({ row: { event, text: said, isUndone }, onWho }: { row: LogRow; onWho: Props['onWho'] }) {
  const { text } = useText()
  if (isUndone) return <s>{said}</s>
  if (event.type !== 'points') return said
  return (
    <button type="button" className="cs-log__who" onClick={() => onWho(event)}>
      {said} <u>{text(texts.whoScored)}</u>
    </button>
  )
}

export function Log({ rows, match, onUndo, onWho }: Props) {
  const { text } = useText()
  if (rows.length === 0) return <p className="cs-log__none">{text(texts.nothingYet)}</p>
  return (
    <ol className="cs-log">
      {rows.map((row) => (
        <li key={row.event.id} className={row.isUndone ? 'is-undone' : ''}>
          <time dateTime={row.event.at}>
            {row.time}
            {row.isWaiting && <span title={text(texts.waiting)}> ↑</span>}
          </time>
          {row.side ? <TeamCrest team={match[row.side]} /> : <span />}
          <p>
            <Said row={row} onWho={onWho} />
            {row.isUndone && <span className="cs-vh"> {text(texts.undone)}</span>}
            {row.isWaiting && <span className="cs-vh"> {text(texts.waiting)}</span>}
          </p>
          <span className="cs-log__score">{row.score}</span>
          {row.isUndone ? (
            <span />
          ) : (
            <button type="button" aria-label={`${text(texts.undo)}: ${row.text}`} onClick={() => onUndo(row)}>
              <Icon name="undo" />
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}
