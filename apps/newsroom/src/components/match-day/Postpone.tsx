'use client'
import { useTranslation } from '@payloadcms/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { budapestClock, budapestInstant } from '../../import/budapest.ts'
import { publishTime } from '../../publishing/publish-time.ts'
import { useText } from '../match-sheet/use-text.ts'
import { saveMatch } from './save-match.ts'
import { texts } from './texts.ts'

type Props = {
  id: number
  name: string
  gameTime: string | null
  /** It is postponed already, or never had a date: what it lacks is a new one. */
  isWaiting: boolean
}

/** Puts a match off to another time, or without one. */
export function Postpone({ id, name, gameTime, isWaiting }: Props) {
  const t = useText()
  const language = useTranslation().i18n.language === 'en' ? 'en' : 'hu'
  const fieldId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const done = useRef<HTMLParagraphElement>(null)
  const [hasNewTime, setHasNewTime] = useState(isWaiting)
  const [day, setDay] = useState('')
  const [time, setTime] = useState(gameTime ? budapestClock(gameTime).slice(11) : '')
  const [isSaving, setSaving] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const [postponed, setPostponed] = useState<{ to: string | null }>()

  // The button that opened the dialog is gone.
  useEffect(() => {
    if (postponed) done.current?.focus()
  }, [postponed])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const to = hasNewTime && day && time ? budapestInstant(day, time) : null
    if (hasNewTime && to === null) return setProblems([t(texts.timeMissing)])
    if (to !== null && Date.parse(to) <= Date.now()) return setProblems([t(texts.timePast)])
    setSaving(true)
    setProblems([])
    // The date of a match that waits for a new one does not hold any more.
    const moved = to !== null || isWaiting ? { game_time: to } : {}
    const answer = await saveMatch(id, { status: 'postponed', ...moved })
    setSaving(false)
    if (!answer.isSaved) return setProblems(answer.text ? [t(answer.text)] : answer.reasons)
    dialog.current?.close()
    setPostponed({ to })
  }
  if (postponed) {
    return (
      <p ref={done} className="postpone__done" role="status" tabIndex={-1}>
        <span aria-hidden="true">✓ </span>
        {postponed.to === null
          ? t(texts.postponedNow)
          : `${t(texts.postponedTo)}: ${publishTime(postponed.to, Date.now(), language)}`}
      </p>
    )
  }
  const choose = (change: () => void) => {
    setProblems([])
    change()
  }
  return (
    <>
      <button
        type="button"
        className="nr-button nr-button--outline postpone__open"
        onClick={() => dialog.current?.showModal()}
      >
        {t(isWaiting ? texts.newTime : texts.postpone)}
        <span className="nr-hidden">: {name}</span>
      </button>
      <dialog ref={dialog} className="postpone" aria-labelledby={`${fieldId}title`}>
        <form onSubmit={save} noValidate>
          <h2 id={`${fieldId}title`}>
            {t(isWaiting ? texts.newTime : texts.postpone)}
            <small>{name}</small>
          </h2>
          <fieldset>
            <legend>{t(texts.postponeQuestion)}</legend>
            <label className="postpone__choice">
              <input
                type="radio"
                name={`${fieldId}choice`}
                checked={!hasNewTime}
                onChange={() => choose(() => setHasNewTime(false))}
              />
              <span>
                <strong>{t(texts.noNewTime)}</strong>
                <small>{t(isWaiting ? texts.noDateHint : texts.noNewTimeHint)}</small>
              </span>
            </label>
            <label className="postpone__choice">
              <input
                type="radio"
                name={`${fieldId}choice`}
                checked={hasNewTime}
                onChange={() => choose(() => setHasNewTime(true))}
              />
              <span>
                <strong>{t(texts.newTime)}</strong>
                <small>
                  {t(texts.newTimeHint)} {t(texts.budapest)}
                </small>
              </span>
            </label>
            <div className="postpone__time">
              <div className="nr-field">
                <label htmlFor={`${fieldId}day`}>{t(texts.day)}</label>
                <input
                  id={`${fieldId}day`}
                  type="date"
                  value={day}
                  onChange={({ target }) =>
                    choose(() => {
                      setDay(target.value)
                      setHasNewTime(true)
                    })
                  }
                />
              </div>
              <div className="nr-field">
                <label htmlFor={`${fieldId}time`}>{t(texts.time)}</label>
                <input
                  id={`${fieldId}time`}
                  type="time"
                  value={time}
                  onChange={({ target }) =>
                    choose(() => {
                      setTime(target.value)
                      setHasNewTime(true)
                    })
                  }
                />
              </div>
            </div>
          </fieldset>
          <p className="postpone__note">{t(texts.fansSee)}</p>
          <div role="alert">
            {problems.map((problem) => (
              <p key={problem} className="score-form__problem">
                {problem}
              </p>
            ))}
          </div>
          <div className="postpone__actions">
            <button type="submit" className="nr-button nr-button--primary" disabled={isSaving}>
              {t(isSaving ? texts.saving : texts.save)}
            </button>
            <button
              type="button"
              className="nr-button nr-button--quiet"
              onClick={() => dialog.current?.close()}
            >
              {t(texts.cancel)}
            </button>
          </div>
        </form>
      </dialog>
    </>
  )
}
