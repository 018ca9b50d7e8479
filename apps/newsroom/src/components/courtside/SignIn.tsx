import type { MouseEvent } from 'react'
import { signInAddress } from '../../courtside-screen/addresses.ts'
import { type Obstacle, signOut } from '../../courtside-screen/server.ts'
import { texts } from '../../courtside-screen/texts.ts'
import { useText } from './context.ts'

type Props = {
  className: string
  obstacle: Extract<Obstacle, 'signed_out' | 'forbidden'>
  /** Where the login leads back to; null is the list. */
  id: number | null
  /** What is only in this window's memory would be lost with it: the login opens in another one. */
  staysHere?: boolean
  onGo?: () => void
}

export function SignIn({ className, obstacle, id, staysHere = false, onGo }: Props) {
  const { text } = useText()
  const address = signInAddress(id)
  const go = async (event: MouseEvent) => {
    if (!staysHere) onGo?.()
    if (obstacle === 'signed_out') return
    event.preventDefault()
    // Opened by the tap itself: after a wait the browser would take it for an advertisement.
    const target = staysHere ? window.open('about:blank') : window
    await signOut()
    target?.location.assign(address)
  }
  return (
    <a
      className={className}
      href={address}
      onClick={go}
      {...(staysHere ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {text(texts.signIn)}
    </a>
  )
}
