'use client'
import { useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { headLength, isLitter, problemOf } from '../../picture-uploads/check-file.ts'
import { createQueue } from '../../picture-uploads/queue.ts'
import { useText } from '../match-sheet/use-text.ts'
import { holdPage } from './leave-guard.ts'
import { type Failure, type StoredPicture, sendFile } from './send-file.ts'
import { texts } from './texts.ts'

export type Upload = {
  key: string
  name: string
  size: number
  /** `storing`: all of it is sent, and the server makes its sizes. */
  state: 'waiting' | 'sending' | 'storing' | 'failed'
  sent: number
  /** Only while it is sent: two hundred large pictures at once would take the memory of a phone. */
  preview?: string
  failure?: Failure
}
export type Uploads = ReadonlyMap<string, Upload>

type Options = {
  collection: 'media' | 'gallery-files'
  locale: string
  /** Drawings may be sent too. */
  svg?: boolean
  fields?: object
  onStored: (key: string, picture: StoredPicture) => void
}

const atOnce = 3

/** Sends the chosen files, a few at a time; each has its own state, and one that fails stops no other. */
export function useUploads(options: Options) {
  const t = useText()
  const { language } = useTranslation().i18n
  const latest = useRef({ ...options, language })
  latest.current = { ...options, language }
  const [uploads, setUploads] = useState<Uploads>(new Map())
  const files = useRef(new Map<string, File>())
  const aborts = useRef(new Map<string, AbortController>())
  const [queues] = useState(() => ({ checks: createQueue(atOnce), sends: createQueue(atOnce) }))

  const set = useCallback((key: string, change: Partial<Upload> | null) => {
    setUploads((before) => {
      const one = before.get(key)
      if (!one) return before
      const after = new Map(before)
      if (change) after.set(key, { ...one, ...change })
      else after.delete(key)
      return after
    })
  }, [])

  const send = useCallback(
    async (key: string) => {
      const file = files.current.get(key)
      if (!file) return
      const abort = new AbortController()
      aborts.current.set(key, abort)
      const preview = URL.createObjectURL(file)
      set(key, { state: 'sending', sent: 0, preview })
      const { collection, locale, language, fields = {} } = latest.current
      const result = await sendFile({
        collection,
        locale,
        language,
        file,
        fields,
        signal: abort.signal,
        onProgress: (sent) => set(key, { sent, state: sent < file.size ? 'sending' : 'storing' }),
      })
      URL.revokeObjectURL(preview)
      aborts.current.delete(key)
      if (!files.current.has(key)) return
      if ('failure' in result) {
        set(key, { state: 'failed', failure: result.failure, preview: '' })
        return
      }
      files.current.delete(key)
      latest.current.onStored(key, result.doc)
      set(key, null)
    },
    [set],
  )

  const check = useCallback(
    async (key: string) => {
      const file = files.current.get(key)
      if (!file) return
      const head = await file
        .slice(0, headLength)
        .arrayBuffer()
        .catch(() => new ArrayBuffer())
      const problem = problemOf(file, new Uint8Array(head), { svg: latest.current.svg ?? false })
      if (problem) set(key, { state: 'failed', failure: { kind: problem } })
      else queues.sends.add(key, () => send(key))
    },
    [queues, send, set],
  )

  /** Returns their keys, in the same order. */
  const add = useCallback(
    (chosen: File[]): string[] => {
      const added = chosen
        .filter(({ name }) => !isLitter(name))
        .map((file): Upload => {
          const key = crypto.randomUUID()
          files.current.set(key, file)
          return { key, name: file.name, size: file.size, state: 'waiting', sent: 0 }
        })
      setUploads((before) => new Map([...before, ...added.map((one) => [one.key, one] as const)]))
      for (const { key } of added) queues.checks.add(key, () => check(key))
      return added.map(({ key }) => key)
    },
    [check, queues],
  )

  const retry = useCallback(
    (key: string) => {
      set(key, { state: 'waiting', sent: 0 })
      queues.sends.add(key, () => send(key))
    },
    [queues, send, set],
  )

  const remove = useCallback(
    (key: string) => {
      files.current.delete(key)
      queues.checks.remove(key)
      queues.sends.remove(key)
      aborts.current.get(key)?.abort()
      set(key, null)
    },
    [queues, set],
  )

  const isBusy = [...uploads.values()].some(({ state }) => state !== 'failed')
  useEffect(() => {
    if (isBusy) return holdPage(t(texts.leave))
  }, [isBusy, t])

  // What arrives after the screen is gone would belong nowhere.
  useEffect(() => {
    const [kept, running] = [files.current, aborts.current]
    return () => {
      kept.clear()
      for (const abort of running.values()) abort.abort()
    }
  }, [])

  return { uploads, isBusy, add, retry, remove }
}
