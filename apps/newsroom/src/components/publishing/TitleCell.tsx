'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useRowFacts } from '../lists/RowFacts.tsx'
import { RowTitle } from '../lists/RowTitle.tsx'
import { useStoredState } from './use-stored-state.ts'

/** The title in a list; where a language has none, the other one instead of "no title". */
export function TitleCell(props: DefaultCellComponentProps) {
  const { cellData, collectionSlug, rowData } = props
  const known = useRowFacts(rowData.id)?.state
  const asked = useStoredState(cellData || known ? undefined : collectionSlug, rowData.id)
  const titles = (known ?? asked)?.titles
  return <RowTitle cell={props} title={cellData || titles?.hu || titles?.en} withPicture />
}
