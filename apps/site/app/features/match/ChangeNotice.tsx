import { useText } from '~/i18n/LanguageContext.tsx'
import type { MatchChangeView } from '~/model/match-change.ts'
import { ChangeDetails } from '~/ui/ChangeDetails.tsx'
import { Tag } from '~/ui/Tag.tsx'
import styles from './ChangeNotice.module.css'

/** What has changed of the match, and since when that is known. */
export function ChangeNotice({ change }: { change: MatchChangeView | null }) {
  const text = useText()
  if (!change) return null
  const { announced } = change
  return (
    <div className={styles.notice} data-change={change.kind}>
      <p className={styles.what}>
        <Tag>{text(`changes.${change.kind}`)}</Tag> <ChangeDetails change={change} />
      </p>
      <p className={styles.announced}>
        {text('changes.announced')} <time dateTime={announced.iso}>{announced.text}</time>
      </p>
    </div>
  )
}
