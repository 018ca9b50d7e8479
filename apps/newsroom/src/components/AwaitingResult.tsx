'use client'
import { Banner } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { bilingual } from '../bilingual.ts'
import { awaitingText, awaitsResult } from '../match-sheet/awaiting.ts'
import { useFacts, useTime } from './match-sheet/use-facts.ts'
import { useText } from './match-sheet/use-text.ts'

const explanation = bilingual(
  'A kezdés ideje elmúlt, az oldal is ezt írja ki. Add meg a végeredményt, és állítsd az állapotot „Vége” értékre.',
  'Tip-off has passed, and the site says so too. Enter the final score and set the state to “Finished”.',
)

/** Shows what visitors read about the match. */
export function AwaitingResult() {
  const t = useText()
  const match = { ...useFacts(), game_time: useTime() }
  // Only in the browser: the server's clock could cause a hydration mismatch.
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => setNow(Date.now()), [])
  if (now === null || !awaitsResult(match, now)) return null
  return (
    <Banner type="info">
      <strong>{t(awaitingText)}.</strong> {t(explanation)}
    </Banner>
  )
}
