'use client'
import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import type { Enrolment } from '../../second-factor/enrolment.ts'
import { EnrolmentGuide } from '../sign-in/EnrolmentGuide.tsx'
import { LabelledInput } from '../sign-in/LabelledInput.tsx'
import { post } from '../sign-in/post.ts'
import { RecoveryCodes } from '../sign-in/RecoveryCodes.tsx'
import { textsFor } from '../sign-in/texts.ts'
import type { AccountTexts } from './texts.ts'

type Status = { isSet: boolean; isRequired: boolean; recoveryCodes: number }
type Work =
  | { name: 'none' }
  | { name: 'enrol'; enrolment: Enrolment }
  | { name: 'remove' }
  | { name: 'saved'; codes: string[] }

const inputs = { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false } as const

export function SecondFactorPanel({ language, t }: { language: string; t: AccountTexts }) {
  const [status, setStatus] = useState<Status>()
  const [work, setWork] = useState<Work>({ name: 'none' })
  const [code, setCode] = useState('')
  const [currentCode, setCurrentCode] = useState('')
  const [error, setError] = useState('')

  const read = useCallback(async () => {
    const response = await fetch('/api/users/second-factor')
    if (response.ok) setStatus((await response.json()) as Status)
  }, [])
  useEffect(() => {
    void read()
  }, [read])

  const begin = (next: Work) => {
    setCode('')
    setCurrentCode('')
    setError('')
    setWork(next)
  }
  const offer = async () => {
    const { ok, body, message } = await post<Enrolment>('users/second-factor/offer', {}, language)
    if (ok) begin({ name: 'enrol', enrolment: body as Enrolment })
    else setError(message ?? t.failed)
  }
  const save = async () => {
    const isEnrolling = work.name === 'enrol'
    const path = isEnrolling ? 'users/second-factor' : 'users/second-factor/remove'
    const data = isEnrolling ? { ticket: work.enrolment.ticket, code, currentCode } : { currentCode }
    const { ok, body, message } = await post<{ recoveryCodes: string[] }>(path, data, language)
    if (!ok) return setError(message ?? t.failed)
    begin(body.recoveryCodes ? { name: 'saved', codes: body.recoveryCodes } : { name: 'none' })
    await read()
  }
  // The fields stand in the form of the account, which Enter would save.
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void save()
  }

  if (!status) return null
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
      {error && <p role="alert">{error}</p>}
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
          {...inputs}
          label={t.newCode}
          value={code}
          inputMode="numeric"
          onChange={({ target }) => setCode(target.value)}
          onKeyDown={saveOnEnter}
        />
      )}
      {isAsking && status.isSet && (
        <LabelledInput
          {...inputs}
          label={t.currentCode}
          value={currentCode}
          onChange={({ target }) => setCurrentCode(target.value)}
          onKeyDown={saveOnEnter}
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
