'use client'
import { useListDrawerContext } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type Props = { collection: string; isEmpty: boolean; children: ReactNode }

/** The list is what the page is about, unless it opens above another page. */
export function ListFrame({ collection, isEmpty, children }: Props) {
  const { isInDrawer } = useListDrawerContext()
  const Frame = isInDrawer ? 'div' : 'main'
  return (
    <Frame className="nr-list" data-collection={collection} data-empty={isEmpty}>
      {children}
    </Frame>
  )
}
