import { matchPath, pages } from '@palank/routes'
import { type ChangeEvent, useId, useState } from 'react'
import { useLocation, useNavigation, useSubmit } from 'react-router'
import { useText } from '~/i18n/LanguageContext.tsx'
import type { CompetitionOption } from '~/model/competitions.ts'
import { Icon } from './Icon.tsx'
import styles from './select.module.css'

type Props = {
  /** The query parameter that holds the choice. */
  name: string
  competitions: CompetitionOption[]
  selected: number | null
  /** The option for no choice, where that is allowed. */
  all?: string | undefined
  /** Id of the element that shows the choice; the target without script. */
  targetId: string
  className?: string | undefined
}

/** The page's query, and that of a pending navigation within it. */
function useQueries() {
  const { pathname, search } = useLocation()
  const { location: next } = useNavigation()
  return { pathname, search, next: next?.pathname === pathname ? next.search : undefined }
}

/** Whether another choice is loading. */
export function useSelectPending(name: string): boolean {
  const { search, next } = useQueries()
  if (next === undefined) return false
  return new URLSearchParams(next).get(name) !== new URLSearchParams(search).get(name)
}

/** Only the parameters that the page reads; caches ignore all others. */
function otherParameters(pathname: string, search: string, name: string): [string, string][] {
  const page = matchPath(pathname)?.page
  const known: readonly string[] = page ? pages[page].query : []
  const parameters = new URLSearchParams(search)
  return known.flatMap((key) => {
    const value = parameters.get(key)
    return key !== name && value ? [[key, value]] : []
  })
}

/** Chooses a competition; the choice is in the address. */
export function CompetitionSelect({ name, competitions, selected, all, targetId, className }: Props) {
  const text = useText()
  const submit = useSubmit()
  const field = useId()
  const { pathname, search, next } = useQueries()
  // Shows the choice at once, until the page has loaded with it.
  const [pending, setPending] = useState<{ from: number | null; value: string }>()
  if (competitions.length === 0) return null
  const value = pending?.from === selected ? pending.value : (selected ?? (all ? '' : undefined))

  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const options = { method: 'get', action: pathname, replace: true, preventScrollReset: true } as const
    setPending({ from: selected, value: currentTarget.value })
    submit(currentTarget.form, options)
  }
  return (
    <form method="get" action={`${pathname}#${targetId}`} className={`${styles.form} ${className ?? ''}`}>
      {otherParameters(pathname, next ?? search, name).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className={styles.field}>
        <label className="vh" htmlFor={field}>
          {text('matches.competition')}
        </label>
        <select id={field} name={name} value={value} onChange={choose}>
          {all && <option value="">{all}</option>}
          {competitions.map((competition) => (
            <option key={competition.id} value={competition.id}>
              {competition.name}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
      <noscript>
        <button type="submit" className={styles.show}>
          {text('matches.show')}
        </button>
      </noscript>
    </form>
  )
}
