'use client'
import { type ComponentProps, useId } from 'react'

type Props = ComponentProps<'input'> & { label: string; hint?: string | undefined }

export function LabelledInput({ label, hint, id, ...input }: Props) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <div className="sign-in__field">
      <label htmlFor={inputId}>{label}</label>
      <input {...input} id={inputId} aria-describedby={hint ? `${inputId}-hint` : undefined} />
      {hint && (
        <p className="sign-in__hint" id={`${inputId}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
