'use client'
import { Button, useFormFields } from '@payloadcms/ui'
import { type KeyboardEvent, useState } from 'react'
import { LabelledInput } from '../sign-in/LabelledInput.tsx'
import { PasswordInput } from '../sign-in/PasswordInput.tsx'
import { post } from '../sign-in/post.ts'
import { textsFor } from '../sign-in/texts.ts'
import { codeInput } from './code-input.ts'
import type { AccountTexts } from './texts.ts'

type Work = 'none' | 'password' | 'email'
type Props = { needsCode: boolean; language: string; t: AccountTexts; onChanged: () => void }

const empty = { email: '', newPassword: '', again: '', currentPassword: '', code: '' }
type Field = keyof typeof empty

/** Changes password or address. Needs the current password, because somebody else may use an open computer. */
export function CredentialsPanel({ needsCode, language, t, onChanged }: Props) {
  const [work, setWork] = useState<Work>('none')
  const [data, setData] = useState(empty)
  const [error, setError] = useState<{ field?: string | undefined; message: string }>()
  const [notice, setNotice] = useState('')
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  const signInTexts = textsFor(language)

  const begin = (next: Work) => {
    setData(empty)
    setError(undefined)
    setNotice('')
    setWork(next)
  }
  const save = async () => {
    const { email, newPassword, again, currentPassword, code } = data
    const isPassword = work === 'password'
    if (isPassword && newPassword !== again)
      return setError({ field: 'again', message: signInTexts.different })
    const change = isPassword ? { newPassword } : { email }
    const sent = { ...change, currentPassword, code: code || undefined }
    const { ok, message, field } = await post('users/account', sent, language)
    if (!ok) return setError({ field, message: message ?? t.failed })
    // The account form shows the address too, so it is refreshed.
    if (!isPassword) dispatch({ type: 'UPDATE', path: 'email', value: email, initialValue: email })
    begin('none')
    setNotice(isPassword ? t.passwordChanged : t.emailChanged)
    onChanged()
  }
  // The fields are inside the account form, which Enter would submit.
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void save()
  }
  const inputOf = (field: Field) => ({
    value: data[field],
    onChange: ({ target }: { target: { value: string } }) => setData({ ...data, [field]: target.value }),
    onKeyDown: saveOnEnter,
    error: error?.field === field ? error.message : undefined,
  })
  const isAboutField = Object.keys(empty).some((field) => field === error?.field)
  return (
    <div className="account-security__part">
      <h3>{t.credentials}</h3>
      <p>{t.credentialsHint}</p>
      {error && !isAboutField && <p role="alert">{error.message}</p>}
      {work === 'none' && (
        <div className="account-security__actions">
          <Button buttonStyle="secondary" onClick={() => begin('password')}>
            {t.changePassword}
          </Button>
          <Button buttonStyle="secondary" onClick={() => begin('email')}>
            {t.changeEmail}
          </Button>
        </div>
      )}
      {work === 'password' && (
        <>
          <PasswordInput
            {...inputOf('newPassword')}
            label={signInTexts.chooseNew}
            hint={signInTexts.chooseHint}
            autoComplete="new-password"
            autoFocus
            t={signInTexts}
          />
          <PasswordInput
            {...inputOf('again')}
            label={signInTexts.chooseAgain}
            autoComplete="new-password"
            t={signInTexts}
          />
        </>
      )}
      {work === 'email' && (
        <LabelledInput
          {...inputOf('email')}
          label={t.newEmail}
          hint={t.newEmailHint}
          type="email"
          autoComplete="email"
          autoFocus
        />
      )}
      {work !== 'none' && (
        <>
          <PasswordInput
            {...inputOf('currentPassword')}
            label={t.currentPassword}
            autoComplete="current-password"
            t={signInTexts}
          />
          {needsCode && <LabelledInput {...codeInput} {...inputOf('code')} label={t.currentCode} />}
          <div className="account-security__actions">
            <Button onClick={save}>{t.save}</Button>
            <Button buttonStyle="secondary" onClick={() => begin('none')}>
              {t.cancel}
            </Button>
          </div>
        </>
      )}
      <p role="status">{notice}</p>
    </div>
  )
}
