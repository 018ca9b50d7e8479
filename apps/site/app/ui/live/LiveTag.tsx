import { useText } from '~/i18n/LanguageContext.tsx'
import styles from './LiveTag.module.css'

type Props = { ended?: boolean; small?: boolean }

/** The badge of a match that is played, or was. */
export function LiveTag({ ended = false, small = false }: Props) {
  const text = useText()
  const look = `${styles.tag} ${ended ? styles.ended : ''} ${small ? styles.small : ''}`
  return (
    <span className={look}>
      {!ended && <i className={styles.light} />}
      {text(ended ? 'match.finished' : 'matches.live')}
    </span>
  )
}
