import type { Language } from '@palank/routes'
import { useLanguage } from '../i18n/LanguageContext.tsx'

type Props = {
  /** Cleaned where it came in; see the api's clean-html. */
  html: string
  /** The language it is written in, which need not be the page's. */
  language?: Language | undefined
  className?: string | undefined
}

/** An editor's text as HTML. */
export function Html({ html, language, className }: Props) {
  const shown = useLanguage()
  return (
    <div
      className={className}
      lang={language && language !== shown ? language : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it before it was kept.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
