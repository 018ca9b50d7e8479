'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { textsFor } from './texts.ts'

type Props = { codes: string[]; t: ReturnType<typeof textsFor>; onSaved: () => void }

/** Shown once. */
export function RecoveryCodes({ codes, t, onSaved }: Props) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    setCopied(true)
  }
  return (
    <section className="recovery-codes">
      <h2>{t.codesTitle}</h2>
      <p>{t.codesWhy}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="recovery-codes__actions">
        <Button buttonStyle="secondary" onClick={copy}>
          {t.copy}
        </Button>
        <Button buttonStyle="secondary" onClick={() => window.print()}>
          {t.print}
        </Button>
        <Button onClick={onSaved}>{t.saved}</Button>
      </div>
      <p role="status">{isCopied ? t.copied : ''}</p>
    </section>
  )
}
