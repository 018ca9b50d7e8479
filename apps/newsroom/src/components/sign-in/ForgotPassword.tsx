'use client'
import { Link, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { LabelledInput } from './LabelledInput.tsx'
import { post } from './post.ts'
import { textsFor } from './texts.ts'

/** The form for a new password, or what to do where no mail can be sent. */
export function ForgotPassword({ canSendMail }: { canSendMail: boolean }) {
  const { language } = useTranslation().i18n
  const t = textsFor(language)
  const [email, setEmail] = useState('')
  const [state, setState] = useState<{ isSent?: boolean; isBusy?: boolean; error?: string }>({})
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setState({ isBusy: true })
    const { ok, message } = await post('users/forgot-password', { email }, language)
    setState(ok ? { isSent: true } : { error: message ?? t.failed })
  }
  const isFormShown = canSendMail && !state.isSent
  return (
    <form className="sign-in__form" onSubmit={submit}>
      <h1 className="nr-display">{t.forgotTitle}</h1>
      {!canSendMail && <p>{t.mailNotSetUp}</p>}
      {isFormShown && <p>{t.forgotHint}</p>}
      <p role="status">{state.isSent ? t.forgotSent : ''}</p>
      {isFormShown && (
        <>
          <LabelledInput
            id="field-email"
            label={t.email}
            type="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            autoComplete="username"
            error={state.error}
            autoFocus
            required
          />
          <button type="submit" className="nr-button nr-button--primary" disabled={Boolean(state.isBusy)}>
            {t.forgotSubmit}
          </button>
        </>
      )}
      <Link className="nr-link" href="/admin/login" prefetch={false}>
        {t.back}
      </Link>
    </form>
  )
}
