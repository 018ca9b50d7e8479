'use client'
import { useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'

/** What the list shows, as a file: its filter and search go along. */
export function ExportLink() {
  const { i18n } = useTranslation()
  const kept = [...useSearchParams()].filter(([key]) => key.startsWith('where') || key === 'search')
  return (
    <p>
      <a href={`/api/join-registrations/export?${new URLSearchParams(kept)}`} download>
        {i18n.language === 'en' ? 'Download this list (CSV)' : 'A lista letöltése (CSV)'}
      </a>
    </p>
  )
}
