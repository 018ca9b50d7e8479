'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { courtsideAddress } from '../../match-day/addresses.ts'
import { texts } from './texts.ts'
import { useKeeping } from './use-facts.ts'
import type { Text } from './use-text.ts'

const longestMs = 20_000

/** The page is read again: score, quarters and lines have changed under the form. */
async function typeFromNow(id: number): Promise<boolean> {
  try {
    const response = await fetch(`/api/courtside/${id}/keeping`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ keeping: 'sheet' }),
      signal: AbortSignal.timeout(longestMs),
    })
    return response.ok
  } catch {
    return false
  }
}

function SwitchToForm({ id, t }: { id: number; t: Text }) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const change = async () => {
    setState('saving')
    if (await typeFromNow(id)) window.location.reload()
    else setState('failed')
  }
  return (
    <details className="match-sheet__switch">
      <summary className="nr-button nr-button--outline">{t(texts.switchToForm)}</summary>
      <p>{t(texts.switchMeans)}</p>
      <button type="button" className="nr-button" disabled={state === 'saving'} onClick={change}>
        {t(texts.switchNow)}
      </button>
      <div role="alert">{state === 'failed' ? <p>{t(texts.switchFailed)}</p> : null}</div>
    </details>
  )
}

/** How the match is kept, and the way to the other one. */
export function Keeping({ readOnly, t }: { readOnly: boolean; t: Text }) {
  const { id } = useDocumentInfo()
  const keeping = useKeeping()
  if (typeof id !== 'number') return null
  const isTyped = keeping === 'sheet'
  if (isTyped && readOnly) return null
  return (
    <section className="match-sheet__note match-sheet__keeping" aria-label={t(texts.keeping)}>
      <p>
        <strong>{t(isTyped ? texts.keptHere : texts.keptAtCourtside)}</strong>{' '}
        {t(isTyped ? texts.courtsideMeans : texts.courtsideReplaces)}
      </p>
      {readOnly ? null : (
        <a className="nr-button nr-button--outline" href={courtsideAddress(id)}>
          {t(isTyped ? texts.toCourtside : texts.openCourtside)}
        </a>
      )}
      {readOnly || isTyped ? null : <SwitchToForm id={id} t={t} />}
    </section>
  )
}
