'use client'
import { useRowLabel } from '@payloadcms/ui'

type Item = { name?: string; link?: string }

/** A collapsed menu row shows its label instead of “Item 01”. */
export function MenuItemLabel() {
  const { data, rowNumber } = useRowLabel<Item>()
  return <span>{data?.name || data?.link || `${(rowNumber ?? 0) + 1}.`}</span>
}
