import { countText, parseCount } from '../../match-sheet/cells.ts'
import type { Finding } from '../../match-sheet/findings.ts'
import { moveFocus } from './focus.ts'

export type CellProps = {
  row: string
  column: string
  label: string
  value: number | null
  readOnly: boolean
  /** Read-only, and skipped by the arrow keys. */
  idle?: boolean
  problem?: { severity: Finding['severity']; text: string } | undefined
  onValue: (value: number | null) => void
}

/** Attributes shared by all cells of the sheet. */
export const cellAttributes = ({ row, column, label, readOnly, idle, problem }: CellProps) =>
  ({
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    className: 'match-sheet__cell',
    'data-row': row,
    'data-column': column,
    'data-problem': problem?.severity,
    'aria-label': label,
    'aria-invalid': problem?.severity === 'error' || undefined,
    title: problem?.text,
    // Not `disabled`: that would lose the focus while the cell is being emptied.
    readOnly: readOnly || idle === true,
    'data-idle': idle || undefined,
    tabIndex: idle ? -1 : undefined,
    onKeyDown: moveFocus,
  }) as const

type Props = CellProps & { digits: number; note?: string | undefined }

export function NumberCell({ digits, note, ...cell }: Props) {
  const attributes = cellAttributes(cell)
  return (
    <input
      {...attributes}
      title={attributes.title ?? note}
      data-proposed={note ? true : undefined}
      maxLength={digits}
      value={countText(cell.value)}
      onChange={(event) => cell.onValue(parseCount(event.target.value))}
      onFocus={(event) => event.target.select()}
    />
  )
}
