'use client'
import { Link, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { LabelledInput } from './LabelledInput.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { SecondStep } from './SecondStep.tsx'
import { textsFor } from './texts.ts'
import { useSignIn } from './use-sign-in.ts'

/** The login form; its second step where the account has or needs one. */
export function SignIn({ target }: { target: string }) {
  const { language } = useTranslation().i18n
  const t = textsFor(language)
  const state = useSignIn(target, language, t.failed)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  if (state.step.name !== 'start') return <SecondStep state={state} t={t} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void state.logIn({ email, password })
  }
  return (
    <form className="sign-in__form" onSubmit={submit}>
      <h1 className="nr-display">{t.title}</h1>
      <LabelledInput
        id="field-email"
        label={t.email}
        type="email"
        value={email}
        onChange={({ target: input }) => setEmail(input.value)}
        autoComplete="username"
        autoFocus
        required
      />
      <PasswordInput
        id="field-password"
        label={t.password}
        value={password}
        onChange={({ target: input }) => setPassword(input.value)}
        autoComplete="current-password"
        error={state.error}
        t={t}
      />
      <button type="submit" className="nr-button nr-button--primary" disabled={state.isBusy}>
        {t.submit}
      </button>
      <Link className="nr-link" href="/admin/forgot" prefetch={false}>
        {t.forgotten}
      </Link>
    </form>
  )
}
