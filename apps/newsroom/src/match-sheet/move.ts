export type Cell = { row: string; column: string }
export type Grid = {
  rows: readonly string[]
  columns: readonly string[]
  /** Closed cells are skipped. */
  isOpen: (cell: Cell) => boolean
}
export type Direction = 'up' | 'down' | 'left' | 'right'

type KeyPress = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** The caret in the cell's text; with everything selected it is at both ends. */
export type Caret = { atStart: boolean; atEnd: boolean }

/** Null leaves the key to the browser, e.g. Tab, Ctrl+S or an arrow inside the text. */
export function directionOf(press: KeyPress, caret: Caret): Direction | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = press
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'Enter') return shiftKey ? 'up' : 'down'
  if (shiftKey) return null
  if (key === 'ArrowDown') return 'down'
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowLeft' && caret.atStart) return 'left'
  if (key === 'ArrowRight' && caret.atEnd) return 'right'
  return null
}

/** Null at the edge of the table. */
export function nextCell(grid: Grid, { row, column }: Cell, direction: Direction): Cell | null {
  const vertical = direction === 'up' || direction === 'down'
  const step = direction === 'up' || direction === 'left' ? -1 : 1
  const names = vertical ? grid.rows : grid.columns
  const start = names.indexOf(vertical ? row : column)
  if (start < 0) return null
  for (let at = start + step; at >= 0 && at < names.length; at += step) {
    const name = names[at] ?? ''
    const cell = vertical ? { row: name, column } : { row, column: name }
    if (grid.isOpen(cell)) return cell
  }
  return null
}
