import type { Side } from '@palank/sport/game'
import { memo } from 'react'
import type { Column } from '../../match-sheet/columns.ts'
import type { Mark, Place } from '../../match-sheet/edit.ts'
import type { Finding } from '../../match-sheet/findings.ts'
import type { Row } from '../../match-sheet/rows.ts'
import type { SheetLine } from '../../match-sheet/sheet.ts'
import { ClockCell } from './ClockCell.tsx'
import { moveFocus } from './focus.ts'
import { NumberCell } from './NumberCell.tsx'
import { texts } from './texts.ts'
import type { Edits } from './use-sheet.ts'
import type { Text } from './use-text.ts'

const extras = { outside: texts.notInSquad, twice: texts.twice }

export type RowMarks = ReadonlyMap<string, Finding>

type Props = Pick<Edits, 'onNumber' | 'onMark' | 'onRemove'> & {
  rowKey: string
  side: Side
  player: number
  jersey_number: string | null
  name: string | null
  line: SheetLine | null
  extra: Row['extra']
  columns: readonly Column[]
  marks: RowMarks | undefined
  proposed: boolean
  readOnly: boolean
  t: Text
}

/** Memoised, so that typing in one row does not render the others. */
export const BoxScoreRow = memo(function BoxScoreRow(props: Props) {
  const { rowKey, side, player, jersey_number, line, extra, columns, marks, proposed, readOnly, t } = props
  const place: Place = { key: rowKey, side, player, jersey_number }
  const name = props.name ?? t(texts.nameless)
  const playerLabel = jersey_number ? `${jersey_number} ${name}` : name

  const problemAt = (column: string) => {
    const finding = marks?.get(column)
    return finding && { severity: finding.severity, text: t(finding.text) }
  }

  const rowProblem = problemAt('player')

  const markCell = (mark: Mark, label: string) => {
    const problem = problemAt(mark)
    return (
      <td>
        <label className="match-sheet__mark" title={problem?.text}>
          <input
            type="checkbox"
            data-row={rowKey}
            data-column={mark}
            data-problem={problem?.severity}
            aria-label={`${playerLabel}: ${label}`}
            aria-invalid={problem?.severity === 'error' || undefined}
            aria-disabled={readOnly || undefined}
            checked={line?.[mark] === true}
            onChange={(event) => {
              if (!readOnly) props.onMark(place, mark, event.target.checked)
            }}
            onKeyDown={moveFocus}
          />
        </label>
      </td>
    )
  }

  return (
    <tr className={line?.did_not_play ? 'match-sheet__row--idle' : undefined}>
      <td className="match-sheet__number">{jersey_number ?? '–'}</td>
      <th
        scope="row"
        className="match-sheet__name"
        data-problem={rowProblem?.severity}
        title={rowProblem?.text}
      >
        <span className="match-sheet__name-line">
          <span>
            {name}
            {extra && <small>{t(extras[extra])}</small>}
          </span>
          {extra && !readOnly && (
            <button
              type="button"
              className="match-sheet__remove"
              aria-label={`${t(texts.remove)}: ${playerLabel}`}
              title={t(texts.remove)}
              onClick={(event) => {
                const row = event.currentTarget.closest('tr')
                const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
                neighbour?.querySelector('input')?.focus()
                props.onRemove(place)
              }}
            >
              ×
            </button>
          )}
        </span>
      </th>
      {markCell('starter', t(texts.starter))}
      {markCell('did_not_play', t(texts.didNotPlay))}
      {columns.map(({ name: column, full }) => {
        const value = line?.[column] ?? null
        const cell = {
          row: rowKey,
          column,
          label: `${playerLabel}: ${t(full)}`,
          value,
          readOnly,
          // No new values for somebody who did not play; existing ones can be corrected.
          idle: line?.did_not_play === true && value === null,
          problem: problemAt(column),
          onValue: (entered: number | null) => props.onNumber(place, column, entered),
        }
        return (
          <td key={column}>
            {column === 'seconds' ? (
              <ClockCell {...cell} />
            ) : (
              <NumberCell
                {...cell}
                digits={3}
                note={column === 'points' && proposed ? t(texts.proposed) : undefined}
              />
            )}
          </td>
        )
      })}
    </tr>
  )
})
