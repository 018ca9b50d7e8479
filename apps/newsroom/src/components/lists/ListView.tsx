import { type CollectionSlug, createLocalReq, type TypedUser } from 'payload'
import { readQuickFilters } from '../../lists/quick-filters.ts'
import { readRowFacts } from '../../lists/row-facts.ts'
import { EmptyList } from './EmptyList.tsx'
import { ListFrame } from './ListFrame.tsx'
import { type ListProps, PayloadTable } from './PayloadTable.tsx'
import { QuickFilters } from './QuickFilters.tsx'
import { RowFactsProvider } from './RowFacts.tsx'
import './lists.css'

/** Payload's list with quick filters above it, and with what each row needs beside its own document. */
export async function ListView(props: ListProps) {
  const { payload, user, data, viewType, hasCreatePermission, newDocumentURL, BeforeListTable } = props
  const collection = props.collectionSlug as CollectionSlug
  const req = await createLocalReq({ user: (user ?? null) as TypedUser }, payload)
  const docs = data.docs as { id: number }[]
  const isTrash = viewType === 'trash'
  const [facts, filters] = await Promise.all([
    readRowFacts(req, collection, docs),
    isTrash ? [] : readQuickFilters(req, collection),
  ])
  return (
    <ListFrame collection={collection} isEmpty={docs.length === 0 && !isTrash}>
      <RowFactsProvider facts={facts} now={Date.now()}>
        <PayloadTable
          {...props}
          BeforeListTable={
            <>
              {filters.length > 0 && <QuickFilters collection={collection} filters={filters} />}
              {BeforeListTable}
              {docs.length === 0 && !isTrash && (
                <EmptyList
                  collection={collection}
                  newDocumentURL={hasCreatePermission ? newDocumentURL : undefined}
                />
              )}
            </>
          }
        />
      </RowFactsProvider>
    </ListFrame>
  )
}
