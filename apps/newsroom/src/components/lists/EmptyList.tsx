'use client'
import { useListDrawerContext, useListQuery, useModal } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import { listAddress } from '../../lists/filters.ts'
import { useText } from '../match-sheet/use-text.ts'
import { emptyLists, notFound, texts } from './texts.ts'

type Props = { collection: CollectionSlug; newDocumentURL?: string | undefined }

/** One line and one button: what to do first, or the way back to everything. */
export function EmptyList({ collection, newDocumentURL }: Props) {
  const t = useText()
  const { query, refineListData } = useListQuery()
  const { isInDrawer, createNewDrawerSlug } = useListDrawerContext()
  const { openModal } = useModal()
  const isFiltered = Boolean(query?.where && Object.keys(query.where).length > 0)
  const empty = emptyLists[collection]
  if (query?.search || isFiltered)
    return (
      <div className="nr-empty" role="status">
        <p>{t(query?.search ? notFound(query.search) : texts.noneOfThese)}</p>
        {isInDrawer ? (
          <button
            type="button"
            className="nr-button nr-button--outline"
            onClick={() => void refineListData({ where: {}, search: '', page: 1 })}
          >
            {t(texts.showAll)}
          </button>
        ) : (
          <a className="nr-button nr-button--outline" href={listAddress(collection)}>
            {t(texts.showAll)}
          </a>
        )}
      </div>
    )
  if (!empty) return null
  return (
    <div className="nr-empty">
      <p>{t(empty.line)}</p>
      {empty.button &&
        newDocumentURL &&
        (isInDrawer && createNewDrawerSlug ? (
          <button type="button" className="nr-button" onClick={() => openModal(createNewDrawerSlug)}>
            {t(empty.button)}
          </button>
        ) : (
          <a className="nr-button" href={newDocumentURL}>
            {t(empty.button)}
          </a>
        ))}
    </div>
  )
}
