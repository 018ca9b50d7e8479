'use client'
import { useTranslation } from '@payloadcms/ui'
import { textsFor } from './texts.ts'

/** On the picture; the form has the page's heading. */
export function Headline({ club }: { club: string }) {
  const t = textsFor(useTranslation().i18n.language)
  return (
    <div className="sign-in__words">
      <p className="sign-in__headline nr-display">{t.headline}</p>
      <p>
        {club} {t.newsroom}
      </p>
    </div>
  )
}
