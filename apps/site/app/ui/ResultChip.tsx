import styles from './ResultChip.module.css'

type Props = {
  isWin: boolean
  /** The letter, with how many in a row where that is told. */
  mark: string
  /** What the letter stands for, for those who hear it. */
  spoken: string
}

/** A won or a lost game: the letter tells it, the colour only helps. */
export const ResultChip = ({ isWin, mark, spoken }: Props) => (
  <span className={`${styles.chip} ${isWin ? '' : styles.loss}`}>
    <span aria-hidden="true">{mark}</span> <span className="vh">{spoken}</span>
  </span>
)
