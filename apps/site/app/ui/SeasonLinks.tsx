import { formatSeason } from '~/i18n/format.ts'
import styles from './SeasonLinks.module.css'
import { SiteLink } from './SiteLink.tsx'

type Props = { label: string; seasons: { season: number; href: string }[]; selected: number }

/** Links to other seasons, where each has its own address. */
export function SeasonLinks({ label, seasons, selected }: Props) {
  if (seasons.length < 2) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.seasons}>
        {seasons.map(({ season, href }) => (
          <li key={season}>
            <SiteLink to={href} aria-current={season === selected ? 'page' : undefined}>
              {formatSeason(season)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
