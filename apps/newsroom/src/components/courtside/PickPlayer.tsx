import type { Side } from '@palank/sport/game'
import { texts } from '../../courtside-screen/texts.ts'
import { fullName } from '../../courtside-screen/words.ts'
import { useText } from './context.ts'
import type { Play } from './play.ts'
import { Sheet } from './Sheet.tsx'

type Props = {
  play: Play
  side: Side
  title: string
  lead: string
  /** Null for the whole squad. */
  players: readonly number[] | null
  onPick: (player: number) => void
  onClose: () => void
}

export function PickPlayer({ play: { match }, side, title, lead, players, onPick, onClose }: Props) {
  const { text } = useText()
  const offered = match[side].players.filter(({ id }) => players === null || players.includes(id))
  return (
    <Sheet title={title} onClose={onClose}>
      <div className="cs-pick">
        <p className="cs-check__lead">{lead}</p>
        {offered.length === 0 && <p>{text(texts.noPlayers)}</p>}
        <div className="cs-pick__players">
          {offered.map((player) => (
            <button
              key={player.id}
              type="button"
              className="cs-line-button"
              onClick={() => onPick(player.id)}
            >
              {fullName(player)}
            </button>
          ))}
        </div>
      </div>
    </Sheet>
  )
}
