import { useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from './Icon.tsx'
import styles from './ShareBox.module.css'

type Props = { title: string; link: string }

/** The share button of a card, which `CardShareBox` opens; hidden without script, since the story's page has the links. */
export function CardShare({ title, link }: Props) {
  const text = useText()
  return (
    <div className={`${styles.card} on-dark`} data-share={link} data-share-title={title}>
      <button
        type="button"
        className={styles.sign}
        aria-label={text('share.of', { title })}
        aria-expanded="false"
      >
        <Icon name="share" />
      </button>
    </div>
  )
}
