import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import { type Bilingual, textFor } from '../../bilingual.ts'

export type Text = (text: Bilingual) => string

/** Picks the text in the language of the admin; stable until the language changes. */
export function useText(): Text {
  const { language } = useTranslation().i18n
  return useCallback((text: Bilingual) => textFor({ i18n: { language } }, text), [language])
}
