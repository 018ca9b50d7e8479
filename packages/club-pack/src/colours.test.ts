import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, lchOf } from './colour.ts'
import { colourNames, contrastsOf, deriveColours, isBallSeen } from './colours.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const failuresOf = (club: string, ball: string) =>
  contrastsOf(deriveColours({ club, ball })).filter(({ passes }) => !passes)

describe('every colour from two', () => {
  test('of brown and gold is as designed', () => {
    expect(deriveColours({ club: '#7a3517', ball: '#f2b134' })).toMatchObject({
      paper: '#f9f4eb',
      ink: '#180702',
      primary: '#7a3517',
      'primary-tint': '#f4e4cb',
      accent: '#f2b134',
      'text-2': '#6d5850',
    })
  })

  test('a colour that white cannot be read on is made darker, in its own hue', () => {
    const { primary } = deriveColours({ club: '#ffd400', ball: '#1d36f0' })
    expect(contrast('#ffffff', primary)).toBeGreaterThanOrEqual(5)
    expect(Math.abs(lchOf(primary).h - lchOf('#ffd400').h)).toBeLessThan(3)
  })

  test('a grey club stays grey', () => {
    const { c } = lchOf(deriveColours({ club: '#777777', ball: '#f2b134' }).ink)
    expect(c).toBeLessThan(0.01)
  })

  test('1,000 random pairs: every pair that is read passes AA', () => {
    fc.assert(
      fc.property(hex, hex, (club, ball) => {
        expect(failuresOf(club, ball)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test('black, white and the corners of the screen’s colours pass too', () => {
    const corners = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff', '#00ffff']
    for (const club of corners) for (const ball of corners) expect(failuresOf(club, ball)).toEqual([])
  })

  test('a failing pair is found: each colour in turn made that of its ground', () => {
    const colours = deriveColours({ club: '#7a3517', ball: '#f2b134' })
    for (const { colour, on } of contrastsOf(colours))
      expect(contrastsOf({ ...colours, [colour]: colours[on] }).some(({ passes }) => !passes)).toBe(true)
  })

  test('says when button and page are too alike', () => {
    expect(isBallSeen(deriveColours({ club: '#7a3517', ball: '#f2b134' }))).toBe(true)
    const colours = deriveColours({ club: '#7a3517', ball: '#f2b134' })
    expect(isBallSeen({ ...colours, accent: colours.primary })).toBe(false)
  })

  test('every name has a colour', () => {
    expect(Object.keys(deriveColours({ club: '#123456', ball: '#abcdef' })).sort()).toEqual(
      [...colourNames].sort(),
    )
  })
})
