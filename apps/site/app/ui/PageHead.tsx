import type { ReactNode } from 'react'
import { Court } from './Court.tsx'
import { type Crumb, Crumbs } from './Crumbs.tsx'
import styles from './PageHead.module.css'

type Props = {
  title: string
  lead?: string | null | undefined
  /** From the home page down, with or without the current page. */
  crumbs: Crumb[]
  /** Beside the title where there is room. */
  children?: ReactNode
  /** Of the title and the lead, where it is not the page's language. */
  lang?: string | undefined
}

/** The dark head of a page: breadcrumbs, title and lead. */
export function PageHead({ title, lead, crumbs, children, lang }: Props) {
  const above = crumbs.at(-1)?.name === title ? crumbs.slice(0, -1) : crumbs
  return (
    <div className={`${styles.head} on-dark`}>
      <Court />
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.words}>
          <Crumbs above={above} current={title} lang={lang} />
          <h1 className="d d2" lang={lang}>
            {title}
          </h1>
          {lead && (
            <p className={styles.lead} lang={lang}>
              {lead}
            </p>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}
