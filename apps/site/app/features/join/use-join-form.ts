import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { captchaToken, loadCaptcha } from './captcha.ts'
import type { CaptchaView, Failure, JoinResult } from './join.ts'
import { blankValues, type FieldName, fieldNames, formatPhoneAt, joinErrors, valuesOf } from './rules.ts'

type Options = {
  action: string
  /** Of the loaded page. */
  formToken: string
  year: number
  captcha: CaptchaView | null
  /** The result of a form sent without script. */
  answered: JoinResult | undefined
}
type Failed = { reason: Failure; minutes: number | undefined }
type Touched = Partial<Record<FieldName, true>>

const allTouched = Object.fromEntries(fieldNames.map((name) => [name, true])) as Touched
const failedOf = (result: JoinResult | undefined): Failed | undefined =>
  result?.state === 'failed' ? { reason: result.reason, minutes: result.minutes } : undefined

/** G2, G3: values, touched fields, whether the form can be sent, and its result. */
export function useJoinForm({ action, formToken, year, captcha, answered }: Options) {
  const before = answered?.state === 'failed' ? answered : undefined
  const form = useRef<HTMLFormElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  const caret = useRef<number | undefined>(undefined)
  const busy = useRef(false)
  const [values, setValues] = useState(before?.values ?? blankValues)
  const [touched, setTouched] = useState<Touched>(before?.errors ? allTouched : {})
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState(failedOf(before))
  const [sent, setSent] = useState(false)
  // A token from a result is used until the page is loaded with another.
  const [current, setCurrent] = useState({ pageToken: formToken, token: before?.formToken ?? formToken })
  const fetcher = useFetcher<JoinResult>()
  const { revalidate } = useRevalidator()
  const errors = joinErrors(values, year)

  // The visitor may have typed before hydration.
  useEffect(() => {
    if (form.current) setValues(valuesOf(new FormData(form.current)))
  }, [])

  useLayoutEffect(() => {
    if (caret.current === undefined) return
    phone.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function finish(result: JoinResult) {
    busy.current = false
    setSending(false)
    setFailed(failedOf(result))
    if (result.state === 'sent') {
      setValues(blankValues)
      setTouched({})
      setSent(true)
      if (result.formToken) setCurrent({ pageToken: formToken, token: result.formToken })
    } else if (result.errors) setTouched(allTouched)
    else if (result.reason === 'expired') void revalidate()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is taken once, when it comes
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data && busy.current) finish(fetcher.data)
  }, [fetcher.state, fetcher.data])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current || Object.keys(errors).length > 0) return
    busy.current = true
    setSending(true)
    setFailed(undefined)
    const body = new FormData(event.currentTarget)
    try {
      if (captcha) body.set('g-recaptcha-response', await captchaToken(captcha))
    } catch {
      return finish({ state: 'failed', reason: 'captchaDown' })
    }
    await fetcher.submit(body, { method: 'post', action })
  }

  return {
    form,
    phone,
    values,
    sending,
    failed,
    sent,
    submit,
    formToken: current.pageToken === formToken ? current.token : formToken,
    canSend: Object.keys(errors).length === 0 && !sending,
    /** The key of the message that a field shows. */
    errorOf: (name: FieldName) => (touched[name] ? errors[name] : undefined),
    isGood: (name: FieldName) => Boolean(touched[name] && values[name] && !errors[name]),
    touch: (name: FieldName) => setTouched((previous) => ({ ...previous, [name]: true })),
    change: (name: FieldName, value: string) => setValues((previous) => ({ ...previous, [name]: value })),
    changePhone({ value, selectionStart }: HTMLInputElement) {
      const formatted = formatPhoneAt(value, selectionStart ?? value.length)
      caret.current = formatted.caret
      setValues((previous) => ({ ...previous, phone: formatted.text }))
    },
    /** On first focus, so that visitors who only look are not sent to the captcha's provider. */
    begin() {
      if (captcha) loadCaptcha(captcha).catch(() => undefined)
    },
    close: () => setSent(false),
  }
}

export type JoinFormState = ReturnType<typeof useJoinForm>
