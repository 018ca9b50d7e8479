import { useText } from '~/i18n/LanguageContext.tsx'
import styles from './ResultChip.module.css'

type Props = {
  isWin: boolean
  /** The letter of the result by default. */
  mark?: string
  /** For screen readers; the word of the result by default. */
  spoken?: string
}

/** A win or a loss, by letter first and colour second. */
export function ResultChip({ isWin, mark, spoken }: Props) {
  const text = useText()
  return (
    <span className={`${styles.chip} ${isWin ? '' : styles.loss}`}>
      <span aria-hidden="true">{mark ?? text(isWin ? 'matches.win' : 'matches.loss')}</span>{' '}
      <span className="vh">{spoken ?? text(isWin ? 'matches.winLong' : 'matches.lossLong')}</span>
    </span>
  )
}
