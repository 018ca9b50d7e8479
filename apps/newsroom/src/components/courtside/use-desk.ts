import { useEffect, useState, useSyncExternalStore } from 'react'
import { indexedStore } from '../../courtside-screen/indexed-store.ts'
import { type MatchDesk, type NewEvent, openDesk } from '../../courtside-screen/match-desk.ts'
import { practiceId, practiceMatch } from '../../courtside-screen/practice.ts'
import { courtsideServer } from '../../courtside-screen/server.ts'
import type { Language } from '../../courtside-screen/words.ts'

/** Sends and asks while the screen is looked at, and as long as something waits. */
function keepInStep(desk: MatchDesk, channel: BroadcastChannel) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const again = (run: () => void) => {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(run, desk.pause())
  }
  const run = async () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible' || desk.state().waiting.size > 0) await desk.sync()
    again(run)
  }
  const onVisible = () => document.visibilityState === 'visible' && run()
  // Another window of this device has stored something.
  channel.onmessage = () => desk.load()
  window.addEventListener('online', run)
  document.addEventListener('visibilitychange', onVisible)
  desk.load().then(run)
  return {
    run,
    stop: () => {
      isOver = true
      clearTimeout(timer)
      channel.close()
      window.removeEventListener('online', run)
      document.removeEventListener('visibilitychange', onVisible)
    },
  }
}

export function useDesk(id: number, language: Language) {
  const [desk] = useState(() =>
    openDesk({ id, store: indexedStore, server: id === practiceId ? null : courtsideServer(language) }),
  )
  const [enter, setEnter] = useState<(events: NewEvent[]) => void>(() => () => undefined)
  const state = useSyncExternalStore(desk.subscribe, desk.state, desk.state)
  useEffect(() => {
    const channel = new BroadcastChannel(`courtside-${id}`)
    const { run, stop } = keepInStep(desk, channel)
    setEnter(() => async (events: NewEvent[]) => {
      await desk.add(events)
      channel.postMessage('stored')
      // While something is in the way, the next try comes by itself.
      if (desk.state().obstacle === null) run()
    })
    navigator.storage?.persist?.().catch(() => undefined)
    return stop
  }, [desk, id])
  const isNewPractice = id === practiceId && state.isOpen && state.kept === null
  useEffect(() => {
    if (isNewPractice) desk.begin(practiceMatch(language))
  }, [isNewPractice, desk, language])
  return { desk, state, enter }
}
