import { useEffect, useRef } from 'react'
import { guardBack } from '../../courtside-screen/leave-guard.ts'

/** The back gesture asks first; closing the window does where something waits. */
export function useLeaveGuard(asks: boolean, hasWaiting: boolean, ask: () => void) {
  const isFree = useRef(false)
  const onAsk = useRef(ask)
  const guard = useRef<ReturnType<typeof guardBack>>(null)
  onAsk.current = ask
  useEffect(() => {
    guard.current = guardBack(window, () => onAsk.current())
    return guard.current.stop
  }, [])
  useEffect(() => guard.current?.setAsks(asks && !isFree.current), [asks])
  useEffect(() => {
    if (!hasWaiting) return
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isFree.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [hasWaiting])
  return {
    /** Somebody has decided to go: everything is on the device. */
    free: () => {
      isFree.current = true
      guard.current?.setAsks(false)
    },
  }
}
