'use client'
import { bilingual } from '../../bilingual.ts'
import { ageThisYear, isMinor } from '../../join/applicant.ts'
import { useText } from '../match-sheet/use-text.ts'
import './applicant.css'

const minor = bilingual('kiskorú', 'minor')

/** Only the year of birth is known, so this is the age of the whole year. */
export function Age({ birthYear }: { birthYear: number }) {
  const t = useText()
  const now = new Date()
  const age = ageThisYear(birthYear, now)
  return (
    <span className="applicant__age">
      {t(bilingual(`idén ${age} éves`, `${age} this year`))}
      {isMinor(birthYear, now) && <span className="applicant__minor">{t(minor)}</span>}
    </span>
  )
}
