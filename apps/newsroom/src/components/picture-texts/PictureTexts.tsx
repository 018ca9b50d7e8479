'use client'
import { type KeyboardEvent, useId } from 'react'
import type { SaveState, TextField } from '../../picture-texts/text-saver.ts'
import { useText } from '../match-sheet/use-text.ts'
import { PictureIcon } from '../picture-uploads/PictureIcon.tsx'
import { texts } from './texts.ts'
import './picture-texts.css'

const longest = 250

/** The same text of the next tile; none behind the last one. */
function nextOf(field: HTMLElement, kind: string): HTMLElement | undefined {
  const all = [
    ...(field.closest('.picture-tiles')?.querySelectorAll<HTMLElement>(`[data-text="${kind}"]`) ?? []),
  ]
  return all[all.indexOf(field) + 1]
}

/** Tab goes on to the same text of the next picture, Enter to the next text. Shift and Tab go back through everything. */
function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.nativeEvent.isComposing)
    return
  const field = event.currentTarget
  const kind = field.dataset.text ?? ''
  if (event.key === 'Escape') {
    field.closest('.picture-tile')?.querySelector<HTMLElement>('button')?.focus()
    return
  }
  if (event.key !== 'Tab' && event.key !== 'Enter') return
  const inTile = (other: TextField) =>
    field.closest('.picture-tile')?.querySelector<HTMLElement>(`[data-text="${other}"]`)
  const afterEnter = () => (kind === 'alt' && inTile('name')) || nextOf(inTile('alt') ?? field, 'alt')
  const next = event.key === 'Tab' ? nextOf(field, kind) : afterEnter()
  // A line break has no place in these texts.
  if (next || event.key === 'Enter') event.preventDefault()
  next?.focus()
}

type Props = {
  /** “3. kép”, or a file's name. */
  of: string
  fields: TextField[]
  text: (field: TextField) => string
  /** The same text in the other language, shown while this one has none. */
  other?: { language: string; text: (field: TextField) => string }
  state: SaveState
  isDisabled: boolean
  onChange: (field: TextField, text: string) => void
  onLeave: () => void
}

/** What is said of a picture, written where it stands. */
export function PictureTexts({ of, fields, text, other, state, isDisabled, onChange, onLeave }: Props) {
  const t = useText()
  const stateId = useId()
  return (
    <>
      {fields.map((field) => {
        const value = text(field)
        // Without a description the caption is heard.
        const isMissing = field === 'alt' && fields.every((one) => text(one).trim() === '')
        const twin = value === '' ? other?.text(field) : ''
        return (
          <div key={field} className="picture-text" data-missing={isMissing || undefined}>
            {isMissing ? <PictureIcon name="eye" /> : null}
            <textarea
              rows={1}
              data-text={field}
              aria-label={`${t(field === 'alt' ? texts.alt : texts.caption)}, ${of}`}
              aria-describedby={state.kind === 'failed' ? stateId : undefined}
              placeholder={t(field === 'alt' ? texts.altAsk : texts.caption)}
              maxLength={longest}
              value={value}
              readOnly={isDisabled}
              onChange={({ target }) => onChange(field, target.value.replace(/\s*\n\s*/g, ' '))}
              onBlur={onLeave}
              onKeyDown={onKeyDown}
            />
            {twin ? (
              <p className="picture-text__twin">
                {other?.language}: {twin}
              </p>
            ) : null}
          </div>
        )
      })}
      <div className="picture-text__state" data-state={state.kind} id={stateId}>
        <span role="alert">{state.kind === 'failed' ? state.reason : null}</span>
        {state.kind === 'failed' ? (
          <button type="button" className="nr-link" onClick={onLeave}>
            {t(texts.retry)}
            <span className="nr-hidden">, {of}</span>
          </button>
        ) : null}
        {state.kind === 'saving' ? t(texts.saving) : null}
        {state.kind === 'saved' ? t(texts.saved) : null}
      </div>
    </>
  )
}
