import { texts } from '../../courtside-screen/texts.ts'
import type { LogRow } from '../../courtside-screen/words.ts'
import { useText } from './context.ts'
import { Icon } from './Icon.tsx'
import { confirmTap } from './tap.ts'

type Props = {
  row: LogRow | null
  onUndo: (row: LogRow) => void
  /** Where a basket has no player yet. */
  onWho: (() => void) | null
}

/** The last event that counts, and the way to take it back. */
export function LastLine({ row, onUndo, onWho }: Props) {
  const { text } = useText()
  const said = row && (
    <>
      {row.text}
      {row.score && (
        <>
          , <b>{row.score}</b>
        </>
      )}
    </>
  )
  return (
    <div className="cs-last">
      {row ? (
        <>
          <span className="cs-last__time">{row.time}</span>
          {onWho ? (
            <button type="button" className="cs-last__who" onClick={onWho}>
              <span>{said}</span>
              <u>{text(texts.whoScored)}</u>
            </button>
          ) : (
            <p>{said}</p>
          )}
          <button
            type="button"
            className="cs-last__undo"
            aria-label={`${text(texts.undo)}: ${row.text}`}
            onClick={(event) => {
              confirmTap(event.currentTarget)
              onUndo(row)
            }}
          >
            <Icon name="undo" />
            <span>{text(texts.undo)}</span>
          </button>
        </>
      ) : (
        <p>{text(texts.nothingYet)}</p>
      )}
    </div>
  )
}
