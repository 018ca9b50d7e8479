import { useId } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import type { DocumentView } from '~/model/documents.ts'
import styles from './Documents.module.css'
import { Icon } from './Icon.tsx'

/** Files to download, each with its type and size. */
export function Documents({ documents }: { documents: DocumentView[] }) {
  const text = useText()
  const heading = useId()
  if (documents.length === 0) return null
  return (
    <section className={styles.documents} aria-labelledby={heading}>
      <h2 id={heading} className={`d d5 ${styles.title}`}>
        {text('documents.title')}
      </h2>
      <ul className={styles.list}>
        {documents.map(({ name, href, type, size }) => (
          <li key={href}>
            <a href={href} rel="noopener">
              <Icon name="document" />
              <span>{name}</span>
              <small>{[type, size].filter(Boolean).join(', ')}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
