import { useState } from 'react'
import { usualTeams } from '../../setup/draft.ts'
import { Icon } from './Icon.tsx'
import { describedBy, FieldError, idOf, TextField } from './TextField.tsx'
import type { SetupForm } from './use-setup.ts'

function Teams({ form }: { form: SetupForm }) {
  const { draft, change, t } = form
  const [typed, setTyped] = useState('')
  // In the usual order: the first team plays under the club's own name.
  const offered = [...new Set([...usualTeams, ...draft.teams])]
  const choose = (teams: string[]) => change({ teams: offered.filter((team) => teams.includes(team)) })
  const add = () => {
    const team = typed.trim()
    if (team && !draft.teams.includes(team)) change({ teams: [...draft.teams, team] })
    setTyped('')
  }
  return (
    <fieldset className="cks" aria-describedby={describedBy(form, 'teams', false)}>
      <legend className="flabel">{t.teams}</legend>
      {offered.map((team, index) => {
        const isChosen = draft.teams.includes(team)
        return (
          <label key={team}>
            <input
              className="vh"
              type="checkbox"
              id={index === 0 ? idOf('teams') : undefined}
              checked={isChosen}
              onChange={() =>
                choose(isChosen ? draft.teams.filter((other) => other !== team) : [...draft.teams, team])
              }
            />
            <Icon name={isChosen ? 'tick' : 'plus'} />
            {team}
          </label>
        )
      })}
      <div className="cks__own">
        <label htmlFor="setup-own-team">{t.ownTeam}</label>
        <input
          className="inp"
          id="setup-own-team"
          value={typed}
          maxLength={40}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <button type="button" className="btn btn--q" onClick={add}>
          {t.add}
        </button>
      </div>
      <FieldError form={form} field="teams" />
    </fieldset>
  )
}

export function TeamStep({ form }: { form: SetupForm }) {
  const { t } = form
  return (
    <>
      <TextField form={form} field="league" label={t.league} hint={t.leagueHint} isOptional />
      <Teams form={form} />
      <span className="flabel">{t.contact}</span>
      <p className="hint hint--lead">{t.contactHint}</p>
      <div className="g2w">
        <TextField form={form} field="email" label={t.email} type="email" isOptional />
        <TextField form={form} field="phone" label={t.phone} type="tel" isOptional />
      </div>
    </>
  )
}
