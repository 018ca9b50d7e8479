'use client'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../match-sheet/use-text.ts'
import { saveMatch, storedResult } from './save-match.ts'
import { texts } from './texts.ts'

type Props = {
  id: number
  home: string
  away: string
  /** Its result is missing; a match that is on has time. */
  isAwaiting: boolean
  boxScoreAddress: string
}
type Score = { home: number; away: number }

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 3)
const isSame = (one: Score | undefined, other: Score) => one?.home === other.home && one.away === other.away
const written = ({ home, away }: Score) => `${home}–${away}`

/** The final score, typed where the match stands. */
export function ScoreForm({ id, home, away, isAwaiting, boxScoreAddress }: Props) {
  const t = useText()
  const messageId = useId()
  const awayInput = useRef<HTMLInputElement>(null)
  const savedMessage = useRef<HTMLParagraphElement>(null)
  const homeInput = useRef<HTMLInputElement>(null)
  const [points, setPoints] = useState({ home: '', away: '' })
  const [isSaving, setSaving] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const [saved, setSaved] = useState<Score>()
  const [isEditing, setEditing] = useState(true)
  /** The result that the person knows of: their own, or the one they have just been told about. */
  const known = useRef<Score>(undefined)
  const isFilled = points.home !== '' && points.away !== ''

  // The button that had the focus is gone.
  useEffect(() => {
    if (saved && !isEditing) savedMessage.current?.focus()
    if (saved && isEditing) homeInput.current?.focus()
  }, [saved, isEditing])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!isFilled || isSaving) return
    const score = { home: Number(points.home), away: Number(points.away) }
    setSaving(true)
    setProblems([])
    const stored = await storedResult(id)
    if (stored && !isSame(known.current, stored) && !isSame(stored, score)) {
      known.current = stored
      setSaving(false)
      setProblems([`${t(texts.alreadyIn)}: ${written(stored)}. ${t(texts.overwrite)}`])
      return
    }
    const answer = await saveMatch(id, {
      status: 'finished',
      home_score: score.home,
      away_score: score.away,
    })
    setSaving(false)
    if (!answer.isSaved) {
      setProblems(answer.text ? [t(answer.text)] : answer.reasons)
      return
    }
    known.current = score
    setSaved(score)
    setEditing(false)
  }
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    awayInput.current?.focus()
  }
  if (saved && !isEditing) {
    return (
      <div className="score-form score-form--saved">
        <p ref={savedMessage} role="status" tabIndex={-1}>
          <span aria-hidden="true">✓ </span>
          <strong>
            {t(texts.saved)}: {written(saved)}.
          </strong>{' '}
          {t(texts.soonOnSite)}
        </p>
        <a className="nr-link" href={boxScoreAddress}>
          {t(texts.boxScore)}
        </a>
        <button type="button" className="nr-link" onClick={() => setEditing(true)}>
          {t(texts.correct)}
        </button>
      </div>
    )
  }
  const field = (side: 'home' | 'away') =>
    ({
      type: 'text',
      inputMode: 'numeric',
      autoComplete: 'off',
      maxLength: 3,
      value: points[side],
      'aria-invalid': problems.length > 0,
      'aria-describedby': problems.length > 0 ? messageId : undefined,
      onChange: (event: { target: HTMLInputElement }) =>
        setPoints({ ...points, [side]: digits(event.target.value) }),
    }) as const
  return (
    <form className="score-form" onSubmit={save} noValidate>
      <div className="score-form__fields">
        <input
          ref={homeInput}
          {...field('home')}
          data-score={id}
          data-awaiting={isAwaiting}
          enterKeyHint="next"
          aria-label={`${t(texts.homePoints)}: ${home}`}
          onKeyDown={goOn}
        />
        <span aria-hidden="true">–</span>
        <input
          ref={awayInput}
          {...field('away')}
          enterKeyHint="done"
          aria-label={`${t(texts.awayPoints)}: ${away}`}
        />
        <button type="submit" className="nr-button nr-button--primary" disabled={!isFilled || isSaving}>
          {t(isSaving ? texts.saving : texts.save)}
          <span className="nr-hidden">
            {' '}
            ({home} – {away})
          </span>
        </button>
      </div>
      <div id={messageId} role="alert">
        {problems.map((problem) => (
          <p key={problem} className="score-form__problem">
            {problem}
          </p>
        ))}
      </div>
    </form>
  )
}
