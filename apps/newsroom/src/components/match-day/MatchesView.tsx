import { SetStepNav } from '@payloadcms/ui'
import { hasRole } from '../../access/roles.ts'
import { viewAddress, viewIn } from '../../match-day/addresses.ts'
import { readMatchDay, type Shown } from '../../match-day/read-match-day.ts'
import { type ListProps, PayloadTable } from '../lists/PayloadTable.tsx'
import { type Context, contextOf } from './context.ts'
import { MatchDay } from './MatchDay.tsx'
import { texts } from './texts.ts'
import { ViewLinks } from './ViewLinks.tsx'
import './match-day.css'

const textIn = (value: string | string[] | undefined) => (typeof value === 'string' ? value.trim() : '')

function shownIn(query: Record<string, string | string[] | undefined>): Shown {
  const team = textIn(query.team)
  const of = team === 'all' ? 'all' : /^\d{1,9}$/.test(team) ? Number(team) : 'own'
  return { of, search: textIn(query.q).slice(0, 80) }
}

async function Day({ props, shown, context }: { props: ListProps; shown: Shown; context: Context }) {
  const { payload, user } = props
  const { now, language, t } = context
  const day = await readMatchDay({ payload, user: user ?? null }, shown, now, language).catch((error) => {
    payload.logger.error({ err: error }, 'the match day could not be read')
    return null
  })
  if (day) return <MatchDay day={day} shown={shown} context={context} />
  return (
    <main className="nr-page match-day">
      <div className="nr-head">
        <h1 className="nr-title">{t(texts.title)}</h1>
      </div>
      <ViewLinks current="day" context={context} />
      <div className="nr-empty" role="alert">
        <p>{t(texts.failed)}</p>
        <a className="nr-button nr-button--outline" href={viewAddress('day', now)}>
          {t(texts.reload)}
        </a>
      </div>
    </main>
  )
}

/** The list of matches: a match day, with Payload's table one click away. */
export function MatchesView(props: ListProps) {
  const { i18n, searchParams = {}, user, disableBulkDelete } = props
  const language = i18n.language === 'en' ? 'en' : 'hu'
  const context = contextOf(language, Date.now(), hasRole(user ?? null, 'statistician'))
  const view = viewIn(searchParams)
  // Only where a match is chosen in a drawer, nothing can be deleted.
  if (disableBulkDelete) return <PayloadTable {...props} />
  if (view !== 'day') {
    return (
      <>
        <div className="match-day__over-table">
          <ViewLinks current={view} context={context} />
        </div>
        <PayloadTable {...props} />
      </>
    )
  }
  return (
    <>
      <SetStepNav nav={[{ label: context.t(texts.title) }]} />
      <Day props={props} shown={shownIn(searchParams)} context={context} />
    </>
  )
}
