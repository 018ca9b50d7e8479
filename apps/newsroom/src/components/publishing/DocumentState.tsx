'use client'
import { useConfig, useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { StateChips } from './StateChips.tsx'
import { useNow } from './use-now.ts'
import { useDocumentState } from './use-stored-state.ts'

/** The title as it is being typed. */
function useTypedTitle(): string {
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const titleField = getEntityConfig({ collectionSlug })?.admin?.useAsTitle ?? ''
  return useFormFields(([fields]) => String(fields[titleField]?.value ?? ''))
}

/** Above the form: what visitors see of the document. */
export function DocumentState() {
  const now = useNow()
  const { code } = useLocale()
  const { unpublishedVersionCount, hasPublishedDoc } = useDocumentInfo()
  const state = useDocumentState()
  const title = useTypedTitle()
  if (!state || now === null) return null
  const { titles, published } = state
  const languages = { hu: titles.hu !== '', en: titles.en !== '', [code]: title !== '' }
  const changed = hasPublishedDoc && unpublishedVersionCount > 0
  return <StateChips published={published} changed={changed} languages={languages} now={now} />
}
