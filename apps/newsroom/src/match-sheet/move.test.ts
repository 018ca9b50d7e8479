import { expect, test } from 'vitest'
import { cellBeside, directionOf, type Grid } from './move.ts'

const press = (key: string, more: Partial<Parameters<typeof directionOf>[0]> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})
const inside = { atStart: false, atEnd: false }
const both = { atStart: true, atEnd: true }

test('Enter and the arrows go up and down wherever the caret is', () => {
  expect(directionOf(press('Enter'), inside)).toBe('down')
  expect(directionOf(press('Enter', { shiftKey: true }), inside)).toBe('up')
  expect(directionOf(press('ArrowDown'), inside)).toBe('down')
  expect(directionOf(press('ArrowUp'), inside)).toBe('up')
})

test('left and right leave the cell only at its edge', () => {
  expect(directionOf(press('ArrowLeft'), inside)).toBeNull()
  expect(directionOf(press('ArrowLeft'), { atStart: true, atEnd: false })).toBe('left')
  expect(directionOf(press('ArrowRight'), { atStart: true, atEnd: false })).toBeNull()
  expect(directionOf(press('ArrowRight'), both)).toBe('right')
})

test('Tab, digits and keys held with Ctrl, Cmd or Alt are the browser’s', () => {
  for (const key of ['Tab', '7', 'Escape', 'Home']) expect(directionOf(press(key), both)).toBeNull()
  expect(directionOf(press('s', { ctrlKey: true }), both)).toBeNull()
  expect(directionOf(press('Enter', { metaKey: true }), both)).toBeNull()
  expect(directionOf(press('ArrowLeft', { altKey: true }), both)).toBeNull()
  expect(directionOf(press('ArrowRight', { shiftKey: true }), both)).toBeNull()
})

const grid: Grid = { rows: ['a', 'b', 'c'], columns: ['x', 'y'], isOpen: () => true }

test('the cell beside is in the same column or in the same row', () => {
  expect(cellBeside(grid, { row: 'a', column: 'y' }, 'down')).toEqual({ row: 'b', column: 'y' })
  expect(cellBeside(grid, { row: 'b', column: 'y' }, 'up')).toEqual({ row: 'a', column: 'y' })
  expect(cellBeside(grid, { row: 'b', column: 'y' }, 'left')).toEqual({ row: 'b', column: 'x' })
  expect(cellBeside(grid, { row: 'b', column: 'x' }, 'right')).toEqual({ row: 'b', column: 'y' })
})

test('the edge of the table is the end', () => {
  expect(cellBeside(grid, { row: 'c', column: 'x' }, 'down')).toBeNull()
  expect(cellBeside(grid, { row: 'a', column: 'x' }, 'up')).toBeNull()
  expect(cellBeside(grid, { row: 'a', column: 'x' }, 'left')).toBeNull()
  expect(cellBeside(grid, { row: 'a', column: 'y' }, 'right')).toBeNull()
  expect(cellBeside(grid, { row: 'gone', column: 'y' }, 'down')).toBeNull()
})

test('a cell that takes no text is stepped over', () => {
  const withIdle: Grid = { ...grid, isOpen: ({ row }) => row !== 'b' }
  expect(cellBeside(withIdle, { row: 'a', column: 'x' }, 'down')).toEqual({ row: 'c', column: 'x' })
})
