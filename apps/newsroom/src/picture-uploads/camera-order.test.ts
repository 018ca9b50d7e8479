import { expect, it } from 'vitest'
import { inCameraOrder } from './camera-order.ts'

it('sorts files by name, with numbers as cameras count them', () => {
  const files = ['img-10', 'img-9', 'Álom'].map((name) => ({ name }))
  expect(inCameraOrder(files).map(({ name }) => name)).toEqual(['Álom', 'img-9', 'img-10'])
})
