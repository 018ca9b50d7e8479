import type { Side } from '@palank/sport/game'
import type { CourtsideTeam } from '../../courtside/types.ts'
import type { BoardPlayer } from '../../courtside-screen/board.ts'
import { counts, texts } from '../../courtside-screen/texts.ts'
import { playerName } from '../../courtside-screen/words.ts'
import { useText } from './context.ts'
import { Ball } from './Icon.tsx'
import { confirmTap } from './tap.ts'

/** Null is the team, or somebody nobody has recognised. */
export type Chosen = { side: Side; player: number | null }

type Props = {
  side: Side
  team: CourtsideTeam
  players: BoardPlayer[]
  chosen: Chosen | null
  onChoose: (chosen: Chosen) => void
  mayChoose: (side: Side, player: BoardPlayer | null) => boolean
}

const foulMarks = [1, 2, 3, 4, 5]

export function Roster({ side, team, players, chosen, onChoose, mayChoose }: Props) {
  const { text } = useText()
  const isChosen = (player: number | null) => chosen?.side === side && chosen.player === player
  const choose = (player: number | null) => ({
    type: 'button' as const,
    'aria-pressed': isChosen(player),
    onClick: (event: { currentTarget: Element }) => {
      confirmTap(event.currentTarget)
      onChoose({ side, player })
    },
  })
  return (
    <section className={`cs-roster cs-roster--${side}${team.own ? ' is-own' : ''}`} aria-label={team.name}>
      <div className="cs-roster__players">
        {players.map((player) => {
          const state = [
            text(counts.points(player.points)),
            text(counts.fouls(player.fouls)),
            ...(player.on_court ? [text(texts.onCourt)] : []),
          ]
          const classes = [
            'cs-player',
            player.on_court ? 'is-in' : '',
            isChosen(player.id) ? 'is-chosen' : '',
            player.is_out ? 'is-out' : '',
          ]
          return (
            <button
              key={player.id}
              {...choose(player.id)}
              className={classes.filter(Boolean).join(' ')}
              disabled={!mayChoose(side, player)}
            >
              <span className="cs-vh">{`${playerName(player)}, ${state.join(', ')}`}</span>
              {isChosen(player.id) && <Ball />}
              <span className="num" aria-hidden="true">
                {player.jersey_number ?? '–'}
              </span>
              <span className="cs-player__points" aria-hidden="true">
                {player.points} {text(texts.pointShort)}
              </span>
              <span className="cs-player__name" aria-hidden="true">
                {player.is_out ? text(counts.fouls(player.fouls)) : player.last_name}
              </span>
              <span className="cs-player__fouls" aria-hidden="true">
                {foulMarks.map((mark) => (
                  <i key={mark} className={mark <= player.fouls ? 'is-on' : ''} />
                ))}
              </span>
            </button>
          )
        })}
      </div>
      <button
        {...choose(null)}
        className={`cs-player cs-player--team${isChosen(null) ? ' is-chosen' : ''}`}
        disabled={!mayChoose(side, null)}
        aria-label={`${team.short_name}, ${text(texts.team).toLowerCase()}`}
      >
        {isChosen(null) && <Ball />}
        <span className="cs-player__name">{team.short_name}</span>
      </button>
    </section>
  )
}
