import { sides } from '../../courtside-screen/board.ts'
import { shotOf } from '../../courtside-screen/finish.ts'
import { periodName } from '../../courtside-screen/words.ts'
import { useText } from './context.ts'
import { Court } from './Icon.tsx'
import { Key } from './Keys.tsx'
import type { Play } from './play.ts'
import { TeamCrest } from './TeamCrest.tsx'

const values = [3, 2, 1]

/** Only points are kept: one tap is one basket. */
export function PointsBoard({ play: { match, board, enter, lastLine } }: { play: Play }) {
  const { language } = useText()
  const { score, periods, period, phase } = board
  return (
    <>
      {sides.map((side) => {
        const isBehind = score[side] < score[side === 'home' ? 'away' : 'home']
        const own = match[side].own ? ' is-own' : ''
        return (
          <section
            key={side}
            className={`cs-points cs-points--${side}${own}${isBehind ? ' is-behind' : ''}`}
            aria-label={match[side].name}
          >
            {match[side].own && <Court />}
            <TeamCrest team={match[side]} />
            <span key={score[side]} className="num cs-points__score">
              {score[side]}
            </span>
            <p>
              {match[side].short_name}
              <small>{`${periodName(period, language)}: ${periods[period - 1]?.[side] ?? 0}`}</small>
            </p>
          </section>
        )
      })}
      {phase === 'playing' &&
        sides.map((side) => (
          <div
            key={side}
            className={`cs-points__keys cs-points__keys--${side}${match[side].own ? ' is-own' : ''}`}
          >
            {values.map((value) => {
              const kind = shotOf(value)
              return (
                kind && (
                  <Key
                    key={value}
                    isPoints
                    label={`${match[side].short_name} +${value}`}
                    onPress={() => enter([{ body: { type: 'points', side, player: null, kind }, period }])}
                  >
                    +{value}
                  </Key>
                )
              )
            })}
          </div>
        ))}
      {lastLine}
    </>
  )
}
