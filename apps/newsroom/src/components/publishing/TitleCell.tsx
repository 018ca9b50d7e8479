'use client'
import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useStoredState } from './use-stored-state.ts'

/** The title in a list; where a language has none, the other one instead of "no title". */
export function TitleCell(props: DefaultCellComponentProps) {
  const { cellData, collectionSlug, rowData, link, columnIndex } = props
  const titles = useStoredState(cellData ? undefined : collectionSlug, rowData.id)?.titles
  const title = cellData || titles?.hu || titles?.en
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: title }}
      columnIndex={columnIndex ?? 0}
      isLinkedColumn={Boolean(link)}
    />
  )
}
