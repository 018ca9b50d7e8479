import { type ChangeEvent, useId, useState } from 'react'
import { useLocation, useSubmit } from 'react-router'
import { formatSeason } from '~/i18n/format.ts'
import { useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from './Icon.tsx'
import styles from './select.module.css'

type Props = {
  /** Newest first. */
  seasons: number[]
  selected: number
  /** Other query parameters to keep. */
  keep?: Record<string, string>
  /** Id of the element that shows the choice; the target without script. */
  targetId?: string
  className?: string | undefined
}

/** Chooses the page's season, in the address as `season`. */
export function SeasonSelector({ seasons, selected, keep = {}, targetId, className }: Props) {
  const text = useText()
  const submit = useSubmit()
  const field = useId()
  const { pathname } = useLocation()
  // Shows the choice at once, until the page has loaded with it.
  const [pending, setPending] = useState<{ from: number; value: string }>()
  if (seasons.length === 0) return null
  const value = pending?.from === selected ? pending.value : selected

  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    setPending({ from: selected, value: currentTarget.value })
    submit(currentTarget.form, { method: 'get', action: pathname, preventScrollReset: true })
  }
  return (
    <form
      method="get"
      action={targetId ? `${pathname}#${targetId}` : pathname}
      className={`${styles.form} ${className ?? ''}`}
    >
      {Object.entries(keep).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className={styles.field}>
        <label className="vh" htmlFor={field}>
          {text('season.label')}
        </label>
        <select id={field} name="season" value={value} onChange={choose}>
          {seasons.map((season) => (
            <option key={season} value={season}>
              {formatSeason(season)}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
      <noscript>
        <button type="submit" className={styles.show}>
          {text('season.show')}
        </button>
      </noscript>
    </form>
  )
}
