import type { ClubColours } from './colours.ts'

const mark = 'palank-neutral-crest'

/** A shield with a ball, for a club that has no crest as a file yet. */
export const neutralCrest = ({ club, ball }: ClubColours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" id="${mark}" viewBox="0 0 120 140">` +
  '<path d="M10 8H110V70C110 104 84 126 60 134C36 126 10 104 10 70Z" fill="#ffffff" stroke="#ffffff" stroke-width="9" stroke-linejoin="round"/>' +
  `<path d="M10 8H110V70C110 104 84 126 60 134C36 126 10 104 10 70Z" fill="${club}"/>` +
  `<circle cx="60" cy="64" r="32" fill="${ball}"/>` +
  `<path d="M28 64H92M60 32V96M38 42C51 55 51 73 38 86M82 42C69 55 69 73 82 86" fill="none" stroke="${club}" stroke-width="3.5"/>` +
  '</svg>\n'

export const isNeutralCrest = (svg: string): boolean => svg.includes(`id="${mark}"`)
