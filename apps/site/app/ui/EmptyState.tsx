import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = {
  title: string
  text: string
  /** Links to other pages. */
  children?: ReactNode
}

/** In place of an empty list. */
export const EmptyState = ({ title, text, children }: Props) => (
  <div className={styles.empty}>
    <h2 className="d d4">{title}</h2>
    <p>{text}</p>
    {children && <div className={styles.ways}>{children}</div>}
  </div>
)
