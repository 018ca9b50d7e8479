'use client'
import { type Bilingual, bilingual } from '../../bilingual.ts'
import { checksOf } from '../../publish-checks/checks.ts'
import { useText } from '../match-sheet/use-text.ts'
import { checksId } from './PublishChecks.tsx'
import { useWritten } from './use-written.ts'

const countText = (count: number, isStopped: boolean): Bilingual =>
  isStopped
    ? bilingual('akadály', 'to correct')
    : bilingual('javaslat', count === 1 ? 'suggestion' : 'suggestions')

/** Beside the publish button, since on a phone the list itself stands far below. */
export function ChecksCount() {
  const t = useText()
  const checks = checksOf(useWritten())
  if (checks.length === 0) return null
  const stops = checks.filter((check) => check.stops).length
  const count = stops || checks.length
  const show = () => {
    const list = document.getElementById(checksId)
    list?.scrollIntoView({ block: 'center' })
    list?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className="checks-count" data-stops={stops > 0} onClick={show}>
      {/* A phone's bar has no room for the word. */}
      {count} <span>{t(countText(count, stops > 0))}</span>
    </button>
  )
}
