import type { DefaultServerCellComponentProps } from 'payload'
import { textFor } from '../../bilingual.ts'

const formatIn = (language: string) =>
  new Intl.DateTimeFormat(language, { timeZone: 'Europe/Budapest', dateStyle: 'medium', timeStyle: 'medium' })
const formats = { hu: formatIn('hu'), en: formatIn('en-GB') }

/** In Budapest time, wherever the reader is. */
export function AuditTime({ cellData, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return null
  const moment = new Date(String(cellData))
  const text = textFor({ i18n }, { hu: formats.hu.format(moment), en: formats.en.format(moment) })
  return <time dateTime={moment.toISOString()}>{text}</time>
}
