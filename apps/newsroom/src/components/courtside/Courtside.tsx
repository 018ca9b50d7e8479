'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { matchIn } from '../../courtside-screen/addresses.ts'
import { forgetOldMatches } from '../../courtside-screen/indexed-store.ts'
import { texts } from '../../courtside-screen/texts.ts'
import type { Language } from '../../courtside-screen/words.ts'
import { CourtsideContext, useText } from './context.ts'
import { MatchList } from './MatchList.tsx'
import { MatchScreen } from './MatchScreen.tsx'

function onAddress(listener: () => void) {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

/** The page is the same for every match: which one it is stands only in the address. */
const useSearch = () =>
  useSyncExternalStore(
    onAddress,
    () => window.location.search,
    () => null,
  )

function Screen() {
  const { text } = useText()
  const search = useSearch()
  if (search === null) return <p className="cs-wait">{text(texts.loading)}</p>
  const match = matchIn(search)
  return match === null ? <MatchList /> : <MatchScreen key={match} id={match} />
}

export function Courtside({ language, crest }: { language: Language; crest: string | null }) {
  useEffect(() => {
    // Only on https or localhost; without it the screen works with a network.
    navigator.serviceWorker?.register('/courtside/worker.js', { scope: '/courtside' }).catch(() => undefined)
    // Also without a network, and wherever the screen is opened.
    forgetOldMatches(Date.now(), matchIn(window.location.search)).catch(() => undefined)
  }, [])
  const shared = useMemo(() => ({ language, crest }), [language, crest])
  return (
    <CourtsideContext value={shared}>
      <Screen />
    </CourtsideContext>
  )
}
