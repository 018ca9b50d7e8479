'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { budapestClock } from '../../import/budapest.ts'
import { useText } from '../match-sheet/use-text.ts'
import { editingSince, finished, texts } from './texts.ts'
import './lists.css'

const editorAnswer = z.object({ name: z.string(), since: z.string() }).nullable()
type Editor = NonNullable<z.infer<typeof editorAnswer>>

const askEveryMs = 20_000
const lookEveryMs = 50
const lookForMs = 3_000

/** Payload's own buttons: it offers no other way to read only, or to take over. */
const payloadButton = {
  readOnly: 'document-locked-view-read-only',
  takeOver: 'take-over',
} as const
const buttonOf = (id: string) =>
  [...document.querySelectorAll<HTMLButtonElement>(`[id="${id}"]`)].at(-1) ?? null

async function askEditor(query: string): Promise<Editor | null> {
  const response = await fetch(`/api/editing-now?${query}`)
  if (!response.ok) throw new Error(`editing-now answered ${response.status}`)
  return editorAnswer.parse(await response.json())
}

/** Instead of Payload's dialog, the document opens to be read at once. */
function useReadOnly(isLocked: boolean) {
  useEffect(() => {
    if (!isLocked) return
    const since = Date.now()
    const timer = setInterval(() => {
      const button = buttonOf(payloadButton.readOnly)
      button?.click()
      if (button || Date.now() - since > lookForMs) clearInterval(timer)
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [isLocked])
}

/** Asked again and again, because somebody who has finished does not say so to this page. */
function useEditor(isLocked: boolean, query: string) {
  const [editor, setEditor] = useState<Editor | null>(null)
  const [hasFinished, setHasFinished] = useState(false)
  useEffect(() => {
    setHasFinished(false)
    setEditor(null)
    if (!isLocked) return
    let current = true
    const ask = async () => {
      // What cannot be asked stays as it was said last.
      const answer = await askEditor(query).catch(() => undefined)
      if (!current || answer === undefined) return
      if (answer) setEditor(answer)
      setHasFinished(answer === null)
    }
    void ask()
    const timer = setInterval(ask, askEveryMs)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [isLocked, query])
  return { editor, hasFinished }
}

/** After what is saved on leaving, which would say that somebody is still there. */
const leaveAfterMs = 1500

/** Says that nobody edits it any more; where that fails, it is free after five minutes. */
function useLeaving(isOwn: boolean, query: string) {
  useEffect(() => {
    if (!isOwn) return
    const leave = () =>
      void fetch(`/api/editing-now?${query}`, { method: 'DELETE', keepalive: true }).catch(() => undefined)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      setTimeout(leave, leaveAfterMs)
    }
  }, [isOwn, query])
}

/** Above the form: who else edits this, since when, and the way to take it over. */
export function EditingNow() {
  const t = useText()
  const { user } = useAuth()
  const { id, collectionSlug, globalSlug, documentIsLocked, currentEditor, hasSavePermission } =
    useDocumentInfo()
  const editorId = typeof currentEditor === 'object' ? currentEditor?.id : currentEditor
  const isLocked = Boolean(documentIsLocked && editorId && editorId !== user?.id)
  const query = globalSlug ? `global=${globalSlug}` : `collection=${collectionSlug}&id=${id}`
  useReadOnly(isLocked)
  useLeaving(!isLocked && Boolean(id && hasSavePermission), query)
  const { editor, hasFinished } = useEditor(isLocked, query)
  if (!isLocked || !editor) return null
  const time = budapestClock(editor.since).slice(11)
  return (
    <div className="editing-now" role="status">
      <p>
        <strong>{t(hasFinished ? finished(editor.name) : editingSince(editor.name, time))}</strong>
        {!hasFinished && hasSavePermission && <span>{t(texts.readOnly)}</span>}
      </p>
      {hasSavePermission && (
        <button
          type="button"
          className="nr-button nr-button--outline"
          onClick={() => (hasFinished ? location.reload() : buttonOf(payloadButton.takeOver)?.click())}
        >
          {t(hasFinished ? texts.edit : texts.takeOver)}
        </button>
      )}
    </div>
  )
}
