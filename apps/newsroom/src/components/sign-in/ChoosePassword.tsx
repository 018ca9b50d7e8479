'use client'
import { useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { PasswordInput } from './PasswordInput.tsx'
import { post } from './post.ts'
import { SecondStep } from './SecondStep.tsx'
import { textsFor } from './texts.ts'
import { useSignIn } from './use-sign-in.ts'

/** Behind the link of a letter: choosing a password, then signing in with it, with the second step if there is one. */
export function ChoosePassword({ token }: { token: string }) {
  const { language } = useTranslation().i18n
  const t = textsFor(language)
  const state = useSignIn('/admin', language, t.failed)
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [isBusy, setBusy] = useState(false)
  if (state.step.name !== 'start') return <SecondStep state={state} t={t} />
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (password !== again) return state.setError(t.different)
    setBusy(true)
    const { ok, body, message } = await post<{ email: string }>(
      'users/reset-password',
      { token, password },
      language,
    )
    setBusy(false)
    if (!ok) return state.setError(message ?? t.failed)
    await state.logIn({ email: body.email ?? '', password })
  }
  return (
    <form className="sign-in__form" onSubmit={submit}>
      <h1 className="nr-display">{t.chooseTitle}</h1>
      <PasswordInput
        id="field-password"
        label={t.chooseNew}
        hint={t.chooseHint}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        autoComplete="new-password"
        minLength={12}
        autoFocus
        t={t}
      />
      <PasswordInput
        id="field-confirm-password"
        label={t.chooseAgain}
        value={again}
        onChange={({ target }) => setAgain(target.value)}
        autoComplete="new-password"
        error={state.error}
        t={t}
      />
      <button type="submit" className="nr-button nr-button--primary" disabled={isBusy || state.isBusy}>
        {t.chooseSubmit}
      </button>
    </form>
  )
}
