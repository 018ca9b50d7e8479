import type { ComponentProps, ReactNode } from 'react'
import type { Draft, Field } from '../../setup/draft.ts'
import { Icon } from './Icon.tsx'
import type { SetupForm } from './use-setup.ts'

type TextName = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft]

export const idOf = (field: Field) => `setup-${field}`

export function FieldError({ form, field }: { form: SetupForm; field: Field }) {
  const error = form.errors[field]
  if (!error) return null
  return (
    <p className="err" id={`${idOf(field)}-error`}>
      <Icon name="warning" />
      {error}
    </p>
  )
}

/** The ids of what is said about a field. */
export const describedBy = (form: SetupForm, field: Field, hasHint: boolean): string | undefined =>
  [form.errors[field] && `${idOf(field)}-error`, hasHint && `${idOf(field)}-hint`]
    .filter(Boolean)
    .join(' ') || undefined

type Props = Omit<ComponentProps<'input'>, 'form' | 'id' | 'value' | 'onChange'> & {
  form: SetupForm
  field: TextName
  label: string
  hint?: ReactNode
  isOptional?: boolean
}

export function TextField({ form, field, label, hint, isOptional, ...input }: Props) {
  const { draft, change, errors, t } = form
  return (
    <div className={errors[field] ? 'field bad' : 'field'}>
      <label htmlFor={idOf(field)}>
        {label}
        {isOptional && <small>{t.optional}</small>}
      </label>
      <input
        {...input}
        className="inp"
        id={idOf(field)}
        value={draft[field]}
        maxLength={200}
        aria-invalid={Boolean(errors[field])}
        aria-describedby={describedBy(form, field, Boolean(hint))}
        onChange={({ target }) => change({ [field]: target.value })}
      />
      <FieldError form={form} field={field} />
      {hint && (
        <p className="hint" id={`${idOf(field)}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
