import { pathFor } from '@palank/routes'
import { useId } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { figureIds, figureOf } from '~/model/standings-columns.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { type Sorting, StandingsTable } from '~/ui/StandingsTable.tsx'
import styles from './FullStandings.module.css'
import type { StandingsView } from './standings.ts'

type Props = {
  /** Its rows in the order of `sorting`. */
  view: StandingsView | null
  sorting: Sorting
  /** Of the table in its own order. */
  href: string
}

function Legend() {
  const text = useText()
  const heading = useId()
  return (
    <section className={styles.legend} aria-labelledby={heading}>
      <h2 id={heading} className="d d5">
        {text('standings.legend')}
      </h2>
      <dl>
        {figureIds.map((figure) => {
          const { short, long } = figureOf[figure]
          return (
            text(short) !== text(long) && (
              <div key={figure}>
                <dt>{text(short)}</dt>
                <dd>{text(long)}</dd>
              </div>
            )
          )
        })}
      </dl>
    </section>
  )
}

/** The whole table of a competition, sortable by any column. */
export function FullStandings({ view, sorting, href }: Props) {
  const text = useText()
  const language = useLanguage()
  if (!view?.selected || view.rows.length === 0) {
    const failed = view?.failed ?? false
    return (
      <EmptyState
        title={text(failed ? 'standings.failedTitle' : 'standings.emptyTitle')}
        text={text(failed ? 'standings.failed' : 'standings.none')}
        ways={[{ to: pathFor('schedules', language), name: text('schedule.title') }]}
      />
    )
  }
  return (
    <>
      <h2 className={`d d4 ${styles.title}`}>{view.selected.name}</h2>
      {sorting.sort && (
        <p className={styles.back}>
          <SiteLink to={href} keepsPlace>
            {text('standings.tableOrder')}
          </SiteLink>
        </p>
      )}
      <StandingsTable rows={view.rows} competition={view.selected.name} sorting={sorting} />
      <Legend />
    </>
  )
}
