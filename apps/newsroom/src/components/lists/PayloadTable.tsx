import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps, ListViewServerProps } from 'payload'

/** What Payload gives to a list's view. */
export type ListProps = ListViewClientProps & ListViewServerProps

/** Payload's own list. What exists on the server only stays there. */
export function PayloadTable({
  collectionConfig: _config,
  data: _data,
  i18n: _i18n,
  limit: _limit,
  listSearchableFields: _fields,
  locale: _locale,
  params: _params,
  payload: _payload,
  permissions: _permissions,
  searchParams: _searchParams,
  user: _user,
  ...client
}: ListProps) {
  return <DefaultListView {...client} />
}
