import type { ReactNode } from 'react'
import styles from './ButtonLink.module.css'
import { SiteLink } from './SiteLink.tsx'

type Props = {
  to: string
  children: ReactNode
  /** `ball` is the accent of a view, used once: the next match's tickets. */
  look?: 'primary' | 'ball' | 'light' | 'line'
  small?: boolean
  className?: string | undefined
  'aria-label'?: string | undefined
}

/** A link that looks like a button. */
export const ButtonLink = ({ look = 'primary', small = false, className, ...link }: Props) => (
  <SiteLink
    {...link}
    className={[styles.button, styles[look], small && styles.small, className].filter(Boolean).join(' ')}
  />
)
