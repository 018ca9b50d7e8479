import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = {
  title: string
  text: string
  /** Where to go from here. */
  children?: ReactNode
}

/** Stands where a list would, when there is nothing in it. */
export const EmptyState = ({ title, text, children }: Props) => (
  <div className={styles.empty}>
    <h2 className="d d4">{title}</h2>
    <p>{text}</p>
    {children && <div className={styles.ways}>{children}</div>}
  </div>
)
