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
  /** What stands for no choice, where there is one. */
  all?: string | undefined
  /** The id of the element that shows what was chosen: where a page without script comes back to. */
  shownIn: string
  className?: string | undefined
}

/** The query of the page, and the one that is being loaded into it, if any. */
function useQueries() {
  const { pathname, search } = useLocation()
  const { location: next } = useNavigation()
  return { pathname, search, next: next?.pathname === pathname ? next.search : undefined }
}

/** Whether another competition is being loaded. */
export function useChoosing(name: string): boolean {
  const { search, next } = useQueries()
  if (next === undefined) return false
  return new URLSearchParams(next).get(name) !== new URLSearchParams(search).get(name)
}

/** Only what the page reads: the page is kept by these alone, and shown to whoever comes with anything else. */
function otherParameters(pathname: string, search: string, name: string): [string, string][] {
  const page = matchPath(pathname)?.page
  const known: readonly string[] = page ? pages[page].query : []
  const given = new URLSearchParams(search)
  return known.flatMap((key) => {
    const value = given.get(key)
    return key !== name && value ? [[key, value]] : []
  })
}

/** Chooses whose matches or table stand below it; the choice is kept in the address. */
export function CompetitionSelect({ name, competitions, selected, all, shownIn, className }: Props) {
  const text = useText()
  const submit = useSubmit()
  const field = useId()
  const { pathname, search, next } = useQueries()
  // The choice shows at once; it holds until another one has come.
  const [picked, setPicked] = useState<{ instead: number | null; value: string }>()
  if (competitions.length === 0) return null
  const value = picked?.instead === selected ? picked.value : (selected ?? (all ? '' : undefined))

  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const options = { method: 'get', action: pathname, replace: true, preventScrollReset: true } as const
    setPicked({ instead: selected, value: currentTarget.value })
    submit(currentTarget.form, options)
  }
  return (
    <form method="get" action={`${pathname}#${shownIn}`} className={`${styles.form} ${className ?? ''}`}>
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
