'use client'
import type { DefaultCellComponentProps } from 'payload'
import { RowTitle } from './RowTitle.tsx'

const withPortrait = new Set(['players'])

/** The name of a person in a list. */
export function NameCell(props: DefaultCellComponentProps) {
  return <RowTitle cell={props} title={props.cellData} withPicture={withPortrait.has(props.collectionSlug)} />
}
