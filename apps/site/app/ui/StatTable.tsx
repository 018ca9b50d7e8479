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
  /** What stands between the head and the figures, in the order of `leads`. */
  leads?: ReactNode[]
  statistics: Statistics | null
  /** Said in the place of the figures: did not play. */
  note?: string | undefined
}

type Props = {
  /** Written as data-table: season, career, games, box-1, box-2. */
  table: string
  caption: string
  /** What the first column holds. */
  headLabel: string
  leads?: { id: string; label: string }[]
  rows: StatRow[]
  /** Under a thick line. */
  total?: StatRow | undefined
  /** Each field in a column of its own, or shots as made/tried. */
  layout?: 'split' | 'box'
  form?: StatForm
  /** The most points of the table in the club's colour. */
  marksBest?: boolean
  /** What the short forms mean, under the table; tables beside each other share one. */
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

type RowProps = { row: StatRow; columns: Placed[]; form: StatForm; best: number | null }
type Placed = StatColumn & { begins: boolean }

function Row({ row, columns, form, best }: RowProps) {
  const { statistics, note } = row
  const classOf = ({ id, begins }: Placed) => {
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
  /** Columns whose short forms the page has told before. */
  explained?: StatGroup[]
}

/** What the short forms of these columns stand for; a word that says itself needs none. */
export function StatLegend({ groups, explained }: LegendProps) {
  const text = useText()
  const told = legendOf(groups, explained).filter(({ short, long }) => text(short) !== text(long))
  if (told.length === 0) return null
  return (
    <>
      <p className="vh">{text('stats.legend')}</p>
      <dl className={styles.legend}>
        {told.map(({ short, long }) => (
          <div key={short}>
            <dt>{text(short)}</dt> <dd>{text(long)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Statistics of players, games or seasons; it scrolls in its own frame, and its first column stays. */
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
  const columns: Placed[] = groups.flatMap((group) =>
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
