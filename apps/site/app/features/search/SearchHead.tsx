import { longestKeyword, pathFor, searchPath } from '@palank/routes'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { Court } from '~/ui/Court.tsx'
import { Icon } from '~/ui/Icon.tsx'
import styles from './SearchHead.module.css'

type Props = {
  keyword: string
  /** The number of results, or a hint. */
  children?: ReactNode
}

/** The dark head of the search pages, with the search box. */
export function SearchHead({ keyword, children }: Props) {
  const text = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const field = useId()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(searchPath(language, String(new FormData(event.currentTarget).get('keyword') ?? '')))
  }
  return (
    <div className={`${styles.head} on-dark`}>
      <Court />
      <div className={`wrap ${styles.inside}`}>
        <h1 className="vh">{keyword ? text('search.titleOf', { keyword }) : text('search.title')}</h1>
        <form className={styles.form} action={pathFor('search', language)} onSubmit={search}>
          <label className="vh" htmlFor={field}>
            {text('search.word')}
          </label>
          {/* The key resets the box when the address changes. */}
          <input
            key={keyword}
            id={field}
            className="d"
            type="search"
            name="keyword"
            defaultValue={keyword}
            placeholder={text('search.placeholder')}
            maxLength={longestKeyword}
            autoComplete="off"
          />
          <button type="submit" aria-label={text('search.start')}>
            <Icon name="search" />
          </button>
        </form>
        {children && (
          <p className={styles.count} role="status">
            {children}
          </p>
        )}
      </div>
    </div>
  )
}
