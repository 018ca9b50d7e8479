'use client'
import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import type { ClientField, StaticDescription, StaticLabel } from 'payload'
import { useState } from 'react'
import { lengthOf } from '../../page-preview/limits.ts'
import { plainText } from '../../rich-text/plain-text.ts'
import { valueAt } from '../../two-languages/value-at.ts'
import { useText } from '../match-sheet/use-text.ts'
import { copyOf, lengthText, markTexts, texts, undoOf } from './texts.ts'
import { useOtherDocument } from './use-other-document.ts'
import './two-languages.css'

type Props = { field: ClientField; path: string; readOnly?: boolean; limit?: number }

const hasText = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : plainText(value) !== ''

/** Sets the value as if it had been typed; the text editor reads a new value only as an initial one. */
function useSetValue(path: string, isRichText: boolean) {
  const { dispatchFields, setModified } = useForm()
  return (value: unknown) => {
    const copy = structuredClone(value)
    dispatchFields({ type: 'UPDATE', path, value: copy, ...(isRichText ? { initialValue: copy } : {}) })
    setModified(true)
  }
}

function OtherText({ field, path, readOnly = false }: Props) {
  const t = useText()
  const { i18n } = useTranslation()
  const { getDataByPath } = useForm()
  const value = useFormFields(([fields]) => fields[path]?.value)
  const other = useOtherDocument()
  const isRichText = field.type === 'richText'
  const setValue = useSetValue(path, isRichText)
  const [replaced, setReplaced] = useState<{ value: unknown }>()
  if (!other) return null
  const theirs = valueAt(other.doc, path, (row) => getDataByPath(`${row}.id`))
  const marks = Object.fromEntries(Object.entries(markTexts).map(([kind, text]) => [kind, t(text)]))
  const shown = isRichText ? plainText(theirs, marks as never) : String(theirs ?? '').trim()
  if (shown === '') return null
  const label = getTranslation(('label' in field ? (field.label as StaticLabel) : '') || path, i18n)
  const copy = () => {
    setReplaced(hasText(value) ? { value } : undefined)
    setValue(theirs)
  }
  const undo = () => {
    setValue(replaced?.value)
    setReplaced(undefined)
  }
  return (
    <section className="field-twin__other" data-rich={isRichText}>
      <header>
        <span className="field-twin__language">{t(texts.in[other.language])}</span>
        {readOnly ? null : (
          <button type="button" onClick={copy} aria-label={t(copyOf(label))}>
            {t(texts.copy)}
          </button>
        )}
        {replaced ? (
          <button type="button" onClick={undo} aria-label={t(undoOf(label))}>
            {t(texts.undo)}
          </button>
        ) : null}
      </header>
      <div className="field-twin__text" lang={other.language} tabIndex={isRichText ? 0 : undefined}>
        {shown}
      </div>
    </section>
  )
}

function Counter({ path, limit }: { path: string; limit: number }) {
  const t = useText()
  const length = useFormFields(([fields]) => lengthOf(String(fields[path]?.value ?? '')))
  return (
    <p className="field-twin__counter" data-long={length > limit}>
      {t(lengthText(length, limit))}
    </p>
  )
}

/** Below or beside a localized field: its description, its length, and the other language's text. */
export function FieldTwin(props: Props) {
  const { field, path, limit } = props
  const description = field.admin && 'description' in field.admin ? field.admin.description : undefined
  return (
    <div className="field-twin">
      <OtherText {...props} />
      <div className="field-twin__below">
        {limit ? <Counter path={path} limit={limit} /> : null}
        <FieldDescription
          path={path}
          {...(description ? { description: description as StaticDescription } : {})}
        />
      </div>
    </div>
  )
}
