import { useBrand } from '~/brand/BrandContext.tsx'
import type { DrawnCoverView } from '~/model/drawn-cover.ts'
import { HalfCourtLines } from './Court.tsx'
import styles from './DrawnCover.module.css'

type Props = DrawnCoverView & { className?: string | undefined }

/** In place of a picture: the lines of the court, a figure and the whole crest. */
export function DrawnCover({ ground, figure, className }: Props) {
  const { crest } = useBrand()
  return (
    // The stylesheet writes the figure: the date beside the cover says it in text.
    <span
      className={`${styles.cover} ${className ?? ''}`}
      data-fallback=""
      data-ground={ground}
      data-figure={figure}
      aria-hidden="true"
    >
      <HalfCourtLines className={styles.lines} />
      <img src={crest.src} width={crest.width} height={crest.height} alt="" />
    </span>
  )
}
