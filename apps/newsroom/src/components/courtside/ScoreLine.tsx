import type { CourtsideMatch } from '../../courtside/types.ts'
import { type Board, bonusFouls, sides } from '../../courtside-screen/board.ts'
import { texts } from '../../courtside-screen/texts.ts'
import { useText } from './context.ts'
import { TeamCrest } from './TeamCrest.tsx'

export function ScoreLine({ match, board: { score, teamFouls } }: { match: CourtsideMatch; board: Board }) {
  const { text } = useText()
  const foulsText = (fouls: NonNullable<Board['teamFouls']>) =>
    sides
      .map(
        (side) =>
          `${match[side].short_name} ${fouls[side]}${fouls[side] >= bonusFouls ? `, ${text(texts.bonus)}` : ''}`,
      )
      .join(', ')
  const isBehind = { home: score.home < score.away, away: score.away < score.home }
  return (
    <section
      className="cs-score"
      aria-label={`${match.home.short_name} ${score.home}, ${match.away.short_name} ${score.away}`}
    >
      {sides.map((side) => (
        <div
          key={side}
          className={`cs-score__team cs-score__team--${side}${isBehind[side] ? ' is-behind' : ''}`}
        >
          <TeamCrest team={match[side]} />
          <span key={score[side]} className="num cs-score__number">
            {score[side]}
          </span>
        </div>
      ))}
      {teamFouls && (
        <p className="cs-score__fouls">
          <span aria-hidden="true">{text(texts.fouls)}</span>
          {sides.map((side) => (
            <b
              key={side}
              aria-hidden="true"
              className={`num${teamFouls[side] >= bonusFouls ? ' is-bonus' : ''}`}
            >
              {teamFouls[side]}
            </b>
          ))}
          <span className="cs-vh">{`${text(texts.teamFouls)}: ${foulsText(teamFouls)}`}</span>
        </p>
      )}
    </section>
  )
}
