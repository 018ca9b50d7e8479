'use client'
import { useTranslation } from '@payloadcms/ui'

/** For who does not read the language of this screen. */
export function OtherLanguage() {
  const { i18n, switchLanguage } = useTranslation()
  const isEnglish = i18n.language === 'en'
  const code = isEnglish ? 'hu' : 'en'
  return (
    <button type="button" className="nr-link" lang={code} onClick={() => switchLanguage?.(code)}>
      {isEnglish ? 'Magyar' : 'English'}
    </button>
  )
}
