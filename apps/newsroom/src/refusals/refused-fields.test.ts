import type { ClientField, FormState } from 'payload'
import { expect, it } from 'vitest'
import { refusedFields } from './refused-fields.ts'

const fields = [
  {
    type: 'tabs',
    tabs: [
      { label: 'Írás', fields: [{ type: 'row', fields: [{ type: 'text', name: 'title', label: 'Cím' }] }] },
      { name: 'children', label: 'Gyerekek', fields: [{ type: 'text', name: 'reason', label: 'Miért' }] },
    ],
  },
  {
    type: 'array',
    name: 'items',
    label: 'Menüpontok',
    fields: [{ type: 'text', name: 'url', label: 'Cím' }],
  },
  { type: 'upload', name: 'cover', label: 'Borítókép' },
] as unknown as ClientField[]

const refused = { valid: false, errorMessage: 'Ez kötelező.' }

it('names a refused field with its rows, its tab and its reason', () => {
  const state = { title: refused, 'children.reason': refused, 'items.1.url': refused } as FormState
  expect(refusedFields(fields, state)).toEqual([
    { path: 'title', message: 'Ez kötelező.', labels: ['Cím'], tab: 'Írás' },
    { path: 'children.reason', message: 'Ez kötelező.', labels: ['Miért'], tab: 'Gyerekek' },
    { path: 'items.1.url', message: 'Ez kötelező.', labels: ['Menüpontok', '2.', 'Cím'] },
  ])
})

it('leaves out what is valid, what is hidden and what has no reason of its own', () => {
  const state = {
    title: { valid: true, errorMessage: 'régi' },
    cover: { ...refused, passesCondition: false },
    items: { valid: false },
  } as FormState
  expect(refusedFields(fields, state)).toEqual([])
})

it('keeps a reason whose field the form does not know', () => {
  expect(refusedFields(fields, { file: refused } as FormState)).toEqual([
    { path: 'file', message: 'Ez kötelező.', labels: [] },
  ])
})
