import { useState } from 'react'
import type { Enrolment } from '../../second-factor/enrolment.ts'
import { post } from './post.ts'

type Credentials = { email: string; password: string }
export type SignInStep =
  | { name: 'start' }
  | { name: 'code' }
  | { name: 'enrol'; enrolment: Enrolment }
  | { name: 'saved'; recoveryCodes: string[] }

type Answer = { secondFactor: 'code' | 'enrol'; enrolment: Enrolment; recoveryCodes: string[] }

/** From the password to the session; the password is kept in memory until the code is there. */
export function useSignIn(target: string, language: string, failed: string) {
  const [step, setStep] = useState<SignInStep>({ name: 'start' })
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' })
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)

  // A whole page load: nothing of the signed-out state stays.
  const enter = () => window.location.assign(target)

  async function send(sent: Credentials, second: { code?: string; enrolment?: string } = {}) {
    setBusy(true)
    setError('')
    const { ok, body, message } = await post<Answer>('users/login', { ...sent, ...second }, language)
    if (ok && !body.recoveryCodes) return enter()
    setBusy(false)
    if (ok && body.recoveryCodes) return setStep({ name: 'saved', recoveryCodes: body.recoveryCodes })
    const isNewStep = Boolean(body.secondFactor) && step.name === 'start'
    if (body.secondFactor === 'code') setStep({ name: 'code' })
    if (body.secondFactor === 'enrol' && body.enrolment) setStep({ name: 'enrol', enrolment: body.enrolment })
    if (!body.secondFactor) setStep({ name: 'start' })
    if (!isNewStep) setError(message ?? failed)
  }

  return {
    step,
    error,
    isBusy,
    enter,
    setError,
    logIn: (sent: Credentials) => {
      setCredentials(sent)
      return send(sent)
    },
    sendCode: (code: string) =>
      send(credentials, {
        code,
        ...(step.name === 'enrol' ? { enrolment: step.enrolment.ticket } : {}),
      }),
  }
}

export type SignInState = ReturnType<typeof useSignIn>
