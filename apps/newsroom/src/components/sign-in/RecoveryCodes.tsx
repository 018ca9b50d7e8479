'use client'
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
        <button type="button" className="nr-button nr-button--outline" onClick={copy}>
          {t.copy}
        </button>
        <button type="button" className="nr-button nr-button--outline" onClick={() => window.print()}>
          {t.print}
        </button>
        <button type="button" className="nr-button nr-button--primary" onClick={onSaved}>
          {t.saved}
        </button>
      </div>
      <p role="status">{isCopied ? t.copied : ''}</p>
    </section>
  )
}
