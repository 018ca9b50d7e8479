'use client'
import { type FormEvent, useState } from 'react'
import { EnrolmentGuide } from './EnrolmentGuide.tsx'
import { LabelledInput } from './LabelledInput.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import type { textsFor } from './texts.ts'
import type { SignInState } from './use-sign-in.ts'

type Props = { state: SignInState; t: ReturnType<typeof textsFor> }

/** After the password: the code, or setting it up for the first time. */
export function SecondStep({ state, t }: Props) {
  const { step, error, isBusy, sendCode, enter } = state
  const [code, setCode] = useState('')
  const [withRecovery, setWithRecovery] = useState(false)
  if (step.name === 'saved') return <RecoveryCodes codes={step.recoveryCodes} t={t} onSaved={enter} />
  const isEnrolling = step.name === 'enrol'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void sendCode(code)
    setCode('')
  }
  return (
    <form className="sign-in__form" onSubmit={submit}>
      <h1 className="nr-display">{isEnrolling ? t.enrolTitle : t.codeTitle}</h1>
      {isEnrolling && <p>{t.enrolWhy}</p>}
      {isEnrolling && <EnrolmentGuide enrolment={step.enrolment} t={t} />}
      {!isEnrolling && <p>{withRecovery ? t.recoveryHint : t.codeHint}</p>}
      <LabelledInput
        key={String(withRecovery)}
        id="field-code"
        label={withRecovery ? t.recoveryCode : t.code}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        inputMode={withRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        autoFocus
        required
      />
      <button type="submit" className="nr-button nr-button--primary" disabled={isBusy}>
        {t.confirm}
      </button>
      {!isEnrolling && (
        <button type="button" className="nr-link" onClick={() => setWithRecovery(!withRecovery)}>
          {withRecovery ? t.toApp : t.toRecovery}
        </button>
      )}
    </form>
  )
}
