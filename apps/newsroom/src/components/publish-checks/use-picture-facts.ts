import { useEffect, useState } from 'react'
import { type PictureFacts, pictureFacts } from '../../publish-checks/picture-facts.ts'

/** Two places of the form ask the same at the same time; a picture may be described meanwhile. */
const keptMs = 3000
const kept = new Map<string, { time: number; answer: Promise<PictureFacts | undefined> }>()

async function fetchFacts(query: string): Promise<PictureFacts | undefined> {
  try {
    const response = await fetch(`/api/picture-facts?${query}`)
    return response.ok ? pictureFacts.parse(await response.json()) : undefined
  } catch {
    return undefined
  }
}

function ask(query: string): Promise<PictureFacts | undefined> {
  const known = kept.get(query)
  if (known && Date.now() - known.time < keptMs) return known.answer
  const answer = fetchFacts(query)
  kept.set(query, { time: Date.now(), answer })
  return answer
}

/** Asked again when the window gets the focus back, since pictures are described in another one. */
export function usePictureFacts(media: number[], files: number[]): PictureFacts {
  const [facts, setFacts] = useState<PictureFacts>({ media: [], 'gallery-files': [] })
  const query = `media=${media.join(',')}&gallery-files=${files.join(',')}`
  useEffect(() => {
    let current = true
    const load = () => void ask(query).then((answer) => current && answer && setFacts(answer))
    load()
    window.addEventListener('focus', load)
    return () => {
      current = false
      window.removeEventListener('focus', load)
    }
  }, [query])
  return facts
}
