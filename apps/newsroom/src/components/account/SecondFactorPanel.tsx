'use client'
import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, useState } from 'react'
import type { Enrolment } from '../../second-factor/enrolment.ts'
import { EnrolmentGuide } from '../sign-in/EnrolmentGuide.tsx'
import { LabelledInput } from '../sign-in/LabelledInput.tsx'
import { PasswordInput } from '../sign-in/PasswordInput.tsx'
import { post } from '../sign-in/post.ts'
import { RecoveryCodes } from '../sign-in/RecoveryCodes.tsx'
import { textsFor } from '../sign-in/texts.ts'
import { codeInput } from './code-input.ts'
import type { AccountTexts } from './texts.ts'

export type FactorStatus = { isSet: boolean; isRequired: boolean; recoveryCodes: number }
type Work =
  | { name: 'none' }
  | { name: 'enrol'; enrolment: Enrolment }
  | { name: 'remove' }
  | { name: 'saved'; codes: string[] }

type Props = { status: FactorStatus; onChanged: () => Promise<void>; language: string; t: AccountTexts }

export function SecondFactorPanel({ status, onChanged, language, t }: Props) {
  const [work, setWork] = useState<Work>({ name: 'none' })
  const [code, setCode] = useState('')
  const [currentCode, setCurrentCode] = useState('')
  const [currentPassword, setCurrentPassword] = useState('')
  const [error, setError] = useState<{ field?: string | undefined; message: string }>()

  const begin = (next: Work) => {
    setCode('')
    setCurrentCode('')
    setCurrentPassword('')
    setError(undefined)
    setWork(next)
  }
  const offer = async () => {
    const { ok, body, message } = await post<Enrolment>('users/second-factor/offer', {}, language)
    if (ok) begin({ name: 'enrol', enrolment: body as Enrolment })
    else setError({ message: message ?? t.failed })
  }
  const save = async () => {
    const isEnrolling = work.name === 'enrol'
    const path = isEnrolling ? 'users/second-factor' : 'users/second-factor/remove'
    const proof = { currentPassword, currentCode }
    const data = isEnrolling ? { ...proof, ticket: work.enrolment.ticket, code } : proof
    const { ok, body, message, field } = await post<{ recoveryCodes: string[] }>(path, data, language)
    if (!ok) return setError({ field, message: message ?? t.failed })
    begin(body.recoveryCodes ? { name: 'saved', codes: body.recoveryCodes } : { name: 'none' })
    await onChanged()
  }
  // The fields stand in the form of the account, which Enter would save.
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void save()
  }

  const errorOf = (field: string) => (error?.field === field ? error.message : undefined)
  const isAboutProof = error?.field === 'currentPassword' || error?.field === 'code'
  const isAsking = work.name === 'enrol' || work.name === 'remove'
  return (
    <div className="account-security__part">
      <h3>{t.factor}</h3>
      <p>
        {status.isSet ? t.factorSet : t.factorNotSet} {status.isRequired && t.factorRequired}
      </p>
      {status.isSet && (
        <p>
          {t.codesLeft} {status.recoveryCodes}
        </p>
      )}
      {error && !isAboutProof && <p role="alert">{error.message}</p>}
      {work.name === 'saved' && (
        <RecoveryCodes codes={work.codes} t={textsFor(language)} onSaved={() => begin({ name: 'none' })} />
      )}
      {work.name === 'none' && (
        <div className="account-security__actions">
          <Button buttonStyle="secondary" onClick={offer}>
            {status.isSet ? t.renew : t.setUp}
          </Button>
          {status.isSet && !status.isRequired && (
            <Button buttonStyle="secondary" onClick={() => begin({ name: 'remove' })}>
              {t.switchOff}
            </Button>
          )}
        </div>
      )}
      {work.name === 'enrol' && <EnrolmentGuide enrolment={work.enrolment} t={textsFor(language)} />}
      {work.name === 'enrol' && (
        <LabelledInput
          {...codeInput}
          label={t.newCode}
          value={code}
          inputMode="numeric"
          onChange={({ target }) => setCode(target.value)}
          onKeyDown={saveOnEnter}
        />
      )}
      {isAsking && (
        <PasswordInput
          label={t.currentPassword}
          value={currentPassword}
          autoComplete="current-password"
          onChange={({ target }) => setCurrentPassword(target.value)}
          onKeyDown={saveOnEnter}
          error={errorOf('currentPassword')}
          t={textsFor(language)}
        />
      )}
      {isAsking && status.isSet && (
        <LabelledInput
          {...codeInput}
          label={t.currentCode}
          value={currentCode}
          onChange={({ target }) => setCurrentCode(target.value)}
          onKeyDown={saveOnEnter}
          error={errorOf('code')}
        />
      )}
      {isAsking && (
        <div className="account-security__actions">
          <Button onClick={save}>{work.name === 'enrol' ? t.save : t.switchOff}</Button>
          <Button buttonStyle="secondary" onClick={() => begin({ name: 'none' })}>
            {t.cancel}
          </Button>
        </div>
      )}
    </div>
  )
}
