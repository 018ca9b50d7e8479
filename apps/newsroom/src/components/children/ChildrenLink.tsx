'use client'
import { useTranslation } from '@payloadcms/ui'
import { ViewLink } from '../ViewLink.tsx'
import { textsFor } from './texts.ts'

export function ChildrenLink() {
  const { i18n } = useTranslation()
  const { title } = textsFor(i18n.language)
  return (
    <ViewLink id="nav-children" address="/admin/children" requiredRole="child_protection" label={title} />
  )
}
