'use client'
import {
  toast,
  useAllFormFields,
  useForm,
  useFormBackgroundProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { autosaveMs } from '../../fields/drafts.ts'
import type { Saver } from './use-save.ts'

/** Long enough for an autosave that works. */
const patienceMs = autosaveMs + 2000
const retryMs = 4000

export type Failure = 'offline' | 'signedOut' | 'refused'

/** Without a message of Payload's for each try: whether a save would reach the newsroom, in this person's name. */
async function obstacle(): Promise<Failure | undefined> {
  try {
    const response = await fetch('/api/users/me', { cache: 'no-store' })
    if (!response.ok) return 'offline'
    const { user } = (await response.json()) as { user: unknown }
    return user ? undefined : 'signedOut'
  } catch {
    return 'offline'
  }
}

/** How many autosaves did not reach the newsroom: Payload then takes the form for one that was refused. */
function useLostAutosaves(): number {
  const { setSubmitted } = useForm()
  const isSubmitted = useFormSubmitted()
  const isSaving = useFormBackgroundProcessing()
  const wasSaving = useRef(false)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (isSubmitted && wasSaving.current) {
      setSubmitted(false)
      setCount((before) => before + 1)
    }
    wasSaving.current = isSaving
  }, [isSubmitted, isSaving, setSubmitted])
  return count
}

/** Payload tries an autosave once. When text stays unsaved, this says why and goes on trying. */
export function useRetry({ isAutosaved, status, save }: Saver, isModified: boolean): Failure | undefined {
  const [failure, setFailure] = useState<Failure>()
  const [fields] = useAllFormFields()
  const isFailing = failure !== undefined
  const lost = useLostAutosaves()
  const lostBefore = useRef(0)
  const saver = useRef(save)
  saver.current = save

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever writes on gives the autosave its time again
  useEffect(() => {
    if (!isAutosaved) return
    if (!isModified) {
      setFailure(undefined)
      return
    }
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const attempt = async () => {
      if (status.current.isBusy) {
        timer = setTimeout(attempt, patienceMs)
        return
      }
      const found = (await obstacle()) ?? ((await saver.current()) ? undefined : 'refused')
      if (isOver) return
      // What Payload says of the save itself, in the browser's words.
      if (found === 'offline' || found === 'signedOut') toast.dismiss()
      setFailure(found)
      if (found) timer = setTimeout(attempt, retryMs)
    }
    const isLost = lost > lostBefore.current
    lostBefore.current = lost
    timer = setTimeout(attempt, isLost ? 0 : isFailing ? retryMs : patienceMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isAutosaved, isModified, isFailing, isFailing ? undefined : fields, lost, status])

  return failure
}
