import { useState } from 'react'
import { minPasswordLength } from '../../access/min-password-length.ts'
import { Icon } from './Icon.tsx'
import { describedBy, FieldError, idOf, TextField } from './TextField.tsx'
import type { SetupForm } from './use-setup.ts'

type Props = { form: SetupForm; goTo: (step: number) => void }

function PasswordField({ form }: { form: SetupForm }) {
  const { password, setPassword, errors, t } = form
  const [isShown, setShown] = useState(false)
  const { length } = [...password]
  return (
    <div className={errors.password ? 'field bad' : 'field'}>
      <label htmlFor={idOf('password')}>{t.password}</label>
      <div className="pwf">
        <input
          className="inp"
          id={idOf('password')}
          type={isShown ? 'text' : 'password'}
          value={password}
          maxLength={500}
          autoComplete="new-password"
          required
          aria-invalid={Boolean(errors.password)}
          aria-describedby={describedBy(form, 'password', true)}
          onChange={({ target }) => setPassword(target.value)}
        />
        <button
          type="button"
          className="btn btn--q"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t.hide : t.show}
        </button>
      </div>
      <div className="pw" aria-hidden="true">
        <i
          className={length < minPasswordLength ? 'short' : ''}
          style={{ width: `${Math.min(100, (length / minPasswordLength) * 100)}%` }}
        />
      </div>
      <FieldError form={form} field="password" />
      <p className="hint" id={`${idOf('password')}-hint`}>
        {t.passwordHint(length, minPasswordLength)}
      </p>
    </div>
  )
}

function Summary({ form, goTo }: Props) {
  const { draft, t } = form
  const lines = [
    { step: 1, name: draft.name, hint: t.summaryLook(t.typeFaces[draft.type], t.cuts[draft.cut]) },
    { step: 3, name: t.summaryLanguages(draft.hasEnglish), hint: t.summaryLanguagesHint(draft.hasEnglish) },
    { step: 4, name: t.summaryTeams(draft.league, draft.teams.length), hint: t.summaryTeamsHint },
  ]
  return (
    <>
      <h3 className="flabel">{t.summary}</h3>
      <ul className="lgs">
        {lines.map(({ step, name, hint }) => (
          <li key={step}>
            <Icon name="tick" />
            <p>
              <b>{name}</b>
              <span>{hint}</span>
            </p>
            <button type="button" className="lnk" onClick={() => goTo(step)}>
              {t.mend}
              <span className="vh">: {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export function AdminStep({ form, goTo }: Props) {
  const { t } = form
  return (
    <>
      <div className="g2w">
        <TextField form={form} field="adminName" label={t.adminName} autoComplete="name" required />
        <TextField
          form={form}
          field="adminEmail"
          label={t.email}
          type="email"
          autoComplete="username"
          required
        />
      </div>
      <PasswordField form={form} />
      <p className="hint hint--last">{t.secondStep}</p>
      <Summary form={form} goTo={goTo} />
    </>
  )
}
