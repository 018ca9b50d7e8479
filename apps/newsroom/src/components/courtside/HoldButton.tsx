import { useEffect, useState } from 'react'
import { longPress } from '../../courtside-screen/long-press.ts'
import { texts } from '../../courtside-screen/texts.ts'
import { useText } from './context.ts'

const holdTime = 800

/** Ends a period or the match by a long press. The keyboard and screen readers need none: the sheet has asked already. */
export function HoldButton({ label, onHeld }: { label: string; onHeld: () => void }) {
  const { text } = useText()
  const [isHeld, setHeld] = useState(false)
  const [isShort, setShort] = useState(false)
  const [press] = useState(() => longPress(holdTime))
  press.does(() => {
    setHeld(false)
    navigator.vibrate?.(30)
    onHeld()
  })
  const stop = () => {
    press.stop()
    setHeld(false)
  }
  useEffect(() => press.stop, [press])
  const start = () => {
    setShort(false)
    setHeld(true)
    press.start()
  }
  return (
    <>
      <button
        type="button"
        className={`cs-hold${isHeld ? ' is-held' : ''}`}
        onPointerDown={start}
        onPointerUp={stop}
        onPointerLeave={stop}
        onPointerCancel={stop}
        onContextMenu={(event) => event.preventDefault()}
        onClick={(event) => (event.detail === 0 ? onHeld() : setShort(true))}
      >
        {label}
        <small>{text(texts.hold)}</small>
      </button>
      <p className="cs-hold__hint" role="status">
        {isShort ? text(texts.holdLonger) : ''}
      </p>
    </>
  )
}
