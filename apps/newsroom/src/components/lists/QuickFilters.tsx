'use client'
import { useListDrawerContext, useListQuery } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import type { CollectionSlug, Where } from 'payload'
import type { MouseEvent } from 'react'
import { isSameQuery, listAddress } from '../../lists/filters.ts'
import type { QuickFilter } from '../../lists/quick-filters.ts'
import { useText } from '../match-sheet/use-text.ts'
import { texts } from './texts.ts'
import './lists.css'

type Props = { collection: CollectionSlug; filters: QuickFilter[] }

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey || button !== 0

/** Links, so that they can be shared and work without script; with it, the search beside them is kept as typed. */
export function QuickFilters({ collection, filters }: Props) {
  const t = useText()
  const { query, refineListData } = useListQuery()
  const { isInDrawer } = useListDrawerContext()
  const search = useSearchParams().get('search')
  const isFiltered = Boolean(query?.where && Object.keys(query.where).length > 0)
  const current = filters.find(({ where }) => isSameQuery(query?.where, where))

  const chip = (name: string, label: string, where: Where | undefined, isOn: boolean, count?: number) => {
    const address = listAddress(collection, where)
    const href = search
      ? `${address}${where ? '&' : '?'}${new URLSearchParams({ search }).toString()}`
      : address
    const content = (
      <>
        {label}
        {count !== undefined && <span className="quick-filters__count">{count}</span>}
      </>
    )
    const choose = () => void refineListData({ where: where ?? {}, page: 1 })
    return (
      <li key={name}>
        {isInDrawer ? (
          <button type="button" aria-pressed={isOn} onClick={choose}>
            {content}
          </button>
        ) : (
          <a
            href={href}
            {...(isOn ? { 'aria-current': 'true' as const } : {})}
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              choose()
            }}
          >
            {content}
          </a>
        )}
      </li>
    )
  }

  return (
    <nav className="quick-filters" aria-label={t(texts.filters)}>
      <ul>
        {chip('all', t(texts.all), undefined, !isFiltered)}
        {filters.map(({ name, text, where, count }) =>
          chip(name, t(text), where, name === current?.name, count),
        )}
        {isFiltered && !current && chip('filtered', t(texts.filtered), query?.where, true)}
      </ul>
    </nav>
  )
}
