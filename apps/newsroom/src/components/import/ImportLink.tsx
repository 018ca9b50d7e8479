'use client'
import { useTranslation } from '@payloadcms/ui'
import { ViewLink } from '../ViewLink.tsx'
import { textsFor } from './texts.ts'

export function ImportLink() {
  const { i18n } = useTranslation()
  const { title } = textsFor(i18n.language)
  return <ViewLink id="nav-import" address="/admin/import" requiredRole="statistician" label={title} />
}
