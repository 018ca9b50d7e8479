import type { KeptEvent } from '../../courtside-screen/event-store.ts'
import { texts } from '../../courtside-screen/texts.ts'
import { type Describe, refusalWords } from '../../courtside-screen/words.ts'
import { useText } from './context.ts'
import { Sheet } from './Sheet.tsx'

/** Nothing vanishes silently: what the server did not take is shown until somebody has seen it. */
export function Refused({
  refused,
  describe,
  onSeen,
}: {
  refused: KeptEvent[]
  describe: Describe
  onSeen: () => void
}) {
  const { text } = useText()
  return (
    <Sheet title={text(texts.refused)} onClose={onSeen}>
      <div className="cs-check">
        <p className="cs-check__lead">{text(texts.refusedLead)}</p>
        <ul className="cs-refused">
          {refused.map(({ event, problems }) => (
            <li key={event.id}>
              <b>{describe(event) || text(texts.undo)}</b>
              <span className="cs-refused__why">{refusalWords(problems).map(text).join(' ')}</span>
            </li>
          ))}
        </ul>
        <button type="button" className="cs-line-button" onClick={onSeen}>
          {text(texts.dismiss)}
        </button>
      </div>
    </Sheet>
  )
}
