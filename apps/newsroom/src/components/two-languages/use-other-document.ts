import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

export type OtherDocument = { language: 'hu' | 'en'; doc: Record<string, unknown> }

/** The fields of a form are shown together and ask together; later the text may be another one. */
const keptMs = 3000
const kept = new Map<string, { time: number; answer: Promise<Record<string, unknown> | undefined> }>()

function ask(address: string): Promise<Record<string, unknown> | undefined> {
  const known = kept.get(address)
  if (known && Date.now() - known.time < keptMs) return known.answer
  const answer = fetch(address).then(
    (response) => (response.ok ? response.json() : undefined),
    () => undefined,
  )
  kept.set(address, { time: Date.now(), answer })
  return answer
}

/** The latest version of the document in the other language; undefined until it is known. */
export function useOtherDocument(): OtherDocument | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const language = useLocale().code === 'en' ? 'hu' : 'en'
  const [other, setOther] = useState<OtherDocument & { address: string }>()
  const path = globalSlug
    ? `globals/${globalSlug}`
    : id && collectionSlug
      ? `${collectionSlug}/${id}`
      : undefined
  // What is in the trash is shown as well, to be read.
  const address = path && `/api/${path}?locale=${language}&draft=true&depth=0&trash=true`
  useEffect(() => {
    let current = true
    if (!address) return
    void ask(address).then((doc) => current && doc && setOther({ address, language, doc }))
    return () => {
      current = false
    }
  }, [address, language])
  return other?.address === address ? other : undefined
}
