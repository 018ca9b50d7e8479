import { useText } from '~/i18n/LanguageContext.tsx'
import { Icon, type IconName } from '~/ui/Icon.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import styles from './MatchFacts.module.css'
import type { MatchDetail } from './match.ts'

type Way = { icon: IconName; label: string; name: string; to: string }

/** The report, the gallery and the referees. */
export function MatchFacts({ match }: { match: MatchDetail }) {
  const text = useText()
  const { report, gallery, referees } = match
  const ways: Way[] = [
    ...(report
      ? [{ icon: 'news', label: text('match.report'), name: report.title, to: report.link } as const]
      : []),
    ...(gallery
      ? [{ icon: 'gallery', label: text('match.gallery'), name: gallery.name, to: gallery.link } as const]
      : []),
  ]
  if (ways.length === 0 && referees.length === 0) return null
  return (
    <div className={styles.facts}>
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map(({ icon, label, name, to }) => (
            <li key={to}>
              <SiteLink to={to} className={styles.way}>
                <Icon name={icon} />
                <span>
                  <small>{label}</small> <b>{name}</b>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {referees.length > 0 && (
        <p className={styles.referees}>{text('match.referees', { names: referees.join(', ') })}</p>
      )}
    </div>
  )
}
