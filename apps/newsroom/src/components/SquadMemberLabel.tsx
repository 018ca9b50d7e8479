'use client'
import { useRowLabel } from '@payloadcms/ui'

type Member = { jersey_number?: string }

/** A closed row of the squad shows its number; the player's name stands in the row itself. */
export function SquadMemberLabel() {
  const { data, rowNumber } = useRowLabel<Member>()
  return <span>{data?.jersey_number ? `#${data.jersey_number}` : `${(rowNumber ?? 0) + 1}.`}</span>
}
