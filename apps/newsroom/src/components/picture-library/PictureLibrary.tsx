import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps, ListViewServerProps } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { readFolders } from '../../picture-library/read-folders.ts'
import { LibraryTiles } from './LibraryTiles.tsx'
import { LibraryTop } from './LibraryTop.tsx'
import './picture-library.css'

type Props = ListViewClientProps & ListViewServerProps

/** What Payload's list takes in the browser. */
function clientPropsOf({
  collectionConfig,
  data,
  i18n,
  limit,
  listSearchableFields,
  locale,
  params,
  payload,
  permissions,
  searchParams,
  user,
  ...client
}: Props): ListViewClientProps {
  return client
}

/** Payload's list of pictures, as a grid with folders; its search, pages and selection stay, and so does choosing in a drawer. */
export async function PictureLibrary(props: Props) {
  const { payload, user, data, viewType, searchParams, BeforeListTable, enableRowSelections } = props
  const collection = props.collectionSlug === 'gallery-files' ? 'gallery-files' : 'media'
  if (viewType === 'trash') return <DefaultListView {...clientPropsOf(props)} />
  const isTable = searchParams?.view === 'table'
  const canWrite = hasRole(user ?? null, 'editor')
  const folders = collection === 'media' ? await readFolders({ payload }) : []
  const isEmpty = data.docs.length === 0
  return (
    <div className="nr-list picture-library" data-empty={isEmpty}>
      <DefaultListView
        {...clientPropsOf(props)}
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
