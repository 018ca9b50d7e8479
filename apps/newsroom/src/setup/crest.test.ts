import { expect, test } from 'vitest'
import { coloursIn } from './crest.ts'

const svg = (...colours: string[]) =>
  `<svg viewBox="0 0 2 2">${colours.map((colour) => `<path fill="${colour}" d="M0 0"/>`).join('')}</svg>`

test('the two colours used most are found, the darker one first', () => {
  expect(coloursIn(svg('#ffffff', '#F2B134', '#7A3517', '#f2b134'))).toEqual({
    club: '#7a3517',
    ball: '#f2b134',
  })
})

test('short colours and colours of lines and gradients count too', () => {
  const gradient = '<stop stop-color="#00f"/><path stroke="#ffa500" d="M0 0"/>'
  expect(coloursIn(`<svg viewBox="0 0 2 2">${gradient}</svg>`)).toEqual({ club: '#0000ff', ball: '#ffa500' })
})

test.each([
  ['one colour', svg('#7a3517', '#ffffff')],
  ['shades of one colour', svg('#7a3517', '#7b3618')],
  ['grey', svg('#777777', '#000', '#fff')],
  ['none', '<svg viewBox="0 0 2 2"/>'],
])('%s is not enough', (_, source) => {
  expect(coloursIn(source)).toBeUndefined()
})
