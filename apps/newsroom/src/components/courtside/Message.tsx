import { matchAddress } from '../../courtside-screen/addresses.ts'
import type { DeskState } from '../../courtside-screen/match-desk.ts'
import { practiceId } from '../../courtside-screen/practice.ts'
import { asksForSignIn } from '../../courtside-screen/server.ts'
import { texts } from '../../courtside-screen/texts.ts'
import { useText } from './context.ts'
import { SignIn } from './SignIn.tsx'

/** In place of a match that this device does not have. */
export function Message({ id, state: { isOpen, obstacle } }: { id: number; state: DeskState }) {
  const { text } = useText()
  if (!isOpen || !obstacle) return <p className="cs-wait">{text(texts.loading)}</p>
  const said = {
    offline: [texts.notHere, texts.notHereLead],
    failed: [texts.failed, texts.notHereLead],
    sheet: [texts.sheet, texts.sheetLead],
    signed_out: [texts.signedOut, texts.forbiddenLead],
    forbidden: [texts.forbidden, texts.forbiddenLead],
    not_found: [texts.notFound, texts.notFoundLead],
  } as const
  const [title, lead] = said[obstacle]
  const mustSignIn = asksForSignIn(obstacle)
  return (
    <main className="cs-list">
      <h1 className="cs-display">{text(title)}</h1>
      <p>{text(lead)}</p>
      {mustSignIn && <SignIn className="cs-go" obstacle={obstacle} id={id} />}
      <a className="cs-line-button" href="/courtside">
        {text(texts.toList)}
      </a>
      {!mustSignIn && (
        <a className="cs-line-button" href={matchAddress(practiceId)}>
          {text(texts.practice)}
        </a>
      )}
    </main>
  )
}
