import { type Language, longestKeyword, matchPath, pathFor, searchPath } from '@palank/routes'
import { type FormEvent, type RefObject, useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { textOf } from '~/i18n/text.ts'
import { Icon } from '~/ui/Icon.tsx'
import styles from './SearchForm.module.css'

type Props = {
  language: Language
  className?: string | undefined
  /** A page has one search landmark; any other search form is a plain form. */
  landmark?: boolean
  input?: RefObject<HTMLInputElement | null>
  onSearch?: () => void
}

/** The keyword in the address of a search page; empty on other pages. */
function keywordOf(pathname: string): string {
  const match = matchPath(pathname)
  return match?.page === 'searchResults' ? match.params.keyword : ''
}

/** Without script the form is submitted; with script the keyword goes straight into the path. */
export function SearchForm({ language, className, landmark = false, input, onSearch }: Props) {
  const text = textOf(language)
  const id = useId()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(searchPath(language, String(new FormData(event.currentTarget).get('keyword') ?? '')))
    onSearch?.()
  }
  return (
    <form
      className={`${styles.form} ${className ?? ''}`}
      role={landmark ? 'search' : undefined}
      action={pathFor('search', language)}
      onSubmit={search}
    >
      <label className="vh" htmlFor={id}>
        {text('search.label')}
      </label>
      {/* The key resets the field when the address changes. */}
      <input
        key={pathname}
        ref={input}
        id={id}
        type="search"
        name="keyword"
        defaultValue={keywordOf(pathname)}
        placeholder={text('search.label')}
        maxLength={longestKeyword}
        autoComplete="off"
      />
      <button type="submit" aria-label={text('search.start')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
