import type { Keeping } from '@palank/sport/events/box-score'
import type { Side } from '@palank/sport/game'
import { useState } from 'react'
import { sides } from '../../courtside-screen/board.ts'
import { startEvents, startersOf } from '../../courtside-screen/start.ts'
import { texts } from '../../courtside-screen/texts.ts'
import { fullName } from '../../courtside-screen/words.ts'
import { useText } from './context.ts'
import type { Play } from './play.ts'
import { TeamCrest } from './TeamCrest.tsx'
import { useOnePress } from './use-one-press.ts'

type Part = 'starters' | 'absent'
const onCourtLimit = 5

function useStart({ absent, desk, enter, board, log }: Play) {
  /** Told to the server with the start only: what was typed on a match's form stays on the site until then. */
  const [picked, setPicked] = useState<Keeping | null>(null)
  const [starters, setStarters] = useState(() => startersOf(log))
  const keeping = picked ?? board.keeping
  const [part, setPart] = useState<Part>('starters')
  const { isPressed, press } = useOnePress(log.length)
  const isAbsent = (player: number) => absent.includes(player)
  return {
    isPressed,
    keeping,
    setKeeping: setPicked,
    part,
    setPart,
    starters,
    isAbsent,
    isMarked: (side: Side, id: number) => (part === 'starters' ? starters[side].includes(id) : isAbsent(id)),
    mark: (side: Side, id: number) => {
      if (part === 'absent') {
        desk.setAbsent(isAbsent(id) ? absent.filter((one) => one !== id) : [...absent, id])
        setStarters({ ...starters, [side]: starters[side].filter((one) => one !== id) })
        return
      }
      const without = starters[side].filter((one) => one !== id)
      if (without.length < starters[side].length) setStarters({ ...starters, [side]: without })
      else if (without.length < onCourtLimit) setStarters({ ...starters, [side]: [...without, id] })
    },
    begin: async () => {
      press()
      await desk.chooseKeeping(keeping)
      enter(startEvents(keeping, starters, log))
    },
  }
}

const keepings: readonly Keeping[] = ['full', 'points']

/** Before the match: what is kept, who starts, who is here. */
export function StartScreen({ play }: { play: Play }) {
  const { text } = useText()
  const { match } = play
  const start = useStart(play)
  const leads = { full: texts.fullLead, points: texts.pointsLead }
  return (
    <div className="cs-start">
      <div className="cs-start__teams">
        {sides.map((side) => (
          <div key={side}>
            <TeamCrest team={match[side]} />
            <b>{match[side].short_name}</b>
          </div>
        ))}
      </div>
      <fieldset className="cs-start__keeping">
        <legend className="cs-display cs-display--5">{text(texts.howToKeep)}</legend>
        {keepings.map((keeping) => (
          <label key={keeping} className={start.keeping === keeping ? 'is-chosen' : ''}>
            <input
              type="radio"
              name="keeping"
              checked={start.keeping === keeping}
              onChange={() => start.setKeeping(keeping)}
            />
            <b>{text(texts[keeping])}</b>
            <span>{text(leads[keeping])}</span>
          </label>
        ))}
        {match.has_typed_sheet && <p className="cs-start__note">{text(texts.typedStays)}</p>}
      </fieldset>
      {start.keeping === 'full' && <Squads play={play} start={start} />}
      <div className="cs-start__go">
        <button type="button" className="cs-go" disabled={start.isPressed} onClick={start.begin}>
          {text(texts.startMatch)}
        </button>
      </div>
    </div>
  )
}

function Squads({ play: { match }, start }: { play: Play; start: ReturnType<typeof useStart> }) {
  const { text } = useText()
  const parts: Part[] = ['starters', 'absent']
  return (
    <section className="cs-squads">
      <div className="cs-squads__parts">
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            aria-pressed={start.part === part}
            onClick={() => start.setPart(part)}
          >
            {text(texts[part])}
          </button>
        ))}
      </div>
      <p>{text(start.part === 'starters' ? texts.startersLead : texts.absentLead)}</p>
      <div className="cs-squads__teams">
        {sides.map((side) => (
          <fieldset key={side}>
            <legend>{match[side].short_name}</legend>
            {match[side].players.length === 0 && <p>{text(texts.noPlayers)}</p>}
            {match[side].players.map((player) => (
              <button
                key={player.id}
                type="button"
                className={start.isAbsent(player.id) ? 'is-absent' : ''}
                aria-pressed={start.isMarked(side, player.id)}
                disabled={start.part === 'starters' && start.isAbsent(player.id)}
                onClick={() => start.mark(side, player.id)}
              >
                {fullName(player)}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  )
}
