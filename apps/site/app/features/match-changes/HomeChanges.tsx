import { useText } from '~/i18n/LanguageContext.tsx'
import type { MatchChangeView } from '~/model/match-change.ts'
import { ChangeDetails } from '~/ui/ChangeDetails.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { Tag } from '~/ui/Tag.tsx'
import styles from './HomeChanges.module.css'

/** One line for each change, above the coming matches. */
export function HomeChanges({ changes }: { changes: readonly MatchChangeView[] }) {
  const text = useText()
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes} aria-label={text('changes.title')}>
      {changes.map((change) => (
        <li key={change.matchId} className={styles.change}>
          <Tag inverted>{text(`changes.${change.kind}`)}</Tag>
          <SiteLink to={change.link} className={styles.link}>
            {change.teams}
          </SiteLink>
          <ChangeDetails change={change} />
          <Icon name="right" />
        </li>
      ))}
    </ul>
  )
}
