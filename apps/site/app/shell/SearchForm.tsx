import { type Language, longestKeyword, matchPath, pathFor, searchPath } from '@palank/routes'
import { type FormEvent, type RefObject, useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { textOf } from '~/i18n/text.ts'
import { Icon } from '~/ui/Icon.tsx'
import styles from './SearchForm.module.css'

type Props = {
  language: Language
  className?: string | undefined
  /** One place of a page is its search landmark; a second form is just a form. */
  landmark?: boolean
  input?: RefObject<HTMLInputElement | null>
  onSearched?: () => void
}

/** What the address of a search page looks for; nothing on any other page. */
function keywordOf(pathname: string): string {
  const match = matchPath(pathname)
  return match?.page === 'searchResults' ? match.params.keyword : ''
}

/** A form of its own without script; with it the keyword goes straight into the path. */
export function SearchForm({ language, className, landmark = false, input, onSearched }: Props) {
  const text = textOf(language)
  const id = useId()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(searchPath(language, String(new FormData(event.currentTarget).get('keyword') ?? '')))
    onSearched?.()
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
      {/* A new address brings its own keyword, or an empty field. */}
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
