'use client'
import { FieldError, FieldLabel, useField, useLocale } from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { idOf } from '../../id-of.ts'
import {
  isTargetKind,
  kindNames,
  type LinkTarget as Target,
  type TargetKind,
} from '../../link-targets/kinds.ts'
import { useText } from '../match-sheet/use-text.ts'
import './link-target.css'
import { texts } from './texts.ts'
import { useTarget, useTargets } from './use-targets.ts'

type Value = number | { relationTo: string; value: unknown } | null | undefined
type Chosen = { kind: TargetKind; id: number }

/** A field of one collection has the id alone, one of several says of which. */
function chosenIn(value: Value, kinds: readonly TargetKind[]): Chosen | null {
  if (!value) return null
  const isOfSeveral = typeof value === 'object' && 'relationTo' in value
  const kind = isOfSeveral ? value.relationTo : kinds[0]
  const id = Number(idOf(isOfSeveral ? value.value : value))
  return kind && isTargetKind(kind) && id ? { kind, id } : null
}

const keyOf = ({ kind, id }: Chosen) => `${kind}-${id}`

/** Chooses a document by typing a part of its title, without regard to accents and case. */
export function LinkTarget({ field, path, readOnly }: RelationshipFieldClientProps) {
  const t = useText()
  const { code } = useLocale()
  const { value, setValue, showError, disabled } = useField<Value>({ path })
  const [search, setSearch] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const { relationTo } = field
  const isOfSeveral = Array.isArray(relationTo)
  const kinds = [relationTo].flat().filter(isTargetKind)
  const chosen = chosenIn(value, kinds)
  const target = useTarget(chosen, code)
  const { state, targets } = useTargets(search, kinds, code, isOpen)
  const isReadOnly = readOnly === true || disabled

  const choose = ({ kind, id }: Target) => {
    setValue(isOfSeveral ? { relationTo: kind, value: id } : id)
    setSearch('')
    setIsOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const current = targets[active]
    if (step && isOpen) {
      event.preventDefault()
      setActive((active + step + targets.length) % Math.max(targets.length, 1))
    } else if (step) setIsOpen(true)
    else if (event.key === 'Enter') {
      // Otherwise it would submit the form around.
      event.preventDefault()
      if (isOpen && current) choose(current)
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setIsOpen(false)
    }
  }
  const change = () => {
    setValue(null)
    // The input is there after the next render.
    setTimeout(() => input.current?.focus())
  }

  return (
    <div
      className={`field-type link-target ${showError ? 'error' : ''}`}
      id={`field-${path.replaceAll('.', '__')}`}
    >
      <FieldLabel
        htmlFor={`${list}-input`}
        label={field.label ?? ''}
        path={path}
        required={field.required === true}
      />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {chosen ? (
          <div className="link-target__chosen">
            <span className="link-target__kind">{t(kindNames[chosen.kind])}</span>
            <span className="link-target__title">
              {target === undefined ? '…' : (target?.title ?? t(texts.gone))}
              {target?.detail && <small>{target.detail}</small>}
            </span>
            {target && !target.isPublic && <span className="link-target__note">{t(texts.notPublic)}</span>}
            {!isReadOnly && (
              <button type="button" className="link-target__change" onClick={change}>
                {t(texts.change)}
              </button>
            )}
          </div>
        ) : (
          <>
            <input
              ref={input}
              id={`${list}-input`}
              type="text"
              role="combobox"
              autoComplete="off"
              aria-expanded={isOpen}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={
                isOpen && targets[active] ? `${list}-${keyOf(targets[active])}` : undefined
              }
              placeholder={t(texts.search)}
              readOnly={isReadOnly}
              value={search}
              onChange={(event) => {
                setSearch(event.target.value)
                setActive(0)
                setIsOpen(true)
              }}
              onFocus={() => setIsOpen(!isReadOnly)}
              onBlur={() => setIsOpen(false)}
              onKeyDown={onKeyDown}
            />
            <div
              className="link-target__list"
              id={list}
              role="listbox"
              aria-label={t(texts.results)}
              hidden={!isOpen || targets.length === 0}
            >
              {targets.map((one, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, which keeps the focus
                <div
                  key={keyOf(one)}
                  id={`${list}-${keyOf(one)}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className="link-target__option"
                  // Before the input loses the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseEnter={() => setActive(index)}
                  onClick={() => choose(one)}
                >
                  <span className="link-target__kind">{t(kindNames[one.kind])}</span>
                  <span className="link-target__title">
                    {one.title}
                    {one.detail && <small>{one.detail}</small>}
                  </span>
                  {!one.isPublic && <span className="link-target__note">{t(texts.notPublic)}</span>}
                </div>
              ))}
            </div>
            <p className="link-target__state" role="status">
              {isOpen && state !== 'found' ? t(texts[state]) : ''}
            </p>
          </>
        )}
      </div>
    </div>
  )
}
