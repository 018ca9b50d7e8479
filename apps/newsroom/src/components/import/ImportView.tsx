import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { columnNamesOf } from '../../import/columns.ts'
import { ImportForm } from './ImportForm.tsx'
import { textsFor } from './texts.ts'
import './import.css'

/** The page at /admin/import. Payload does not protect custom views, so it checks the user itself. */
export function ImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent('/admin/import')}`)
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
      <Gutter className="sport-import">
        <h1>{t.title}</h1>
        {hasRole(req.user, 'statistician') ? (
          <>
            <p className="sport-import__lead">{t.lead}</p>
            <details className="sport-import__columns">
              <summary>{t.columns}</summary>
              <dl>
                <dt>{t.columnsOfMatches}</dt>
                <dd>{columnNamesOf('matches').join(', ')}</dd>
                <dt>{t.columnsOfLines}</dt>
                <dd>{columnNamesOf('lines').join(', ')}</dd>
              </dl>
            </details>
            <ImportForm />
          </>
        ) : (
          <p role="alert">{t.forbidden}</p>
        )}
      </Gutter>
    </DefaultTemplate>
  )
}
