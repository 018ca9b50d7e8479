'use client'
import type { DefaultCellComponentProps } from 'payload'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { bilingual } from '../../bilingual.ts'
import { type RegistrationState, registrationStates } from '../../join/words.ts'
import { useText } from '../match-sheet/use-text.ts'
import '../lists/lists.css'

const texts = {
  undo: bilingual('Visszavonom', 'Undo'),
  note: bilingual('Megjegyzés', 'Note'),
  save: bilingual('Mentés', 'Save'),
  saved: bilingual('Mentve', 'Saved'),
  noteSaved: bilingual('Megjegyzés mentve', 'Note saved'),
  failed: bilingual(
    'Nem sikerült menteni. Próbáld újra; ha más szerkeszti, várd meg.',
    'It could not be saved. Try again; if somebody else edits it, wait for them.',
  ),
}

/** Where it can go from here; everything else is in the registration itself. */
const nextSteps: Record<RegistrationState, RegistrationState[]> = {
  new: ['contacted', 'declined'],
  contacted: ['joined', 'declined'],
  joined: [],
  declined: [],
}

const addressOf = (id: number | string) => `/api/join-registrations/${id}?depth=0`

async function patch(id: number | string, data: object): Promise<void> {
  const response = await fetch(addressOf(id), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  if (!response.ok) throw new Error(`join-registrations answered ${response.status}`)
}

/** Below what is there already, which somebody else may have written since the list was opened. */
async function addNote(id: number | string, note: string): Promise<void> {
  const response = await fetch(addressOf(id))
  if (!response.ok) throw new Error(`join-registrations answered ${response.status}`)
  const { notes } = (await response.json()) as { notes?: string | null }
  await patch(id, { notes: notes ? `${notes}\n${note}` : note })
}

/** The state of an applicant with the next step as buttons, and room for a note after it. */
export function NextStepCell({ cellData, rowData }: DefaultCellComponentProps) {
  const t = useText()
  const [state, setState] = useState(cellData as RegistrationState)
  const [before, setBefore] = useState<RegistrationState>()
  const [note, setNote] = useState<'none' | 'open' | 'saved'>('none')
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (note === 'open') input.current?.focus()
  }, [note])

  const attempt = async (work: () => Promise<void>, done: () => void) => {
    setIsBusy(true)
    setHasFailed(false)
    try {
      await work()
      done()
    } catch {
      setHasFailed(true)
    }
    setIsBusy(false)
  }
  const step = (next: RegistrationState) =>
    attempt(
      () => patch(rowData.id, { status: next }),
      () => {
        const isUndo = before === next
        setBefore(isUndo ? undefined : state)
        setState(next)
        // A note that is typed but not saved stays open.
        setNote(isUndo && !input.current?.value.trim() ? 'none' : 'open')
      },
    )
  const saveNote = (event: FormEvent) => {
    event.preventDefault()
    const words = input.current?.value.trim()
    if (words)
      void attempt(
        () => addNote(rowData.id, words),
        () => setNote('saved'),
      )
  }

  const choices = before ? [] : nextSteps[state]
  return (
    <div className="next-step" data-card="whole">
      <span className={`nr-chip${state === 'new' ? '' : ' nr-chip--outline'}`}>
        {t(registrationStates[state])}
      </span>
      {choices.map((next, at) => (
        <button
          key={next}
          type="button"
          className={`nr-button nr-button--small ${at === 0 ? 'nr-button--outline' : 'nr-button--quiet'}`}
          disabled={isBusy}
          onClick={() => void step(next)}
        >
          {t(registrationStates[next])}
        </button>
      ))}
      {before && (
        <button
          type="button"
          className="nr-button nr-button--small nr-button--quiet"
          disabled={isBusy}
          onClick={() => void step(before)}
        >
          {t(texts.undo)}
        </button>
      )}
      <span role="status" className={note === 'saved' ? '' : 'nr-hidden'}>
        {note === 'saved' ? t(texts.noteSaved) : before && t(texts.saved)}
      </span>
      {note === 'open' && (
        <form onSubmit={saveNote}>
          <input
            ref={input}
            aria-label={t(texts.note)}
            placeholder={t(texts.note)}
            maxLength={1000}
            readOnly={isBusy}
          />
          <button type="submit" className="nr-button nr-button--small nr-button--outline" disabled={isBusy}>
            {t(texts.save)}
          </button>
        </form>
      )}
      {hasFailed && (
        <p className="next-step__error" role="alert">
          {t(texts.failed)}
        </p>
      )}
    </div>
  )
}
