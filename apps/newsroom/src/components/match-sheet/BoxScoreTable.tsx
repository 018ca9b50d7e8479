import type { Side } from '@palank/sport/game'
import { clockText, countText } from '../../match-sheet/cells.ts'
import type { Column } from '../../match-sheet/columns.ts'
import { totalsRow } from '../../match-sheet/findings.ts'
import type { Row } from '../../match-sheet/rows.ts'
import { totalsOf } from '../../match-sheet/totals.ts'
import { BoxScoreRow, type RowMarks } from './BoxScoreRow.tsx'
import { texts } from './texts.ts'
import type { Edits } from './use-sheet.ts'
import type { Text } from './use-text.ts'

type Props = Pick<Edits, 'onNumber' | 'onMark' | 'onRemove'> & {
  side: Side
  team: string | null
  rows: readonly Row[]
  columns: readonly Column[]
  marks: ReadonlyMap<string, RowMarks>
  proposed: ReadonlySet<string>
  readOnly: boolean
  t: Text
}

export function BoxScoreTable({ side, team, rows, columns, marks, proposed, readOnly, t, ...edits }: Props) {
  const lines = rows.flatMap(({ line }) => line ?? [])
  const totals = totalsOf(lines)
  const sum = (column: string, text: string | number) => {
    const finding = marks.get(totalsRow(side))?.get(column)
    return (
      <td key={column} data-problem={finding?.severity} title={finding && t(finding.text)}>
        {text}
      </td>
    )
  }
  return (
    <div className="match-sheet__scroll">
      <table className="match-sheet__table">
        <caption>
          <span>{[`${t(texts.boxScore)}: ${t(texts[side])}`, team].filter(Boolean).join(' – ')}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="match-sheet__number">
              {t(texts.number)}
            </th>
            <th scope="col" className="match-sheet__name">
              {t(texts.player)}
            </th>
            <th scope="col">
              <abbr title={t(texts.starter)}>{t(texts.starterShort)}</abbr>
            </th>
            <th scope="col">
              <abbr title={t(texts.didNotPlay)}>{t(texts.didNotPlayShort)}</abbr>
            </th>
            {columns.map(({ name, short, full }) => (
              <th key={name} scope="col">
                <abbr title={t(full)}>{t(short)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, ...row }) => (
            <BoxScoreRow
              key={key}
              rowKey={key}
              {...row}
              {...edits}
              columns={columns}
              marks={marks.get(key)}
              proposed={proposed.has(key)}
              readOnly={readOnly}
              t={t}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className="match-sheet__number" />
            <th scope="row" className="match-sheet__name">
              {t(texts.total)}
            </th>
            {sum('starter', lines.filter(({ starter }) => starter).length || '')}
            {sum('did_not_play', lines.filter((line) => line.did_not_play).length || '')}
            {columns.map(({ name }) =>
              sum(name, name === 'seconds' ? clockText(totals[name]) : countText(totals[name])),
            )}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
