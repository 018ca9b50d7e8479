'use client'
import { Banner, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { bilingual } from '../../bilingual.ts'
import type { HiddenText } from '../../children/hidden-texts-endpoint.ts'
import { useText } from '../match-sheet/use-text.ts'

const hidden = bilingual(
  'Ezek a szövegek lekerültek az oldalról, mert a játékos nevét tartalmazzák: most vázlatok, láthatatlanok, vagy a kukában vannak. Szólj egy szerkesztőnek: monogrammal újra közzéteheti őket.',
  'These texts were taken off the site, because they contain the player’s name: they are now drafts, invisible or in the trash. Ask an editor to publish them again with initials.',
)
const stillPublic = bilingual(
  'Ezekben még látszik a játékos neve, mert nélkülük az oldal nem működne. Írasd át őket azonnal monogramra:',
  'These still show the player’s name, because the site would not work without them. Have them changed to initials at once:',
)

function Texts({ explanation, texts }: { explanation: string; texts: HiddenText[] }) {
  if (texts.length === 0) return null
  return (
    <>
      <p>{explanation}</p>
      <ul>
        {texts.map(({ place, title }) => (
          <li key={place}>
            <a href={`/admin/${place}`}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

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
    <Banner type={texts.some(({ isPublic }) => isPublic) ? 'error' : 'info'}>
      <Texts explanation={t(stillPublic)} texts={texts.filter(({ isPublic }) => isPublic)} />
      <Texts explanation={t(hidden)} texts={texts.filter(({ isPublic }) => !isPublic)} />
    </Banner>
  )
}
