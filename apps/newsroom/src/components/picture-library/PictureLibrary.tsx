import { hasRole } from '../../access/roles.ts'
import { readFolders } from '../../picture-library/read-folders.ts'
import { type ListProps, PayloadTable } from '../lists/PayloadTable.tsx'
import { LibraryTiles } from './LibraryTiles.tsx'
import { LibraryTop } from './LibraryTop.tsx'
import './picture-library.css'

/** Payload's list of pictures, as a grid with folders; its search, pages and selection stay, and so does choosing in a drawer. */
export async function PictureLibrary(props: ListProps) {
  const { payload, user, data, viewType, searchParams, BeforeListTable, enableRowSelections } = props
  const collection = props.collectionSlug === 'gallery-files' ? 'gallery-files' : 'media'
  if (viewType === 'trash') return <PayloadTable {...props} />
  const isTable = searchParams?.view === 'table'
  const canWrite = hasRole(user ?? null, 'editor')
  const folders = collection === 'media' ? await readFolders({ payload }) : []
  const isEmpty = data.docs.length === 0
  return (
    <div className="nr-list picture-library" data-empty={isEmpty}>
      <PayloadTable
        {...props}
        BeforeListTable={
          <>
            <LibraryTop
              collection={collection}
              folders={folders}
              isTable={isTable}
              canWrite={canWrite}
              isEmpty={isEmpty}
            />
            {BeforeListTable}
          </>
        }
        Table={
          isTable ? (
            props.Table
          ) : (
            <LibraryTiles
              collection={collection}
              canWrite={canWrite}
              canSelect={enableRowSelections ?? false}
            />
          )
        }
      />
    </div>
  )
}
