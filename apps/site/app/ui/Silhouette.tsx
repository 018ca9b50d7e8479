import styles from './Silhouette.module.css'

type Props = { number?: string | null | undefined; className?: string }

/** In place of a portrait: a player from behind in the club's colours, the number on the shirt. */
export const Silhouette = ({ number, className }: Props) => (
  // The number is drawn by the stylesheet: it is said beside the picture, in text.
  <span className={`${styles.frame} ${className ?? ''}`} data-number={number ?? ''} aria-hidden="true">
    <svg viewBox="0 -36 400 500" className={styles.figure} aria-hidden="true">
      <circle cx="200" cy="480" r="206" className={styles.line} />
      <path
        className={styles.body}
        d="M200 138c31 0 52 25 52 60 0 24-8 46-22 60v22c0 14 14 21 44 30 44 13 62 38 70 84l20 106H36l20-106c8-46 26-71 70-84 30-9 44-16 44-30v-22c-14-14-22-36-22-60 0-35 21-60 52-60z"
      />
      <path
        className={styles.shirt}
        d="M146 304c12 18 30 27 54 27s42-9 54-27l26 8c-14 34-12 66 4 92l10 96H106l10-96c16-26 18-58 4-92z"
      />
    </svg>
  </span>
)
