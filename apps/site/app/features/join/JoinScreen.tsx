import type { ReactNode } from 'react'
import type { PackPicture } from '~/brand/brand.ts'
import styles from './JoinScreen.module.css'
import { useJoinText } from './join-texts.ts'

const sizes = '(min-width: 640px) 104vw, 130vw'

/** The club's invitation, and the form beside it. */
export function JoinScreen({
  children,
  picture,
  heading: Heading = 'h1',
}: {
  children: ReactNode
  /** The club may have none. */
  picture: PackPicture | undefined
  heading?: 'h1' | 'p'
}) {
  const text = useJoinText()
  return (
    <div className={styles.screen}>
      <div className={`on-dark ${styles.invitation}`}>
        {picture && (
          <picture>
            <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
            <img className={styles.picture} {...picture.image} sizes={sizes} fetchPriority="high" alt="" />
          </picture>
        )}
        <Heading className="d d1">{text('joinUs.headline')}</Heading>
        <p className={styles.lead}>{text('joinUs.lead')}</p>
      </div>
      <div className={styles.form}>{children}</div>
    </div>
  )
}
