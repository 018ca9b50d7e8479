import type { AdminViewServerProps } from 'payload'
import { columnNamesOf } from '../../import/columns.ts'
import { ViewPage } from '../ViewPage.tsx'
import { ImportForm } from './ImportForm.tsx'
import { textsFor } from './texts.ts'
import './import.css'

/** The page at /admin/import. */
export function ImportView(view: AdminViewServerProps) {
  const t = textsFor(view.initPageResult.req.i18n.language)
  return (
    <ViewPage
      view={view}
      address="/admin/import"
      requiredRole="statistician"
      className="sport-import"
      texts={t}
    >
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
    </ViewPage>
  )
}
