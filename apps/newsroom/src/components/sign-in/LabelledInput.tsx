'use client'
import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = ComponentProps<'input'> & {
  label: string
  hint?: string | undefined
  /** What is wrong with what was sent; said at once. */
  error?: string | undefined
  /** Inside the frame of the input. */
  children?: ReactNode
}

export function LabelledInput({ label, hint, error, id, children, ...input }: Props) {
  const ownId = useId()
  const inputId = id ?? ownId
  const described = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ')
  return (
    <div className="sign-in__field nr-field">
      <label htmlFor={inputId}>{label}</label>
      <div className="sign-in__input">
        <input
          {...input}
          id={inputId}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        {children}
      </div>
      {hint && (
        <p className="sign-in__hint" id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="sign-in__error" role="alert" id={`${inputId}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
