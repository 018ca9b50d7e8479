'use client'
import { Button, useAuth, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { InvitationResult } from '../../invitations/invite.ts'
import { post } from '../sign-in/post.ts'
import { InvitationOutcome } from './InvitationOutcome.tsx'
import { invitationTextsFor } from './texts.ts'
import '../sign-in/sign-in.css'
import './invitations.css'

type State = { canSendMail: boolean; invitation: { sentAt: string; isAccepted: boolean } | null }

/** On a colleague's account: a lost invitation, or a password that was forgotten where mail does not work. */
export function InviteAgain() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const isOwn = String(user?.id) === String(id)
  const { language } = useTranslation().i18n
  const t = invitationTextsFor(language)
  const email = useFormFields(([fields]) => String(fields.email?.value ?? ''))
  const [state, setState] = useState<State>()
  const [result, setResult] = useState<InvitationResult>()
  const [error, setError] = useState('')
  useEffect(() => {
    if (isOwn) return
    void fetch(`/api/users/${id}/invitation`).then(async (response) => {
      if (response.ok) setState((await response.json()) as State)
    })
  }, [id, isOwn])

  if (!state) return null
  const send = async () => {
    const { ok, body, message } = await post<InvitationResult>(`users/${id}/invite`, {}, language)
    setResult(ok ? (body as InvitationResult) : undefined)
    setError(ok ? '' : (message ?? t.failed))
  }
  const isWaiting = state.invitation && !state.invitation.isAccepted
  const label = isWaiting ? t.again : t.newPassword
  return (
    <div className="invitation">
      {isWaiting && (
        <p>
          {t.waiting}{' '}
          {new Date(state.invitation?.sentAt ?? '').toLocaleString(language, { timeZone: 'Europe/Budapest' })}
        </p>
      )}
      {error && <p role="alert">{error}</p>}
      <div role="status">{result && <InvitationOutcome result={result} email={email} t={t} />}</div>
      <Button buttonStyle="secondary" onClick={send}>
        {state.canSendMail ? label : t.oneTimeLink}
      </Button>
    </div>
  )
}
