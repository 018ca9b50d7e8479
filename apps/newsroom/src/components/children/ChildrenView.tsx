import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { addAuditLine } from '../../children/audit.ts'
import { type Filter, filters, readMinors, readOpenRequests } from '../../children/overview.ts'
import { MinorsTable } from './MinorsTable.tsx'
import { RequestsTable } from './RequestsTable.tsx'
import { textsFor } from './texts.ts'
import './children.css'

const address = '/admin/children'

const filterOf = (show: unknown): Filter => filters.find((filter) => filter === show) ?? 'all'

async function Overview({ req, filter }: { req: PayloadRequest; filter: Filter }) {
  const minors = await readMinors(req)
  const requests = await readOpenRequests(req)
  await addAuditLine(req, 'consent_view', minors.length)
  if (requests.length > 0) await addAuditLine(req, 'child_request_view', requests.length)
  const t = textsFor(req.i18n.language)
  return (
    <>
      <RequestsTable requests={requests} t={t} />
      <MinorsTable minors={minors} filter={filter} address={address} t={t} />
    </>
  )
}

/** The page at /admin/children. Payload does not protect custom views, so it checks the user itself. */
export function ChildrenView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(address)}`)
  const { collections, globals } = visibleEntities
  const t = textsFor(req.i18n.language)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      permissions={permissions}
      req={req}
      user={req.user}
      visibleEntities={{ collections, globals }}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
    >
      <Gutter className="children-view">
        <h1>{t.title}</h1>
        {hasRole(req.user, 'child_protection') ? (
          <Overview req={req} filter={filterOf(searchParams?.show)} />
        ) : (
          <p role="alert">{t.forbidden}</p>
        )}
      </Gutter>
    </DefaultTemplate>
  )
}
