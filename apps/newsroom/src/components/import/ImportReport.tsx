import type { ReactNode } from 'react'
import type { Message, Outcome, ShownRow } from '../../import/outcome.ts'
import type { Texts } from './texts.ts'

const actions = ['added', 'changed', 'unchanged', 'kept', 'left_out'] as const

type TableProps<Item> = {
  title: string
  head: string[]
  items: Item[]
  total: number
  t: Texts
  cells: (item: Item) => string[]
}

/** A table of messages or changes; the lists may be truncated by the server. */
function ReportTable<Item>({ title, head, items, total, t, cells }: TableProps<Item>) {
  if (items.length === 0) return null
  return (
    <section>
      <h3>{`${title} (${total})`}</h3>
      {total > items.length && <p>{`${t.first} (${items.length}).`}</p>}
      <div className="sport-import__scroll">
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => {
              const texts = cells(item)
              return (
                <tr key={texts.join('\n')}>
                  {texts.map((text, column) => (
                    <td key={head[column]}>{text}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const messageCells = ({ place, text }: Message) => [place, text]

function changeText({ action, changes, kept }: ShownRow, t: Texts): string {
  return [
    ...(action === 'added' ? [t.added] : []),
    ...changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`),
    ...kept.map(({ field, from, to }) => `${field}: ${from} (${t.keeps}: ${to})`),
  ].join('; ')
}

function Counts({ outcome, t }: { outcome: Outcome; t: Texts }) {
  const { matches, lines, newPlayers, newArenas } = outcome.counts
  return (
    <>
      <div className="sport-import__scroll">
        <table className="sport-import__counts">
          <thead>
            <tr>
              <th scope="col">{t.kind}</th>
              {actions.map((action) => (
                <th key={action} scope="col">
                  {t[action]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[['matches', matches] as const, ['lines', lines] as const].map(([name, counts]) => (
              <tr key={name}>
                <th scope="row">{t[name]}</th>
                {actions.map((action) => (
                  <td key={action}>{counts[action]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(newPlayers > 0 || newArenas > 0) && (
        <p>{`${t.newPlayers}: ${newPlayers}; ${t.newArenas}: ${newArenas}`}</p>
      )}
    </>
  )
}

export const reportTitleId = 'sport-import-report'

type ReportProps = { outcome: Outcome; t: Texts; title: string; children: ReactNode }

/** The effect of the import: counts first, then the buttons, then the details. */
export function ImportReport({ outcome, t, title, children }: ReportProps) {
  const { blocked, applied, writes, errors, warnings, rows, files, totals } = outcome
  const ignored = files.filter((file) => file.ignored.length > 0)
  return (
    <section className="sport-import__report" aria-labelledby={reportTitleId}>
      <h2 id={reportTitleId} tabIndex={-1}>
        {title}
      </h2>
      <Counts outcome={outcome} t={t} />
      {blocked && (
        <p role="alert" className="sport-import__failed">
          {t.heldBack}
        </p>
      )}
      {!blocked && !applied && writes === 0 && <p>{t.nothing}</p>}
      {children}
      {ignored.map((file) => (
        <p key={file.name}>{`${file.name} – ${t.ignored}: ${file.ignored.join(', ')}`}</p>
      ))}
      <ReportTable
        title={t.errors}
        head={[t.row, t.what]}
        items={errors}
        total={totals.errors}
        t={t}
        cells={messageCells}
      />
      <ReportTable
        title={t.warnings}
        head={[t.row, t.note]}
        items={warnings}
        total={totals.warnings}
        t={t}
        cells={messageCells}
      />
      <ReportTable
        title={t.changes}
        head={[t.row, t.item, t.change]}
        items={rows}
        total={totals.rows}
        t={t}
        cells={(row) => [row.place, row.title, changeText(row, t)]}
      />
    </section>
  )
}
