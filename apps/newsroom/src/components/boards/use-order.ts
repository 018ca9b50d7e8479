import { useEffect, useRef, useState } from 'react'
import { type Bilingual, bilingual } from '../../bilingual.ts'
import { texts } from './texts.ts'

type Answer = { isSaved: true } | { isSaved: false; why: Bilingual }

async function saveOrder(collection: string, ids: number[]): Promise<Answer> {
  try {
    const response = await fetch(`/api/boards/${collection}/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
    })
    if (response.ok) return { isSaved: true }
    const { errors } = (await response.json()) as { errors?: { message?: string }[] }
    // The newsroom answers in the person's own language.
    const message = errors?.[0]?.message
    return { isSaved: false, why: message ? bilingual(message, message) : texts.failed }
  } catch {
    return { isSaved: false, why: texts.failed }
  }
}

type Status = { state: 'quiet' | 'saving' | 'saved' | 'failed'; text: Bilingual }
const quiet: Status = { state: 'quiet', text: bilingual('', '') }

/** Long enough to be read; then it would only cover the cards. */
const savedMs = 8000

/** Shows a new order at once and saves it; while a save is under way only the last order waits. */
export function useOrder(collection: string, first: number[]) {
  const [ids, setIds] = useState(first)
  const [status, setStatus] = useState(quiet)
  const saved = useRef(first)
  const waiting = useRef<{ ids: number[]; done: Bilingual } | null>(null)
  const isSaving = useRef(false)
  useEffect(() => {
    if (status.state !== 'saved') return
    const timer = setTimeout(() => setStatus(quiet), savedMs)
    return () => clearTimeout(timer)
  }, [status])

  async function save() {
    if (isSaving.current) return
    isSaving.current = true
    while (waiting.current) {
      const { ids: asked, done } = waiting.current
      waiting.current = null
      const answer = await saveOrder(collection, asked)
      if (answer.isSaved) {
        saved.current = asked
        if (!waiting.current) setStatus({ state: 'saved', text: done })
      } else {
        waiting.current = null
        setIds(saved.current)
        setStatus({ state: 'failed', text: answer.why })
      }
    }
    isSaving.current = false
  }

  const setOrder = (next: number[], done: Bilingual) => {
    setIds(next)
    setStatus({ state: 'saving', text: texts.saving })
    waiting.current = { ids: next, done }
    void save()
  }
  return { ids, status, setOrder }
}
