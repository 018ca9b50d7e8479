import { pathFor } from '@palank/routes'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import styles from './MinorsNote.module.css'
import { SiteLink } from './SiteLink.tsx'

/** Under a list with minors without consent. */
export function MinorsNote({ players }: { players: readonly { masked: boolean }[] }) {
  const text = useText()
  const language = useLanguage()
  if (!players.some(({ masked }) => masked)) return null
  return (
    <p className={styles.note}>
      {text('player.minors')}{' '}
      <SiteLink to={pathFor('safeguarding', language)}>{text('safeguarding.title')}</SiteLink>
    </p>
  )
}
