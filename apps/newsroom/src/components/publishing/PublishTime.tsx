'use client'
import { useTranslation } from '@payloadcms/ui'
import { type KeyboardEvent, useId, useRef } from 'react'
import { budapestClock, budapestInstant } from '../../import/budapest.ts'
import { nextHour, publishTime } from '../../publishing/publish-time.ts'
import { useText } from '../match-sheet/use-text.ts'
import { keepsDate, texts } from './texts.ts'

type Props = {
  /** The chosen time; null for the moment of publishing. */
  value: string | null
  /** Since when visitors see it; null while they do not. */
  publicSince: string | null
  now: number
  onChange: (value: string | null) => void
}

/** The one clock: a button that says when, and a panel to choose. */
export function PublishTime({ value, publicSince, now, onChange }: Props) {
  const t = useText()
  const language = useTranslation().i18n.language === 'en' ? 'en' : 'hu'
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isNow = value === null || value === publicSince
  const isFuture = value !== null && Date.parse(value) > now
  const [day = '', time = ''] = isNow ? [] : budapestClock(value).split(' ')

  const place = () => {
    const { bottom, right } = button.current?.getBoundingClientRect() ?? { bottom: 0, right: 0 }
    panel.current?.style.setProperty('--panel-top', `${bottom + 8}px`)
    panel.current?.style.setProperty('--panel-right', `${document.documentElement.clientWidth - right}px`)
  }
  const choose = (nextDay: string, nextTime: string) => {
    if (nextDay && nextTime) onChange(budapestInstant(nextDay, nextTime))
  }
  // Enter in a field would save the form around it.
  const closeAtEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    panel.current?.hidePopover()
  }
  const label = isNow ? t(texts.now) : publishTime(value, now, language)
  const hint = !isFuture ? texts.pastHint : publicSince ? texts.goneHint : texts.laterHint
  return (
    <>
      <button
        ref={button}
        type="button"
        className="publish-time"
        popoverTarget={`${id}panel`}
        aria-label={`${t(texts.question)} ${label}`}
      >
        {label} <span aria-hidden="true">▾</span>
      </button>
      {/* A popover: the bar around it scrolls on a phone and would cut it off. */}
      <div
        ref={panel}
        id={`${id}panel`}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}title`}
        className="publish-time__panel"
        onBeforeToggle={place}
      >
        <h3 id={`${id}title`}>{t(texts.question)}</h3>
        <label className="publish-time__choice">
          <input
            type="radio"
            name={`${id}choice`}
            checked={isNow}
            onChange={() => onChange(publicSince)}
            onKeyDown={closeAtEnter}
          />
          <span>
            <strong>{t(texts.now)}</strong>
            <small>
              {t(publicSince ? keepsDate(publishTime(publicSince, now, language)) : texts.nowHint)}
            </small>
          </span>
        </label>
        <label className="publish-time__choice">
          <input
            type="radio"
            name={`${id}choice`}
            checked={!isNow}
            onChange={() => onChange(nextHour(now))}
            onKeyDown={closeAtEnter}
          />
          <span>
            <strong>{t(texts.later)}</strong>
            <small>{t(isNow ? texts.laterHint : hint)}</small>
          </span>
        </label>
        {isNow ? null : (
          <div className="publish-time__fields">
            <label>
              {t(texts.day)}
              <input
                type="date"
                value={day}
                required
                onChange={(event) => choose(event.target.value, time)}
                onKeyDown={closeAtEnter}
              />
            </label>
            <label>
              {t(texts.time)}
              <input
                type="time"
                value={time}
                required
                onChange={(event) => choose(day, event.target.value)}
                onKeyDown={closeAtEnter}
              />
            </label>
            <small>{t(texts.budapest)}</small>
          </div>
        )}
        <button type="button" className="publish-time__done" onClick={() => panel.current?.hidePopover()}>
          {t(texts.done)}
        </button>
      </div>
    </>
  )
}
