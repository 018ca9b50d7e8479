import type { ReactNode } from 'react'
import styles from './Tag.module.css'

type Props = { children: ReactNode; inverted?: boolean; lang?: string | undefined }

/** The highlighted category, in the club's own cut; inverted over pictures and dark blocks. */
export const Tag = ({ children, inverted = false, lang }: Props) => (
  <span className={`${styles.tag} ${inverted ? styles.inverted : ''}`} lang={lang}>
    {children}
  </span>
)
