'use client'
import { getTranslation } from '@payloadcms/translations'
import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useEffect, useId, useRef } from 'react'
import { bilingual } from '../../bilingual.ts'
import { isAboutPartOfText, partOfTextRefused } from '../../refusals/part-of-text.ts'
import { type RefusedField, refusedFields } from '../../refusals/refused-fields.ts'
import { useText } from '../match-sheet/use-text.ts'
import { goToField } from './go-to-field.ts'
import './error-summary.css'

const heading = {
  publish: bilingual('Ez még nem tehető ki. Előbb javítsd:', 'This cannot be published yet. First correct:'),
  save: bilingual('Ez még nem menthető. Előbb javítsd:', 'This cannot be saved yet. First correct:'),
}

/** After a refused save: every refused field with its reason and a link, under the bar, with the focus. */
export function ErrorSummary() {
  const t = useText()
  const { i18n } = useTranslation()
  const { docConfig } = useDocumentInfo()
  const { setModified } = useForm()
  const [state, dispatch] = useAllFormFields()
  const isRefused = useFormSubmitted()
  const isProcessing = useFormProcessing()
  const box = useRef<HTMLElement>(null)
  const headingId = useId()
  const refused = isRefused ? refusedFields((docConfig?.fields ?? []) as ClientField[], state) : []
  const hasJustEnded = isRefused && !isProcessing
  const isShown = refused.length > 0
  useEffect(() => {
    // Payload takes what was refused for saved, and would switch the button off.
    if (hasJustEnded) setModified(true)
  }, [hasJustEnded, setModified])
  const marked = useRef<string[]>([])
  marked.current = refused.map(({ path }) => path)
  useEffect(() => {
    // Payload adds the marks of an answer to those of the one before: what is corrected meanwhile would stay marked.
    if (!isProcessing) return
    for (const path of marked.current) dispatch({ type: 'UPDATE', path, valid: true, errorMessage: '' })
  }, [isProcessing, dispatch])
  // Payload marks the fields a moment after it says that the form was refused.
  useEffect(() => {
    if (!hasJustEnded || !isShown) return
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [hasJustEnded, isShown])
  const label = (part: RefusedField['labels'][number]) => getTranslation(part as string, i18n)
  const isDraftable = Boolean(docConfig?.versions?.drafts)
  if (!isShown) return null
  return (
    <section ref={box} className="error-summary" tabIndex={-1} aria-labelledby={headingId}>
      <h2 id={headingId}>{t(isDraftable ? heading.publish : heading.save)}</h2>
      <ul>
        {refused.map((field) => (
          <li key={field.path}>
            <a
              href={`#field-${field.path}`}
              onClick={(event) => {
                event.preventDefault()
                goToField(box.current?.closest('form'), field.path, field.tab && label(field.tab))
              }}
            >
              {field.labels.length > 0 ? <b>{field.labels.map(label).join(' › ')}</b> : null}
              {field.labels.length > 0 ? ' – ' : null}
              {isAboutPartOfText(field.message) ? t(partOfTextRefused) : field.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
