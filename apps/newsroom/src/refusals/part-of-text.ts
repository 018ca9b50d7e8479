import { bilingual } from '../bilingual.ts'

/** Payload's own words about a block or an upload inside a text are English, and name no remedy. */
export const isAboutPartOfText = (message: string) => /^\w+ node failed to validate/.test(message)

export const partOfTextRefused = bilingual(
  'Egy, a szövegbe tett elem hiányos vagy hibás. Javítsd, vagy vedd ki a szövegből.',
  'Something inside the text is incomplete or wrong. Correct it, or remove it from the text.',
)
