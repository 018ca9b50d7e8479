import { type ReactNode, Suspense } from 'react'
import { Court } from '~/ui/Court.tsx'
import styles from './HomeMatches.module.css'
import { isBare } from './is-bare.ts'
import { MatchSlider } from './MatchSlider.tsx'
import type { MatchSliderView } from './matches.ts'

type Props = {
  next: MatchSliderView
  previous: MatchSliderView
  /** Above them. */
  children?: ReactNode
}

/** Upcoming matches and, once there are any, the latest results. */
export const HomeMatches = ({ next, previous, children }: Props) => (
  <div className={`${styles.matches} on-dark sec`}>
    <Court />
    <div className="wrap">
      {children}
      <Suspense>
        <MatchSlider view={next} className={styles.next} />
      </Suspense>
      {!isBare(previous) && (
        <Suspense>
          <MatchSlider view={previous} className={styles.previous} />
        </Suspense>
      )}
    </div>
  </div>
)
