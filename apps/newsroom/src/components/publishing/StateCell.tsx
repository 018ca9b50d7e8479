'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useRowFacts } from '../lists/RowFacts.tsx'
import { StateChips } from './StateChips.tsx'
import { useNow } from './use-now.ts'
import { useStoredState } from './use-stored-state.ts'
import './publishing.css'

/** In a list: what visitors see of the document. */
export function StateCell({ rowData, collectionSlug }: DefaultCellComponentProps) {
  const facts = useRowFacts(rowData.id)
  const clock = useNow()
  const now = clock ?? facts?.now ?? null
  // Asked for only where the table is not one of our lists, which know it already.
  const asked = useStoredState(
    facts?.state ? undefined : collectionSlug,
    rowData.id,
    String(rowData.updatedAt ?? ''),
  )
  const state = facts?.state ?? asked
  if (!state || now === null) return <span className="state-chips" data-card="state" aria-busy="true" />
  const { published, changed, titles } = state
  const languages = { hu: titles.hu !== '', en: titles.en !== '' }
  return (
    <span data-card="state">
      <StateChips published={published} changed={changed} languages={languages} now={now} />
    </span>
  )
}
