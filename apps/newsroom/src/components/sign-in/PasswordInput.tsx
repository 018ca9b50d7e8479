'use client'
import { type ComponentProps, useState } from 'react'
import { LabelledInput } from './LabelledInput.tsx'
import type { textsFor } from './texts.ts'

type Props = Omit<ComponentProps<typeof LabelledInput>, 'type'> & { t: ReturnType<typeof textsFor> }

export function PasswordInput({ t, ...input }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="sign-in__password">
      <LabelledInput {...input} type={isShown ? 'text' : 'password'} required />
      <button
        type="button"
        className="sign-in__link"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? t.hide : t.show}
      </button>
    </div>
  )
}
