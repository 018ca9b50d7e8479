import { bilingual } from '../../bilingual.ts'

export const texts = {
  in: { hu: bilingual('Magyarul', 'In Hungarian'), en: bilingual('Angolul', 'In English') },
  copy: bilingual('Átveszem ide', 'Copy here'),
  undo: bilingual('Visszavonom', 'Undo'),
} as const

export const copyOf = (field: string) => bilingual(`Átveszem ide: ${field}`, `Copy here: ${field}`)
export const undoOf = (field: string) => bilingual(`Visszavonom: ${field}`, `Undo: ${field}`)

export const markTexts = {
  upload: bilingual('kép', 'picture'),
  video: bilingual('videó', 'video'),
  gallery: bilingual('galéria', 'gallery'),
  match: bilingual('mérkőzés', 'match'),
} as const

export const lengthText = (length: number, limit: number) =>
  length > limit
    ? bilingual(
        `${length} betű, ${length - limit} betűvel több: a keresők a végét levágják.`,
        `${length} characters, ${length - limit} too many: search engines cut the end off.`,
      )
    : bilingual(`${length} / ${limit} betű`, `${length} / ${limit} characters`)
