import { useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import { keepings, type MatchKeeping } from '../../courtside/types.ts'
import type { Facts } from '../../match-sheet/findings.ts'
import { dayOf } from '../../match-sheet/rows.ts'

const useValue = (name: string): unknown => useFormFields(([fields]) => fields[name]?.value)

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null)

/** The current values of the other form fields about the match. */
export function useFacts(): Facts {
  const status = useValue('status')
  const forfeit = useValue('forfeit')
  const home_score = numberOrNull(useValue('home_score'))
  const away_score = numberOrNull(useValue('away_score'))
  const incomplete = useValue('box_score_incomplete') === true
  return useMemo(
    () => ({
      status: (status ?? 'scheduled') as Facts['status'],
      forfeit: forfeit === 'home' || forfeit === 'away' ? forfeit : null,
      home_score,
      away_score,
      incomplete,
    }),
    [status, forfeit, home_score, away_score, incomplete],
  )
}

/** The chosen team's id. */
export function useTeam(name: 'home_team' | 'away_team'): number | null {
  return numberOrNull(useValue(name))
}

/** Typed on the form unless it is kept at courtside. */
export function useKeeping(): MatchKeeping {
  const value = useValue('keeping')
  return keepings.find((keeping) => keeping === value) ?? 'sheet'
}

export function useTime(): string | null {
  const time = useValue('game_time')
  return typeof time === 'string' ? time : time instanceof Date ? time.toISOString() : null
}

export const useDay = (): string | null => dayOf(useTime())
