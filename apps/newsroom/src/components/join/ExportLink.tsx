'use client'
import { useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'

/** Exports the list with its current filter and search. */
export function ExportLink() {
  const { i18n } = useTranslation()
  const filterParams = [...useSearchParams()].filter(([key]) => key.startsWith('where') || key === 'search')
  return (
    <p>
      <a href={`/api/join-registrations/export?${new URLSearchParams(filterParams)}`} download>
        {i18n.language === 'en' ? 'Download this list (CSV)' : 'A lista letöltése (CSV)'}
      </a>
    </p>
  )
}
