'use client'
import { useId } from 'react'
import { matchDayAddress } from '../../match-day/addresses.ts'
import type { MatchDay } from '../../match-day/read-match-day.ts'
import { useText } from '../match-sheet/use-text.ts'
import { texts } from './texts.ts'

type Props = { teams: MatchDay['teams']; of: MatchDay['of']; search: string }

/** Whose matches are shown. An ordinary form: its address can be sent to somebody. */
export function WhoseMatches({ teams, of, search }: Props) {
  const t = useText()
  const id = useId()
  return (
    <search className="match-day__search">
      <form className="match-day__whose" action={matchDayAddress}>
        {teams.length > 0 ? (
          <div className="nr-field">
            <label className="nr-hidden" htmlFor={`${id}team`}>
              {t(texts.whose)}
            </label>
            <select
              id={`${id}team`}
              name="team"
              defaultValue={of === 'own' ? '' : String(of)}
              onChange={({ target }) => target.form?.requestSubmit()}
            >
              <option value="">{t(texts.ownTeams)}</option>
              {teams.map((team) => (
                <option key={team.id} value={team.id}>
                  {team.name}
                </option>
              ))}
              <option value="all">{t(texts.allMatches)}</option>
            </select>
          </div>
        ) : null}
        <div className="nr-field">
          <label className="nr-hidden" htmlFor={`${id}q`}>
            {t(texts.search)}
          </label>
          <input
            id={`${id}q`}
            type="search"
            name="q"
            defaultValue={search}
            maxLength={80}
            placeholder={t(texts.search)}
          />
        </div>
        <button type="submit" className="nr-button nr-button--outline">
          {t(texts.find)}
        </button>
      </form>
    </search>
  )
}
