'use client'
import { useFormBackgroundProcessing, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { type RefObject, useCallback, useEffect, useRef } from 'react'

const waitMs = 50
const longestWaitMs = 15_000

/** How far the form is saved, always of this moment: for listeners and timers. */
export type FormStatus = { isModified: boolean; isBusy: boolean }

type Watched = {
  status: Readonly<RefObject<FormStatus>>
  /** Resolves when no save is under way. */
  untilIdle: () => Promise<void>
}

export function useFormStatus(): Watched {
  const isModified = useFormModified()
  const isBackground = useFormBackgroundProcessing()
  const isProcessing = useFormProcessing()
  const status = useRef<FormStatus>({ isModified, isBusy: false })
  status.current = { isModified, isBusy: isBackground || isProcessing }
  useEffect(
    () => () => {
      // A form that is gone does not learn when its save has ended.
      status.current = { ...status.current, isBusy: false }
    },
    [],
  )
  const untilIdle = useCallback(async () => {
    const endTime = Date.now() + longestWaitMs
    while (status.current.isBusy && Date.now() < endTime)
      await new Promise((resolve) => setTimeout(resolve, waitMs))
  }, [])
  return { status, untilIdle }
}
