import type { KeyboardEvent } from 'react'
import type { Target } from '../../match-sheet/findings.ts'
import { type Cell, cellBeside, directionOf } from '../../match-sheet/move.ts'

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

/** Arrows and Enter walk the table that the cell is in. */
export function moveFocus(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  const direction = directionOf(event, caretOf(input))
  if (direction === null || event.nativeEvent.isComposing) return
  // Enter would send the form, and an arrow would move the caret that focus has just set.
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
  const next = cellBeside(grid, cellOf(input), direction)
  if (next) at(next)?.focus()
}

/** The cell of a problem, or the nearest thing to it that is on the screen. */
export function focusTarget(root: HTMLElement | null, target: Target): void {
  const found =
    'field' in target
      ? root?.closest('form')?.querySelector<HTMLElement>(`#field-${target.field}`)
      : (root?.querySelector<HTMLElement>(
          `input[data-row="${target.row}"][data-column="${target.column}"]`,
        ) ?? root?.querySelector<HTMLElement>(`input[data-row="${target.row}"]`))
  found?.focus({ preventScroll: true })
  found?.scrollIntoView({ block: 'center', inline: 'nearest' })
}
