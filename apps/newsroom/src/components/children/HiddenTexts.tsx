'use client'
import { Banner, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { bilingual } from '../../bilingual.ts'
import type { HiddenText } from '../../children/hidden-texts-endpoint.ts'
import { useText } from '../match-sheet/use-text.ts'

const explanation = bilingual(
  'Ezek a szövegek vázlatba kerültek, mert a játékos nevét tartalmazzák. Szólj egy szerkesztőnek: monogrammal újra kitehetők.',
  'These texts have become drafts, since they contain the player’s name. Tell an editor: with initials they can be published again.',
)

/** On the form of a withdrawn consent: what has been taken off the site with it. */
export function HiddenTexts() {
  const t = useText()
  const { id, data } = useDocumentInfo()
  const [texts, setTexts] = useState<HiddenText[]>([])
  const address = id && data?.withdrawn_at ? `/api/consents/${id}/hidden-texts` : undefined
  useEffect(() => {
    if (!address) return
    const abort = new AbortController()
    fetch(address, { signal: abort.signal })
      .then(async (response) => setTexts(response.ok ? await response.json() : []))
      .catch(() => undefined)
    return () => abort.abort()
  }, [address])
  if (texts.length === 0) return null
  return (
    <Banner type="info">
      <p>{t(explanation)}</p>
      <ul>
        {texts.map(({ collection, id, title, isTrashed }) => (
          <li key={`${collection}/${id}`}>
            <a href={`/admin/collections/${collection}${isTrashed ? '/trash' : ''}/${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
