import type { Language } from '@palank/routes'
import { formatNumber } from '~/i18n/format.ts'

/** Written in place of a value that is not known. */
export const unknown = '–'

/** `−3`, `3`; with a true minus sign. */
export const withMinus = (value: number, write: (size: number) => string): string =>
  (value < 0 ? '−' : '') + write(Math.abs(value))

/** `+60`, `−12`, `0` */
export const withSign = (value: number, language: Language): string =>
  (value > 0 ? '+' : '') + withMinus(value, (size) => formatNumber(size, language))
