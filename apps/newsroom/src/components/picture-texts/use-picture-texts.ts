'use client'
import { useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  createTextSaver,
  type SaveState,
  type TextField,
  type TextSaver,
  type Texts,
} from '../../picture-texts/text-saver.ts'
import { useText } from '../match-sheet/use-text.ts'
import { texts as words } from './texts.ts'

type Options = {
  collection: 'media' | 'gallery-files'
  id: number
  locale: string
  stored: Texts
  onSaved: (id: number, texts: Texts) => void
}

type Refusal = { errors?: { message?: string; data?: { errors?: { message?: string }[] } }[] }

/** The texts of a picture, saved a moment after they were written and when the field is left. */
export function usePictureTexts({ collection, id, locale, stored, onSaved }: Options) {
  const t = useText()
  const { language } = useTranslation().i18n
  const [written, setWritten] = useState<Texts>({})
  const [state, setState] = useState<SaveState>({ kind: 'still' })

  const send = async (texts: Texts, keepalive = false) => {
    const response = await fetch(`/api/${collection}/${id}?locale=${locale}&depth=0`, {
      method: 'PATCH',
      headers: { 'accept-language': language, 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(texts),
      keepalive,
    }).catch(() => null)
    if (response?.ok) {
      onSaved(id, texts)
      return { ok: true } as const
    }
    const answer: Refusal = (await response?.json().catch(() => null)) ?? {}
    const [error] = answer.errors ?? []
    const reason = error?.data?.errors?.[0]?.message ?? error?.message ?? t(words.notSaved)
    return { ok: false, reason } as const
  }
  const latest = useRef(send)
  latest.current = send
  const saver = useRef<TextSaver>(undefined)
  saver.current ??= createTextSaver({
    delayMs: 1200,
    save: (texts) => latest.current(texts),
    onState: setState,
  })

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!saver.current?.isUnsaved()) return
      event.preventDefault()
      void saver.current.flush()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      // The tile goes, with the page or its language: what is left is sent all the same.
      const left = saver.current?.take() ?? {}
      if (Object.keys(left).length > 0) void latest.current(left, true)
    }
  }, [])

  // Changed elsewhere, as in the picture's own form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts, not the object they come in
  useEffect(() => {
    if (!saver.current?.isUnsaved()) setWritten({})
  }, [stored.alt, stored.name])

  const change = useCallback((field: TextField, text: string) => {
    setWritten((before) => ({ ...before, [field]: text }))
    saver.current?.change(field, text)
  }, [])
  const flush = useCallback(() => void saver.current?.flush(), [])
  return { text: (field: TextField) => written[field] ?? stored[field] ?? '', change, flush, state }
}
