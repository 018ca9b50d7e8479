'use client'
import { type ComponentProps, useState } from 'react'
import { LabelledInput } from './LabelledInput.tsx'
import type { textsFor } from './texts.ts'

type Props = Omit<ComponentProps<typeof LabelledInput>, 'type'> & { t: ReturnType<typeof textsFor> }

export function PasswordInput({ t, ...input }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <LabelledInput {...input} type={isShown ? 'text' : 'password'} required>
      <button
        type="button"
        className="sign-in__eye"
        aria-label={isShown ? t.hide : t.show}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <svg className="nr-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0" />
          {isShown && <path d="M4 4l16 16" />}
        </svg>
      </button>
    </LabelledInput>
  )
}
