import { counts, texts } from '../../courtside-screen/texts.ts'
import { useText } from './context.ts'
import { Sheet } from './Sheet.tsx'

export function Leave({
  waiting,
  onLeave,
  onDiscard,
  onClose,
}: {
  waiting: number
  onLeave: () => void
  /** Null while what waits may still be sent. */
  onDiscard: (() => void) | null
  onClose: () => void
}) {
  const { text } = useText()
  const leadWaiting = onDiscard ? counts.leaveUseless : counts.leaveWaiting
  const lead = waiting > 0 ? leadWaiting(waiting) : texts.leaveLead
  return (
    <Sheet title={text(texts.leaveTitle)} onClose={onClose}>
      <div className="cs-check">
        <p className="cs-check__lead">{text(lead)}</p>
        <button type="button" className="cs-go" onClick={onClose}>
          {text(texts.stay)}
        </button>
        <button type="button" className="cs-line-button" onClick={onLeave}>
          {text(texts.leave)}
        </button>
        {onDiscard && (
          <button type="button" className="cs-line-button" onClick={onDiscard}>
            {text(texts.discard)}
          </button>
        )}
      </div>
    </Sheet>
  )
}
