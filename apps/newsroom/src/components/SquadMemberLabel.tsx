'use client'
import { useRowLabel } from '@payloadcms/ui'

type Member = { jersey_number?: string }

/** A collapsed row of the squad shows its jersey number. */
export function SquadMemberLabel() {
  const { data, rowNumber } = useRowLabel<Member>()
  return <span>{data?.jersey_number ? `#${data.jersey_number}` : `${(rowNumber ?? 0) + 1}.`}</span>
}
