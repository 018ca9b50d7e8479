import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import { type Both, inLanguageOf } from '../../both.ts'

export type Text = (text: Both) => string

/** Texts in the language of the screen; the same function until the language changes. */
export function useText(): Text {
  const { language } = useTranslation().i18n
  return useCallback((text: Both) => inLanguageOf({ i18n: { language } }, text), [language])
}
