import type { ReactNode } from 'react'
import { useBrand } from '~/brand/BrandContext.tsx'
import { useText } from '~/i18n/LanguageContext.tsx'
import styles from './JoinScreen.module.css'
import { joinPictures } from './join-pictures.ts'

/** The club's invitation, and the form beside it. */
export function JoinScreen({
  children,
  heading: Heading = 'h1',
}: {
  children: ReactNode
  heading?: 'h1' | 'p'
}) {
  const text = useText()
  const { id } = useBrand()
  return (
    <div className={styles.screen}>
      <div className={`on-dark ${styles.invitation}`}>
        <img
          className={styles.picture}
          {...joinPictures[id]}
          sizes="(min-width: 1024px) 48vw, 100vw"
          alt=""
        />
        <Heading className="d d1">{text('joinUs.headline')}</Heading>
        <p className={styles.lead}>{text('joinUs.lead')}</p>
      </div>
      <div className={styles.form}>{children}</div>
    </div>
  )
}
