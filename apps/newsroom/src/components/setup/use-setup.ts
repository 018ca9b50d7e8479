import { useEffect, useRef, useState } from 'react'
import { type Draft, type Field, lastStep, type Problem, problemsOfStep } from '../../setup/draft.ts'
import type { Language } from '../../setup/preferred-language.ts'
import { type Texts, textsFor } from '../../setup/texts.ts'

export type Errors = Partial<Record<Field, string>>
export type Saving = 'saved' | 'saving' | 'failed'

export type SetupForm = {
  token: string
  language: Language
  t: Texts
  draft: Draft
  change: (patch: Partial<Draft>) => void
  password: string
  setPassword: (password: string) => void
  errors: Errors
  setErrors: (errors: Errors) => void
  saving: Saving
}

export const requestOf = (
  { token, language }: Pick<SetupForm, 'token' | 'language'>,
  place: string,
  method: string,
  body: string,
): Promise<Response> =>
  fetch(`/api/setup/${token}${place}`, {
    method,
    body,
    headers: {
      'Accept-Language': language,
      'Content-Type': place === '/crest' ? 'text/plain' : 'application/json',
    },
  })

const quietTime = 600

/** Saves the draft when it has been still for a moment. */
function useSaving(form: Pick<SetupForm, 'token' | 'language' | 'draft'>): Saving {
  const [saving, setSaving] = useState<Saving>('saved')
  const stored = useRef(form.draft)
  const { token, language, draft } = form
  useEffect(() => {
    if (stored.current === draft) return
    setSaving('saving')
    const timer = setTimeout(async () => {
      const response = await requestOf({ token, language }, '', 'PUT', JSON.stringify(draft)).catch(
        () => undefined,
      )
      if (response?.ok) stored.current = draft
      setSaving(response?.ok ? 'saved' : 'failed')
    }, quietTime)
    return () => clearTimeout(timer)
  }, [token, language, draft])
  return saving
}

export function useSetup(token: string, initial: Draft, language: Language): SetupForm {
  const [draft, setDraft] = useState(initial)
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const saving = useSaving({ token, language, draft })
  /** A field that is being mended is no longer wrong. */
  const forget = (fields: string[]) =>
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !fields.includes(field))))
  return {
    token,
    language,
    t: textsFor(language),
    draft,
    change: (patch) => {
      setDraft((before) => ({ ...before, ...patch }))
      forget(Object.keys(patch))
    },
    password,
    setPassword: (text) => {
      setPassword(text)
      forget(['password'])
    },
    errors,
    setErrors,
    saving,
  }
}

const errorsOf = (problems: Problem[], language: Language): Errors =>
  Object.fromEntries(problems.map(({ field, text }) => [field, text[language]]))

/** Whether a step may be left; if not, its fields say why. */
export function leaveStep(form: SetupForm, step: number): boolean {
  const errors = errorsOf(problemsOfStep(step, form.draft, form.password), form.language)
  form.setErrors(errors)
  if (Object.keys(errors).length > 0) return false
  if (form.draft.reached <= step) form.change({ reached: Math.min(step + 1, lastStep) })
  return true
}
