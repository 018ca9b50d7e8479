'use client'
import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { UsesAnswer } from '../../uses/endpoint.ts'
import { useText } from '../match-sheet/use-text.ts'
import { PictureIcon } from '../picture-uploads/PictureIcon.tsx'
import { more, texts } from './texts.ts'

const mostNamed = 6

function Places({ uses }: { uses: UsesAnswer }) {
  const t = useText()
  if (uses.total === 0) return <p>{t(texts.nowhere)}</p>
  const named = uses.places.slice(0, mostNamed)
  const rest = uses.total - named.length
  return (
    <ul>
      {named.map(({ kind, title, field, href }) => (
        <li key={`${href}/${field}`}>
          <a href={href}>
            {kind}
            {title ? `: ${title}` : ''}
          </a>{' '}
          ({field})
        </li>
      ))}
      {rest > 0 ? <li>{t(more(rest))}</li> : null}
    </ul>
  )
}

/** Asked for when somebody wants to know: it looks through every text. */
export function WhereUsed({ collection, id, name }: { collection: string; id: number; name: string }) {
  const t = useText()
  const { language } = useTranslation().i18n
  const [isOpen, setIsOpen] = useState(false)
  const [uses, setUses] = useState<UsesAnswer | 'failed'>()
  const listId = useId()
  const toggle = async () => {
    setIsOpen(!isOpen)
    if (isOpen) return
    setUses(undefined)
    const response = await fetch(`/api/${collection}/${id}/uses`, {
      headers: { 'accept-language': language },
    }).catch(() => null)
    setUses(response?.ok ? await response.json() : 'failed')
  }
  return (
    <div className="where-used">
      <button
        type="button"
        className="nr-link"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
      >
        <PictureIcon name="link" />
        {t(texts.where)}
        <span className="nr-hidden"> {name}</span>
      </button>
      <div id={listId} role="status">
        {isOpen && !uses ? <p>{t(texts.asking)}</p> : null}
        {isOpen && uses === 'failed' ? <p>{t(texts.failed)}</p> : null}
        {isOpen && uses && uses !== 'failed' ? <Places uses={uses} /> : null}
      </div>
    </div>
  )
}
