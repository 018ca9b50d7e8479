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
  /** Other parameters of the query that hold in every season. */
  keep?: Record<string, string>
  /** The id of the element that shows what was chosen: where a page without script comes back to. */
  shownIn?: string
  className?: string | undefined
}

/** Chooses the season of the page; the choice is kept in the address, as `season`. */
export function SeasonSelector({ seasons, selected, keep = {}, shownIn, className }: Props) {
  const text = useText()
  const submit = useSubmit()
  const field = useId()
  const { pathname } = useLocation()
  // The choice shows at once; it holds until another one has come.
  const [picked, setPicked] = useState<{ instead: number; value: string }>()
  if (seasons.length === 0) return null
  const value = picked?.instead === selected ? picked.value : selected

  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    setPicked({ instead: selected, value: currentTarget.value })
    submit(currentTarget.form, { method: 'get', action: pathname, preventScrollReset: true })
  }
  return (
    <form
      method="get"
      action={shownIn ? `${pathname}#${shownIn}` : pathname}
      className={`${styles.form} ${className ?? ''}`}
    >
      {Object.entries(keep).map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
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
