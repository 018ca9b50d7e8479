import type { ReactNode } from 'react'
import { useBrand } from '~/brand/BrandContext.tsx'
import { Court } from './Court.tsx'
import styles from './EmptyState.module.css'

type Props = {
  title: string
  text: string
  /** Links to other pages, as light and lined buttons. */
  children?: ReactNode
  className?: string | undefined
}

/** In place of an empty list. */
export function EmptyState({ title, text, children, className }: Props) {
  const { crest } = useBrand()
  return (
    <div className={`${styles.empty} on-dark ${className ?? ''}`}>
      <Court className={styles.lines} />
      <div>
        <h2 className="d d3">{title}</h2>
        <p>{text}</p>
        {children && <div className={styles.ways}>{children}</div>}
      </div>
      <img src={crest.src} width={crest.width} height={crest.height} alt="" loading="lazy" />
    </div>
  )
}
