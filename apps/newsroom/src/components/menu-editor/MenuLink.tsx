'use client'
import { pathFor } from '@palank/routes'
import {
  FieldError,
  FieldLabel,
  TextField,
  useField,
  useForm,
  useFormFields,
  useLocale,
} from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import { screenPath, screens } from '../../menu-editor/screens.ts'
import { useText } from '../match-sheet/use-text.ts'
import './menu-editor.css'
import { useTargets } from './targets-store.ts'
import { texts } from './texts.ts'

const typed = 'typed'

/** Where a row leads: a screen of the site is chosen from a list, an outside address is typed. */
export function MenuLink(props: TextFieldClientProps) {
  const type = useFormFields(([fields]) => fields[props.path.replace(/link$/, 'type')]?.value)
  return type === 'internal_url' ? <ScreenPicker {...props} /> : <TextField {...props} />
}

function ScreenPicker(props: TextFieldClientProps) {
  const { field, path, readOnly } = props
  const t = useText()
  const id = useId()
  const language = useLocale().code === 'en' ? 'en' : 'hu'
  const { value, setValue, showError, disabled } = useField<string | null>({ path })
  const { dispatchFields } = useForm()
  const namePath = path.replace(/link$/, 'name')
  const name = useFormFields(([fields]) => fields[namePath]?.value)
  const { teams } = useTargets([], [])
  const groups = [
    {
      label: t(texts.screens),
      options: screens.map((screen) => ({ value: screenPath(screen.id, language), name: screen.name })),
    },
    {
      label: t(texts.teams),
      options: teams.map((team) => ({
        value: pathFor('team', language, { teamId: team.id }),
        name: team.name,
      })),
    },
  ].filter(({ options }) => options.length > 0)
  const options = groups.flatMap((group) => group.options)
  const chosen = options.find((option) => option.value === value)
  const [isTyping, setIsTyping] = useState(false)
  const isTyped = isTyping || (Boolean(value) && !chosen)

  const choose = (next: string) => {
    setIsTyping(next === typed)
    if (next === typed) return
    setValue(next || null)
    const option = options.find((one) => one.value === next)
    // The label is what it is called, until somebody writes another one.
    const isOwnName = name && !options.some((one) => one.name[language] === name)
    if (option && !isOwnName) dispatchFields({ type: 'UPDATE', path: namePath, value: option.name[language] })
  }

  return (
    <div className="menu-link">
      <div className={`nr-field field-type ${showError ? 'error' : ''}`}>
        <FieldLabel htmlFor={id} label={field.label ?? ''} path={path} />
        <FieldError path={path} showError={showError && !isTyped} />
        <select
          id={id}
          value={isTyped ? typed : (chosen?.value ?? '')}
          disabled={readOnly === true || disabled}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{t(texts.choose)}</option>
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {t(option.name)}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={typed}>{t(texts.typed)}</option>
        </select>
      </div>
      {isTyped ? (
        <div className="menu-link__typed">
          <TextField {...props} />
          <p className="nr-field__hint">{t(texts.typedHint)}</p>
        </div>
      ) : null}
    </div>
  )
}
