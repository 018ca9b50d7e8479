'use client'
import type { DefaultCellComponentProps } from 'payload'
import { StateChips } from './StateChips.tsx'
import { useNow } from './use-now.ts'
import { useStoredState } from './use-stored-state.ts'
import './publishing.css'

/** In a list: what visitors see of the document. */
export function StateCell({ rowData, collectionSlug }: DefaultCellComponentProps) {
  const now = useNow()
  const state = useStoredState(collectionSlug, rowData.id, String(rowData.updatedAt ?? ''))
  if (!state || now === null) return <span className="state-chips" aria-busy="true" />
  const { published, changed, titles } = state
  const languages = { hu: titles.hu !== '', en: titles.en !== '' }
  return <StateChips published={published} changed={changed} languages={languages} now={now} />
}
