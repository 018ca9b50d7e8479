import { pathFor } from '@palank/routes'
import { formatName } from '~/i18n/format.ts'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { useLiveText } from '~/i18n/live-texts.ts'
import type { LiveView } from '~/model/live.ts'
import { hasPage } from '~/model/roster.ts'
import { MaybeLink } from '~/ui/MaybeLink.tsx'
import { TeamLogo } from '~/ui/TeamLogo.tsx'
import { linesOf } from './LiveSheet.tsx'
import type { MatchDetail } from './match.ts'
import { Named, nameMark } from './Named.tsx'
import styles from './TopScorers.module.css'

type Props = { match: MatchDetail; live: LiveView }

/** Who has the most points in each team. */
export function TopScorers({ match, live }: Props) {
  const text = useText()
  const say = useLiveText()
  const language = useLanguage()
  const best = ([1, 2] as const).flatMap((side) => {
    const [player] = linesOf(live, side)
    return player?.line.points ? [{ player, team: side === 1 ? match.teamA : match.teamB }] : []
  })
  if (best.length === 0) return null
  return (
    <ul className={styles.scorers} aria-label={text('match.leaders')}>
      {best.map(({ player, team }) => {
        const { id, masked, without_page, line } = player
        const link =
          team.id !== null && hasPage({ masked, without_page })
            ? pathFor('player', language, { teamId: team.id, playerId: id })
            : null
        return (
          <li key={id}>
            <span className={styles.picture}>
              <TeamLogo src={team.teamLogo} width={56} height={66} className={styles.logo} />
            </span>
            <p>
              <b className={`num ${styles.points}`}>{line.points}</b>
              <MaybeLink to={link} className={styles.link}>
                <Named
                  sentence={say('leader', { name: nameMark })}
                  player={player}
                  team={formatName(player, language)}
                />
              </MaybeLink>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
