'use client'
import { usePathname } from 'next/navigation'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type Draft, type Field, fieldsOfStep, lastStep } from '../../setup/draft.ts'
import type { Language } from '../../setup/preferred-language.ts'
import { coloursOf, siteTokens } from '../../setup/site-tokens.ts'
import type { Texts } from '../../setup/texts.ts'
import { AdminStep } from './AdminStep.tsx'
import { ColourStep } from './ColourStep.tsx'
import { addressOf } from './CrestImage.tsx'
import { Finished, type Place } from './Finished.tsx'
import { Court } from './Icon.tsx'
import { LanguageStep } from './LanguageStep.tsx'
import { type Crest, NameStep } from './NameStep.tsx'
import { SitePreview } from './SitePreview.tsx'
import { StepList } from './StepList.tsx'
import { TeamStep } from './TeamStep.tsx'
import { idOf } from './TextField.tsx'
import { leaveStep, requestOf, type SetupForm, useSetup } from './use-setup.ts'

type Props = {
  token: string
  draft: Draft
  crest: string
  hasOwnCrest: boolean
  language: Language
  place: Place
}

const headings = (t: Texts) => [
  { title: t.nameTitle, lead: t.nameLead },
  { title: t.colourTitle, lead: t.colourLead },
  { title: t.languageTitle, lead: t.languageLead },
  { title: t.teamTitle, lead: t.teamLead },
  { title: t.adminTitle, lead: t.adminLead },
]

/** The step in the address, no further than one has come. */
function useStep({ token, draft }: SetupForm): [number, (step: number) => void] {
  const inAddress = Number(usePathname().split('/')[3])
  const step = inAddress >= 1 ? Math.min(inAddress, draft.reached) : draft.reached
  return [step, (next) => window.history.pushState(null, '', `/setup/${token}/${next}`)]
}

/** The newsroom stays in the language that was picked here. Nothing is loaded again: what is not saved yet would be lost. */
function rememberLanguage(language: Language): void {
  document.documentElement.lang = language
  // biome-ignore lint/suspicious/noDocumentCookie: Payload reads this cookie, and Safari has no cookieStore
  document.cookie = `payload-lng=${language}; path=/; max-age=31536000; samesite=lax`
}

type Ending = {
  created?: number
  problems?: { field: Field; message: string }[]
  errors?: { message: string }[]
}

async function sendEnding(form: SetupForm): Promise<{ ok: boolean; answer: Ending }> {
  const body = JSON.stringify({ draft: form.draft, password: form.password })
  const response = await requestOf(form, '/finish', 'POST', body).catch(() => undefined)
  const answer: Ending = (await response?.json().catch(() => undefined)) ?? {}
  return { ok: response?.ok ?? false, answer }
}

const stepOfField = (field: Field) =>
  Number(Object.entries(fieldsOfStep).find(([, fields]) => fields.includes(field))?.[0] ?? lastStep)

function SavingNote({ form: { saving, t } }: { form: SetupForm }) {
  const words = { saved: t.saved, saving: t.saving, failed: t.notSaved }
  return (
    <span className={`wz__save wz__save--${saving}`} role="status">
      {words[saving]}
    </span>
  )
}

/** The five steps from an empty club to a site. */
export function SetUp({ token, draft, crest: svg, hasOwnCrest, language: first, place }: Props) {
  const [language, setLanguage] = useState(first)
  const form = useSetup(token, draft, language)
  const { t } = form
  const [step, goTo] = useStep(form)
  const [crest, setCrest] = useState<Crest>({ svg, isOwn: hasOwnCrest })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [created, setCreated] = useState<number>()
  const { club, ball, type, cut } = form.draft
  const colours = useMemo(() => coloursOf({ club, ball }), [club, ball])
  const tokens = useMemo(() => siteTokens(colours, { type, cut }), [colours, type, cut])
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  const crestAddress = addressOf(crest.svg)
  const { title, lead } = headings(t)[step - 1] ?? headings(t)[0] ?? { title: '', lead: '' }

  useEffect(() => {
    document.title = `${t.title}: ${title} · Palánk`
  }, [t, title])
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [step])
  /** To the first field that says what is wrong. */
  useEffect(() => {
    const [field] = (fieldsOfStep[step] ?? []).filter((name) => form.errors[name])
    if (field) document.getElementById(idOf(field))?.focus()
  }, [form.errors, step])

  const end = async () => {
    setBusy(true)
    setFailure('')
    const { ok, answer } = await sendEnding(form)
    setBusy(false)
    if (ok) return setCreated(answer.created ?? 0)
    const [problem] = answer.problems ?? []
    if (!problem) return setFailure(answer.errors?.[0]?.message ?? t.failed)
    form.setErrors(Object.fromEntries((answer.problems ?? []).map(({ field, message }) => [field, message])))
    goTo(stepOfField(problem.field))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!leaveStep(form, step)) return
    if (step < lastStep) goTo(step + 1)
    else void end()
  }
  const other: Language = language === 'hu' ? 'en' : 'hu'
  return (
    <div className="wz" style={tokens}>
      <header className="wz__l on-dark">
        <Court />
        <nav aria-label={t.title}>
          <StepList form={form} step={step} crest={crestAddress} goTo={goTo} />
        </nav>
        <button
          type="button"
          className="wz__lang"
          lang={other}
          onClick={() => {
            rememberLanguage(other)
            setLanguage(other)
          }}
        >
          {t.otherLanguage}
        </button>
      </header>
      {created === undefined ? (
        <form className="wz__f" onSubmit={submit} noValidate>
          <main className="wz__m">
            <p className="vh">{t.stepOf(step)}</p>
            <h2 className="d" ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <p>{lead}</p>
            {step === 1 && <NameStep form={form} crest={crest} setCrest={setCrest} />}
            {step === 2 && <ColourStep form={form} colours={colours} />}
            {step === 3 && <LanguageStep form={form} />}
            {step === 4 && <TeamStep form={form} />}
            {step === 5 && <AdminStep form={form} goTo={goTo} />}
            {failure && (
              <p className="err" role="alert">
                {failure}
              </p>
            )}
          </main>
          <div className="wz__b">
            {step > 1 && (
              <button type="button" className="btn btn--q" onClick={() => goTo(step - 1)}>
                {t.back}
              </button>
            )}
            <SavingNote form={form} />
            <span className="sp" />
            <button
              type="submit"
              className={step === lastStep ? 'btn btn--ball' : 'btn'}
              disabled={isBusy}
              aria-busy={isBusy}
            >
              {step < lastStep ? t.next : isBusy ? t.starting : t.start}
            </button>
          </div>
        </form>
      ) : (
        <Finished t={t} place={place} created={created} />
      )}
      <SitePreview form={form} crest={crestAddress} />
    </div>
  )
}
