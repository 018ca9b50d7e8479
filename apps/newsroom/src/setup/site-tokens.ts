import { type Colours, deriveColours } from '@palank/club-pack/colours'
import { cutTokens, typeTokens } from '@palank/club-pack/type-and-cut'
import type { CSSProperties } from 'react'
import type { Draft } from './draft.ts'

export const customProperties = (tokens: Record<string, string>): CSSProperties =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]))

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)
const standIns = { club: '#1f3a5f', ball: '#f28c28' }

/** The colours of the site; while a colour is being typed, a stand-in for it. */
export const coloursOf = ({ club, ball }: Pick<Draft, 'club' | 'ball'>): Colours =>
  deriveColours({
    club: isColour(club) ? club : standIns.club,
    ball: isColour(ball) ? ball : standIns.ball,
  })

/** The tokens of the site, for the preview. */
export const siteTokens = (colours: Colours, { type, cut }: Pick<Draft, 'type' | 'cut'>): CSSProperties =>
  customProperties({
    ...Object.fromEntries(Object.entries(colours).map(([name, value]) => [`c-${name}`, value])),
    ...typeTokens[type],
    ...cutTokens[cut],
  })
