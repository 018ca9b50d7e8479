import { useText } from '~/i18n/LanguageContext.tsx'
import { useLiveText } from '~/i18n/live-texts.ts'
import { HalfCourtLines } from '~/ui/Court.tsx'
import { MaybeLink } from '~/ui/MaybeLink.tsx'
import { PlayerName } from '~/ui/PlayerName.tsx'
import styles from './PlayerOfMatch.module.css'
import type { BestPlayer } from './player-of-match.ts'

const figures = [
  { field: 'points', name: 'stats.points' },
  { field: 'rebounds', name: 'stats.rebound' },
  { field: 'assists', name: 'stats.assist' },
] as const

/** The best of the winners, with the figures that are known. */
export function PlayerOfMatch({ player }: { player: BestPlayer }) {
  const text = useText()
  const say = useLiveText()
  return (
    <section className={`${styles.best} on-dark`} data-best={player.playerId}>
      <HalfCourtLines />
      <span className={styles.picture} aria-hidden="true">
        <b className={`num ${styles.number}`}>{player.jersey}</b>
      </span>
      <div className={styles.about}>
        <p>{say('playerOfMatch')}</p>
        <h2 className="d d3">
          <MaybeLink to={player.link} className={styles.link}>
            <PlayerName player={player} number={player.jersey} />
          </MaybeLink>
        </h2>
        <dl className={styles.figures}>
          {figures.map(({ field, name }) => {
            const value = player[field]
            return (
              value !== null && (
                <div key={field}>
                  <dt>{text(name)}</dt>
                  <dd className="num">{value}</dd>
                </div>
              )
            )
          })}
        </dl>
      </div>
    </section>
  )
}
