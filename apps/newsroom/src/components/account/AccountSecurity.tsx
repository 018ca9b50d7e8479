'use client'
import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { CredentialsPanel } from './CredentialsPanel.tsx'
import { type FactorStatus, SecondFactorPanel } from './SecondFactorPanel.tsx'
import { SessionList } from './SessionList.tsx'
import { accountTextsFor } from './texts.ts'
import '../sign-in/sign-in.css'
import './account.css'

/** The user's own account: address and password, second factor and sessions. */
export function AccountSecurity() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { language } = useTranslation().i18n
  const t = accountTextsFor(language)
  const [factor, setFactor] = useState<FactorStatus>()
  const [changes, setChanges] = useState(0)
  const isOwn = Boolean(user) && String(user?.id) === String(id)

  const read = useCallback(async () => {
    const response = await fetch('/api/users/second-factor')
    if (response.ok) setFactor((await response.json()) as FactorStatus)
  }, [])
  useEffect(() => {
    if (isOwn) void read()
  }, [isOwn, read])

  if (!isOwn) return null
  return (
    <section className="account-security" aria-label={t.title}>
      {factor && (
        <CredentialsPanel
          needsCode={factor.isSet}
          language={language}
          t={t}
          onChanged={() => setChanges(changes + 1)}
        />
      )}
      {factor && <SecondFactorPanel status={factor} onChanged={read} language={language} t={t} />}
      {/* A new password or address ends the other sessions. */}
      <SessionList key={changes} language={language} t={t} />
    </section>
  )
}
