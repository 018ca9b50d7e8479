import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { addAuditLine } from '../../audit/audit-line.ts'
import { type Filter, filters, readMinors, readOpenRequests } from '../../children/overview.ts'
import { ViewPage } from '../ViewPage.tsx'
import { MinorsTable } from './MinorsTable.tsx'
import { RequestsTable } from './RequestsTable.tsx'
import { textsFor } from './texts.ts'
import './children.css'

const address = '/admin/children'

const filterOf = (show: unknown): Filter => filters.find((filter) => filter === show) ?? 'all'

async function Overview({ req, filter }: { req: PayloadRequest; filter: Filter }) {
  const minors = await readMinors(req)
  const requests = await readOpenRequests(req)
  await addAuditLine(req, { action: 'consent_view', count: minors.length })
  if (requests.length > 0) await addAuditLine(req, { action: 'child_request_view', count: requests.length })
  const t = textsFor(req.i18n.language)
  return (
    <>
      <RequestsTable requests={requests} t={t} />
      <MinorsTable minors={minors} filter={filter} address={address} t={t} />
    </>
  )
}

/** The page at /admin/children. */
export function ChildrenView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const texts = textsFor(req.i18n.language)
  return (
    <ViewPage
      view={view}
      address={address}
      requiredRole="child_protection"
      className="children-view"
      texts={texts}
    >
      <Overview req={req} filter={filterOf(view.searchParams?.show)} />
    </ViewPage>
  )
}
