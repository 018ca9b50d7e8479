import type { ReactNode } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { unknown } from '~/model/figures.ts'
import {
  boxColumns,
  columnsWithValues,
  formatStat,
  legendOf,
  type StatColumn,
  type StatForm,
  type StatGroup,
  type Statistics,
  splitColumns,
} from '~/model/statistics.ts'
import styles from './StatTable.module.css'

export type StatRow = {
  /** `average`, `total`, `per40`, or the number of the player or the match; written as data-row. */
  id: string | number
  head: ReactNode
  /** Cells between the head and the figures, in the order of `leads`. */
  leads?: ReactNode[]
  statistics: Statistics | null
  /** In place of the figures: did not play. */
  note?: string | undefined
}

type Props = {
  /** Written as data-table: season, career, games, box-1, box-2. */
  table: string
  caption: string
  /** Heading of the first column. */
  headLabel: string
  leads?: { id: string; label: string }[]
  rows: StatRow[]
  /** Under a thick line. */
  total?: StatRow | undefined
  /** `split` has a column per field, `box` has shots as made/attempted. */
  layout?: 'split' | 'box'
  form?: StatForm
  /** Highlights the most points. */
  marksBest?: boolean
  /** Explains the abbreviations under the table. */
  legend?: boolean
}

const groupsOf = { split: splitColumns, box: boxColumns }

function Cell({ column, statistics, form }: { column: StatColumn; statistics: Statistics; form: StatForm }) {
  const language = useLanguage()
  const isUnknown = column.fields.every((field) => statistics[field] === null)
  const write = (field: StatColumn['fields'][number]) => formatStat(field, statistics[field], form, language)
  const [first, second] = column.fields
  if (!second || isUnknown) return isUnknown ? unknown : write(first)
  return (
    <>
      <span data-stat={first}>{write(first)}</span>/<span data-stat={second}>{write(second)}</span>
    </>
  )
}

type RowProps = { row: StatRow; columns: PlacedColumn[]; form: StatForm; best: number | null }
type PlacedColumn = StatColumn & { begins: boolean }

function Row({ row, columns, form, best }: RowProps) {
  const { statistics, note } = row
  const classOf = ({ id, begins }: PlacedColumn) => {
    const isBest = id === 'points' && best !== null && statistics?.points === best
    return [begins && styles.begins, isBest && styles.best].filter(Boolean).join(' ') || undefined
  }
  return (
    <tr data-row={row.id}>
      <th scope="row" className={styles.head}>
        {row.head}
      </th>
      {row.leads?.map((lead, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's place
        <td key={index} className={styles.lead}>
          {lead}
        </td>
      ))}
      {note || !statistics ? (
        <td colSpan={columns.length || 1} className={styles.note}>
          {note ?? unknown}
        </td>
      ) : (
        columns.map((column) => {
          const isOne = column.fields.length === 1
          const isUnknown = column.fields.every((field) => statistics[field] === null)
          return (
            <td
              key={column.id}
              className={classOf(column)}
              data-stat={isOne || isUnknown ? column.fields.join(' ') : undefined}
            >
              <Cell column={column} statistics={statistics} form={form} />
            </td>
          )
        })
      )}
    </tr>
  )
}

type LegendProps = {
  groups: StatGroup[]
  /** Columns that the page has explained already. */
  explained?: StatGroup[]
}

/** Explains the abbreviations of the columns. */
export function StatLegend({ groups, explained }: LegendProps) {
  const text = useText()
  const entries = legendOf(groups, explained).filter(({ short, long }) => text(short) !== text(long))
  if (entries.length === 0) return null
  return (
    <>
      <p className="vh">{text('stats.legend')}</p>
      <dl className={styles.legend}>
        {entries.map(({ short, long }) => (
          <div key={short}>
            <dt>{text(short)}</dt> <dd>{text(long)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Statistics of players, games or seasons; scrolls in its own frame with a fixed first column. */
export function StatTable({
  table,
  caption,
  headLabel,
  leads = [],
  rows,
  total,
  layout = 'split',
  form = 'decimal',
  marksBest = false,
  legend = true,
}: Props) {
  const text = useText()
  const all = [...rows, ...(total ? [total] : [])].map(({ statistics }) => statistics)
  const groups = columnsWithValues(groupsOf[layout], all)
  const columns: PlacedColumn[] = groups.flatMap((group) =>
    group.columns.map((column, index) => ({ ...column, begins: layout === 'split' && index === 0 })),
  )
  const points = marksBest ? rows.flatMap(({ statistics }) => statistics?.points ?? []) : []
  const best = points.length > 0 ? Math.max(...points) : null
  const isGrouped = groups.some(({ heading }) => heading)
  return (
    <div className={styles.outer}>
      <section
        className={styles.frame}
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <table className={`${styles.table} ${styles[layout]}`} data-table={table}>
          <caption className="vh">{caption}</caption>
          <thead>
            {isGrouped && (
              <tr>
                <td className={styles.head} />
                {leads.length > 0 && <td colSpan={leads.length} />}
                {groups.map(({ id, heading, columns: under }) =>
                  heading ? (
                    <th key={id} scope="colgroup" colSpan={under.length} className={styles.begins}>
                      {text(heading)}
                    </th>
                  ) : (
                    <td key={id} colSpan={under.length} className={styles.begins} />
                  ),
                )}
              </tr>
            )}
            <tr className={styles.names}>
              <th scope="col" className={styles.head}>
                {headLabel}
              </th>
              {leads.map(({ id, label }) => (
                <th key={id} scope="col" className={styles.lead}>
                  {label}
                </th>
              ))}
              {columns.map(({ id, short, long, begins }) => (
                <th key={id} scope="col" className={begins ? styles.begins : undefined}>
                  {text(short) === text(long) ? text(short) : <abbr title={text(long)}>{text(short)}</abbr>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} columns={columns} form={form} best={best} />
            ))}
          </tbody>
          {total && (
            <tfoot>
              <Row row={total} columns={columns} form={form} best={null} />
            </tfoot>
          )}
        </table>
      </section>
      {legend && <StatLegend groups={groups} />}
    </div>
  )
}
