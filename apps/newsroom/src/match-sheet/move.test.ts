import { expect, test } from 'vitest'
import { directionOf, type Grid, nextCell } from './move.ts'

const press = (key: string, more: Partial<Parameters<typeof directionOf>[0]> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})
const inside = { atStart: false, atEnd: false }
const atBothEnds = { atStart: true, atEnd: true }

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
  expect(directionOf(press('ArrowRight'), atBothEnds)).toBe('right')
})

test('Tab, digits and keys with Ctrl, Cmd or Alt are left to the browser', () => {
  for (const key of ['Tab', '7', 'Escape', 'Home']) expect(directionOf(press(key), atBothEnds)).toBeNull()
  expect(directionOf(press('s', { ctrlKey: true }), atBothEnds)).toBeNull()
  expect(directionOf(press('Enter', { metaKey: true }), atBothEnds)).toBeNull()
  expect(directionOf(press('ArrowLeft', { altKey: true }), atBothEnds)).toBeNull()
  expect(directionOf(press('ArrowRight', { shiftKey: true }), atBothEnds)).toBeNull()
})

const grid: Grid = { rows: ['a', 'b', 'c'], columns: ['x', 'y'], isOpen: () => true }

test('the next cell is in the same column or row', () => {
  expect(nextCell(grid, { row: 'a', column: 'y' }, 'down')).toEqual({ row: 'b', column: 'y' })
  expect(nextCell(grid, { row: 'b', column: 'y' }, 'up')).toEqual({ row: 'a', column: 'y' })
  expect(nextCell(grid, { row: 'b', column: 'y' }, 'left')).toEqual({ row: 'b', column: 'x' })
  expect(nextCell(grid, { row: 'b', column: 'x' }, 'right')).toEqual({ row: 'b', column: 'y' })
})

test('there is no cell beyond the edge of the table', () => {
  expect(nextCell(grid, { row: 'c', column: 'x' }, 'down')).toBeNull()
  expect(nextCell(grid, { row: 'a', column: 'x' }, 'up')).toBeNull()
  expect(nextCell(grid, { row: 'a', column: 'x' }, 'left')).toBeNull()
  expect(nextCell(grid, { row: 'a', column: 'y' }, 'right')).toBeNull()
  expect(nextCell(grid, { row: 'gone', column: 'y' }, 'down')).toBeNull()
})

test('a closed cell is skipped', () => {
  const withIdle: Grid = { ...grid, isOpen: ({ row }) => row !== 'b' }
  expect(nextCell(withIdle, { row: 'a', column: 'x' }, 'down')).toEqual({ row: 'c', column: 'x' })
})
