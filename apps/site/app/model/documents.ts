import type { Document } from '@palank/contract/document'
import type { Language } from '@palank/routes'
import { formatDecimal, formatNumber } from '~/i18n/format.ts'

export type DocumentView = {
  name: string
  href: string
  /** `PDF`; empty where unknown. */
  type: string
  size: string | null
}

const types = new Map(
  Object.entries({
    'application/pdf': 'PDF',
    'application/msword': 'DOC',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
    'application/vnd.ms-excel': 'XLS',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
    'application/vnd.oasis.opendocument.text': 'ODT',
    'application/zip': 'ZIP',
    'text/plain': 'TXT',
    'text/csv': 'CSV',
  }),
)

function typeOf(mime: string | null, path: string): string {
  const byMimeType = types.get((mime ?? '').toLowerCase())
  const extension = /\.([a-z0-9]{1,5})(?:[?#]|$)/i.exec(path)?.[1]
  return byMimeType ?? extension?.toUpperCase() ?? ''
}

const kilo = 1000

/** `240 kB`, `1,2 MB`; null for an unknown size. */
export function formatSize(bytes: number | null, language: Language): string | null {
  if (!bytes) return null
  const kilobytes = Math.max(1, Math.round(bytes / kilo))
  if (kilobytes < kilo) return `${formatNumber(kilobytes, language)} kB`
  return `${formatDecimal(bytes / kilo / kilo, language)} MB`
}

export const documentsOf = (wire: readonly Document[], language: Language): DocumentView[] =>
  wire.map(({ name, store_path: href, mime_type: mime, size }) => ({
    name,
    href,
    type: typeOf(mime, href),
    size: formatSize(size, language),
  }))
