import type { DeskState } from '../../courtside-screen/match-desk.ts'
import { noticeOf } from '../../courtside-screen/notice.ts'
import { asksForSignIn } from '../../courtside-screen/server.ts'
import { texts } from '../../courtside-screen/texts.ts'
import { useText } from './context.ts'
import { Icon } from './Icon.tsx'
import { SignIn } from './SignIn.tsx'

type Props = {
  id: number
  state: DeskState
  isFinished: boolean
  onContinue: () => void
  onSignIn: () => void
}

/** Why nothing is sent just now. Scoring goes on. */
export function Notice({ id, state, isFinished, onContinue, onSignIn }: Props) {
  const { text } = useText()
  const { lines, obstacle, stays } = noticeOf(state, isFinished, text)
  if (lines.length === 0) return null
  return (
    <div
      className={`cs-notice${stays ? ' cs-notice--stays' : ''}`}
      role={state.isStored ? 'status' : 'alert'}
    >
      <Icon name={stays ? 'warning' : 'offline'} />
      <div className="cs-notice__text">
        {lines.map(({ title, lead }) => (
          <p key={title}>
            {title}
            <small>{lead}</small>
          </p>
        ))}
      </div>
      {asksForSignIn(obstacle) && (
        <SignIn
          className="cs-notice__act"
          obstacle={obstacle}
          id={id}
          staysHere={!state.isStored}
          onGo={onSignIn}
        />
      )}
      {obstacle === 'sheet' && (
        <button type="button" className="cs-notice__act" onClick={onContinue}>
          {text(texts.continueLive)}
        </button>
      )}
      {!stays && <span className="cs-notice__count num">{state.waiting.size}</span>}
    </div>
  )
}
