import type { Cut, TypeFace } from './club-json.ts'

/** Without the two hyphens of a custom property. */
type Tokens = Record<string, string>

const sofia = '"Sofia Sans XC", "Sofia XC Fallback", "Sofia XC Fallback Android", "Arial Narrow", sans-serif'
const instrument =
  '"Instrument Sans", "Instrument Fallback", "Instrument Fallback Android", system-ui, sans-serif'
const lynx = '"Lynx Sans", "Lynx Fallback", "Lynx Fallback Android"'

const sofiaUpright =
  '"Sofia Sans XC", "Sofia XC Upright Fallback", "Sofia XC Upright Fallback Android", "Arial Narrow", sans-serif'

const narrow: Tokens = {
  'font-text': instrument,
  'font-data': instrument,
  'display-k2': '1',
  'display-stretch': '100%',
  'display-case': 'uppercase',
  'display-lead2': '1',
  'num-style': 'normal',
  'num-weight': '800',
  'num-k': '1',
  'num-variant': 'tabular-nums lining-nums',
}

/** Faces, each followed by its stand-ins; the display scale; scores, times and jersey numbers. */
export const typeTokens: Record<TypeFace, Tokens> = {
  narrow: {
    ...narrow,
    'font-display': sofiaUpright,
    'display-k': '0.98',
    'display-weight': '800',
    'display-style': 'normal',
    'display-track': '-0.004em',
    'display-lead': '0.95',
  },
  'narrow-italic': {
    ...narrow,
    'font-display': sofia,
    'display-k': '1',
    'display-weight': '900',
    'display-style': 'italic',
    'display-track': '-0.012em',
    'display-lead': '0.955',
  },
  wide: {
    'font-display': `${lynx}, Arial, sans-serif`,
    'font-text': `${lynx}, system-ui, sans-serif`,
    // The text face's tabular zero is slashed.
    'font-data': instrument,
    'display-k': '0.6',
    'display-k2': '0.72',
    'display-weight': '840',
    'display-stretch': '114%',
    'display-style': 'normal',
    'display-case': 'none',
    'display-track': '-0.028em',
    'display-lead': '1',
    'display-lead2': '1.1',
    'num-style': 'normal',
    'num-weight': '800',
    'num-k': '0.74',
    'num-variant': 'lining-nums',
    'hero-w': '56%',
    'big-k': '0.83',
  },
}

/** Buttons, tags and play marks; panels. */
export const cutTokens: Record<Cut, Tokens> = {
  bevelled: {
    'shape-cut':
      'polygon(10px 0, calc(100% - 10px) 0, 100% 10px, 100% calc(100% - 10px), calc(100% - 10px) 100%, 10px 100%, 0 calc(100% - 10px), 0 10px)',
    'shape-panel':
      'polygon(0 0, calc(100% - 40px) 0, 100% 40px, 100% calc(100% - 40px), calc(100% - 40px) 100%, 0 100%)',
  },
  slanted: {
    'shape-cut': 'polygon(12px 0, 100% 0, calc(100% - 12px) 100%, 0 100%)',
    'shape-panel': 'polygon(0 0, calc(100% - 56px) 0, 100% 100%, 0 100%)',
  },
  notched: {
    'shape-cut': 'polygon(0 0, calc(100% - 13px) 0, 100% 13px, 100% 100%, 0 100%)',
    'shape-panel': 'polygon(0 0, calc(100% - 44px) 0, 100% 44px, 100% 100%, 0 100%)',
  },
}
