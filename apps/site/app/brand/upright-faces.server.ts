import more from './fonts/sofia-sans-xc-800-more.woff2?url'

/** What `more` holds: the letters of other languages and the marks of headlines. */
const moreLetters =
  'U+A1-AF,U+B1-BC,U+BE-C0,U+C2-C8,U+CA-CC,U+CE-D2,U+D4-D5,U+D8-D9,U+DB,U+DD-E0,U+E2-E8,U+EA-EC,U+EE-F2,U+F4-F5,U+F7-F9,U+FB,U+FD-107,U+10C-113,U+116-11B,U+11E-11F,U+12A-12B,U+12E-131,U+136-137,U+139-13E,U+141-148,U+154-155,U+158-15B,U+15E-165,U+16A-16B,U+16E-16F,U+172-173,U+179-17E,U+218-21B,U+2018,U+201A,U+201C-201E,U+2022,U+2030,U+2039-203A,U+20AC,U+2122,U+2190-2193'

const standIn = (family: string, fonts: string[], size: number, ascent: number, descent: number) =>
  `@font-face{font-family:"${family}";src:${fonts.map((font) => `local("${font}")`).join(',')};font-weight:800;size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`

/** Faces of the upright narrow type alone: beside fonts.css, every page of every club would carry them. */
export const uprightFaces = [
  `@font-face{font-family:"Sofia Sans XC";src:url("${more}") format("woff2");font-weight:800;font-display:swap;unicode-range:${moreLetters}}`,
  standIn(
    'Sofia XC Upright Fallback',
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Helvetica Bold'],
    59,
    152.6,
    50.9,
  ),
  standIn('Sofia XC Upright Fallback Android', ['Roboto Bold', 'Roboto-Bold', 'Roboto'], 63.9, 140.9, 47),
].join('')
