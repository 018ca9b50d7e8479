import { useText } from '~/i18n/LanguageContext.tsx'
import { ResultChip } from '~/ui/ResultChip.tsx'
import { SiteLink } from '~/ui/SiteLink.tsx'
import { TeamLogo } from '~/ui/TeamLogo.tsx'
import styles from './Form.module.css'
import type { FormGame } from './head-to-head.ts'
import type { DetailTeam } from './match.ts'

function Game({ game }: { game: FormGame }) {
  const text = useText()
  const { isWin, isHome, date, day, opponent, score, link } = game
  return (
    <SiteLink to={link} className={styles.game}>
      <ResultChip isWin={isWin} />
      <time dateTime={date} className={styles.day}>
        {day}
      </time>
      <span className={styles.opponent}>
        {text(isHome ? 'match.againstHome' : 'match.againstAway', { team: opponent })}
      </span>
      <b>{score}</b>
    </SiteLink>
  )
}

type Props = { teams: { team: DetailTeam; games: FormGame[] }[] }

/** The last five matches of both teams, latest first. */
export function Form({ teams }: Props) {
  const text = useText()
  return (
    <div className={styles.form}>
      {teams.map(({ team, games }) => (
        <section key={team.id}>
          <h3 className={styles.team}>
            <TeamLogo src={team.teamLogo} width={35} height={41} className={styles.logo} />
            {team.teamName}
          </h3>
          {games.length > 0 ? (
            <ol>
              {games.map((game) => (
                <li key={game.id}>
                  <Game game={game} />
                </li>
              ))}
            </ol>
          ) : (
            <p className={styles.none}>{text('match.noForm')}</p>
          )}
        </section>
      ))}
    </div>
  )
}
