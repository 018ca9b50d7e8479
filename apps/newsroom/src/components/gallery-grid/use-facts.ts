'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type PictureFact, pictureFacts } from '../../publish-checks/picture-facts.ts'

export type Facts = ReadonlyMap<number, PictureFact | null>

async function ask(ids: number[]): Promise<PictureFact[] | undefined> {
  try {
    const response = await fetch(`/api/picture-facts?gallery-files=${ids.join(',')}`)
    return response.ok ? pictureFacts.parse(await response.json())['gallery-files'] : undefined
  } catch {
    return undefined
  }
}

/** What is known of the pictures, by id; null where there is no such picture any more. */
export function useFacts(ids: number[]) {
  const [facts, setFacts] = useState<Facts>(new Map())
  const [hasFailed, setHasFailed] = useState(false)
  const asked = useRef(new Set<number>())

  const load = useCallback(async (wanted: number[]) => {
    if (wanted.length === 0) return
    for (const id of wanted) asked.current.add(id)
    const answer = await ask(wanted)
    setHasFailed(answer === undefined)
    if (!answer) {
      for (const id of wanted) asked.current.delete(id)
      return
    }
    setFacts((before) => {
      const found = new Map(answer.map((fact) => [fact.id, fact]))
      return new Map([...before, ...wanted.map((id) => [id, found.get(id) ?? null] as const)])
    })
  }, [])

  useEffect(() => {
    void load(ids.filter((id) => !asked.current.has(id)))
  }, [ids, load])

  /** Known without asking, as of a picture that was just uploaded. */
  const learn = useCallback((id: number, change: Partial<PictureFact>) => {
    asked.current.add(id)
    setFacts((before) => {
      const none = {
        id,
        filename: '',
        alt: { hu: '', en: '' },
        caption: { hu: '', en: '' },
        width: 0,
        height: 0,
        focal: { x: 50, y: 50 },
        url: null,
        tile: null,
        held: null,
      }
      return new Map(before).set(id, { ...none, ...before.get(id), ...change })
    })
  }, [])
  const retry = useCallback(() => void load(ids.filter((id) => !asked.current.has(id))), [ids, load])
  return { facts, hasFailed, learn, reload: load, retry }
}
