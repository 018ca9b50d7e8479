import type { Language } from '@palank/routes'
import { useLanguage } from '../i18n/LanguageContext.tsx'

type Props = {
  /** Cleaned at the border, see api/clean-html.server.ts. */
  html: string
  /** The language of the text, which may differ from the page's. */
  language?: Language | undefined
  className?: string | undefined
}

/** An editor's text as HTML. */
export function Html({ html, language, className }: Props) {
  const pageLanguage = useLanguage()
  return (
    <div
      className={className}
      lang={language && language !== pageLanguage ? language : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned at the border.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
