import type { KeyboardEvent } from 'react'
import type { Target } from '../../match-sheet/findings.ts'
import { type Cell, directionOf, nextCell } from '../../match-sheet/move.ts'

const cellOf = ({ dataset }: HTMLInputElement): Cell => ({
  row: dataset.row ?? '',
  column: dataset.column ?? '',
})

function caretOf({ value, selectionStart, selectionEnd }: HTMLInputElement) {
  // A checkbox has no caret.
  if (selectionStart === null || selectionEnd === null) return { atStart: true, atEnd: true }
  const all = selectionStart === 0 && selectionEnd === value.length
  return {
    atStart: all || selectionEnd === 0,
    atEnd: all || selectionStart === value.length,
  }
}

/** Moves the focus within the table on arrow keys and Enter. */
export function moveFocus(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  const direction = directionOf(event, caretOf(input))
  if (direction === null || event.nativeEvent.isComposing) return
  // Enter would submit the form, and an arrow would move the caret in the newly focused cell.
  event.preventDefault()
  const inputs = [...(input.closest('table')?.querySelectorAll<HTMLInputElement>('input[data-row]') ?? [])]
  const cells = inputs.map(cellOf)
  const at = ({ row, column }: Cell) =>
    inputs[cells.findIndex((cell) => cell.row === row && cell.column === column)]
  const grid = {
    rows: [...new Set(cells.map(({ row }) => row))],
    columns: [...new Set(cells.map(({ column }) => column))],
    isOpen: (cell: Cell) => at(cell)?.dataset.idle === undefined,
  }
  const next = nextCell(grid, cellOf(input), direction)
  if (next) at(next)?.focus()
}

/** Focuses the cell of a finding, or another cell of its row when the column is hidden. */
export function focusTarget(root: HTMLElement | null, target: Target): void {
  const element =
    'field' in target
      ? root?.closest('form')?.querySelector<HTMLElement>(`#field-${target.field}`)
      : (root?.querySelector<HTMLElement>(
          `input[data-row="${target.row}"][data-column="${target.column}"]`,
        ) ?? root?.querySelector<HTMLElement>(`input[data-row="${target.row}"]`))
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center', inline: 'nearest' })
}
