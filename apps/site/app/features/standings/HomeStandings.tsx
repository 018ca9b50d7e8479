import { useId } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import type { ColumnId } from '~/model/standings-columns.ts'
import { CompetitionSelect, useSelectPending } from '~/ui/CompetitionSelect.tsx'
import { StandingsTable } from '~/ui/StandingsTable.tsx'
import styles from './HomeStandings.module.css'
import type { StandingsView } from './standings.ts'

const columns: ColumnId[] = ['teamName', 'points']
const parameter = 'standings'

type Props = { view: StandingsView }

/** The table beside the news. */
export function HomeStandings({ view }: Props) {
  const { competitions, selected, rows, failed } = view
  const text = useText()
  const heading = useId()
  const busy = useSelectPending(parameter)
  return (
    <section id={parameter} aria-labelledby={heading}>
      <h2 id={heading} className={`d d3 ${styles.title}`}>
        {text('home.standings')}
      </h2>
      <CompetitionSelect
        name={parameter}
        competitions={competitions}
        selected={selected?.id ?? null}
        targetId={parameter}
        className={styles.select}
      />
      <div className={styles.body} aria-busy={busy} data-busy={busy ? '' : undefined}>
        {selected && rows.length > 0 ? (
          <StandingsTable rows={rows} competition={selected.name} columns={columns} sidebar />
        ) : (
          <p className={styles.message}>{text(failed ? 'standings.failed' : 'standings.none')}</p>
        )}
      </div>
    </section>
  )
}
