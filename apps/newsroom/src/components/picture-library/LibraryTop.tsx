'use client'
import { useListDrawerContext, useListQuery } from '@payloadcms/ui'
import type { Folder } from '../../picture-library/read-folders.ts'
import { useText } from '../match-sheet/use-text.ts'
import { PictureIcon } from '../picture-uploads/PictureIcon.tsx'
import { LibraryFilters } from './LibraryFilters.tsx'
import { LibraryUploads } from './LibraryUploads.tsx'
import { MoveToFolder } from './MoveToFolder.tsx'
import { texts } from './texts.ts'

type Props = {
  collection: 'media' | 'gallery-files'
  folders: Folder[]
  isTable: boolean
  canWrite: boolean
  isEmpty: boolean
}

/** Everything above the pictures: uploading, folders, moving, and the way to the table. */
export function LibraryTop({ collection, folders, isTable, canWrite, isEmpty }: Props) {
  const t = useText()
  const { isInDrawer } = useListDrawerContext()
  const { query, refineListData } = useListQuery()
  const isFiltered = Boolean(query?.search || (query?.where && Object.keys(query.where).length > 0))
  const address = `/admin/collections/${collection}`
  return (
    <div className="library-top">
      {canWrite && !isInDrawer ? <LibraryUploads collection={collection} /> : null}
      <LibraryFilters collection={collection} folders={folders} />
      {isInDrawer ? null : (
        <nav className="library-top__views" aria-label={t(texts.views)}>
          <a className="nr-link" href={isTable ? address : `${address}?view=table`}>
            <PictureIcon name="table" />
            {t(isTable ? texts.grid : texts.table)}
          </a>
        </nav>
      )}
      {collection === 'media' && canWrite && !isInDrawer ? <MoveToFolder folders={folders} /> : null}
      {isEmpty ? (
        <div className="nr-empty" role="status">
          <p>{t(isFiltered ? texts.none : texts.empty)}</p>
          {isFiltered ? (
            <button
              type="button"
              className="nr-button nr-button--outline"
              onClick={() => void refineListData({ where: {}, search: '', page: 1 })}
            >
              {t(texts.showAll)}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
