'use client'
import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { SecondFactorPanel } from './SecondFactorPanel.tsx'
import { SessionList } from './SessionList.tsx'
import { accountTextsFor } from './texts.ts'
import '../sign-in/sign-in.css'
import './account.css'

/** On one's own account: the second factor and the sessions. */
export function AccountSecurity() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { language } = useTranslation().i18n
  const t = accountTextsFor(language)
  if (!user || String(user.id) !== String(id)) return null
  return (
    <section className="account-security" aria-label={t.title}>
      <SecondFactorPanel language={language} t={t} />
      <SessionList language={language} t={t} />
    </section>
  )
}
