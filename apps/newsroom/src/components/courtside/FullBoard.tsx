import type { EventBody, Shot } from '@palank/sport/events/event'
import type { Side } from '@palank/sport/game'
import { useState } from 'react'
import { type BoardPlayer, mayBeChosen, maySwap, reboundKind, sides } from '../../courtside-screen/board.ts'
import { texts } from '../../courtside-screen/texts.ts'
import { fullName } from '../../courtside-screen/words.ts'
import { BreakPad } from './BreakPad.tsx'
import { useText } from './context.ts'
import { Key } from './Keys.tsx'
import type { Play } from './play.ts'
import { type Chosen, Roster } from './Roster.tsx'

/** What an event still has to be told. */
type Question = 'miss' | 'rebound' | 'substitution'

const shotKeys: { kind: Shot; label: string }[] = [
  { kind: 'free_throw', label: '1' },
  { kind: 'two_point', label: '2' },
  { kind: 'three_point', label: '3' },
]
const plainKeys = ['assist', 'steal', 'turnover', 'block'] as const

const bodyOf = (type: (typeof plainKeys)[number], { side, player }: Chosen): EventBody =>
  type === 'block' ? { type, side, player, blocked: null } : { type, side, player }

function useFullBoard({ board, log, enter }: Play) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const playerOf = ({ side, player }: Chosen): BoardPlayer | null =>
    board.players[side].find((one) => one.id === player) ?? null

  const player = chosen && playerOf(chosen)

  const letGo = () => {
    setChosen(null)
    setQuestion(null)
  }
  const say = (body: EventBody) => {
    letGo()
    enter([{ body, period: board.period }])
  }
  const substitute = (first: Chosen, second: number) => {
    const isComingIn = playerOf(first)?.on_court === false
    say({
      type: 'substitution',
      side: first.side,
      out: isComingIn ? second : first.player,
      in: isComingIn ? first.player : second,
    })
  }
  return {
    chosen,
    question,
    player,
    isOff: chosen === null || player?.is_out === true,
    setQuestion,
    letGo,
    say,
    choose: (next: Chosen) => {
      const isSame = chosen?.side === next.side && chosen.player === next.player
      if (isSame) letGo()
      else if (question === 'substitution' && chosen && next.player !== null) substitute(chosen, next.player)
      else {
        setQuestion(null)
        setChosen(next)
      }
    },
    /** While somebody is substituted, only who may take the place. */
    mayChoose: (side: Side, player: BoardPlayer | null) => {
      if (board.phase !== 'playing') return false
      const first = question === 'substitution' && chosen && playerOf(chosen)
      if (!first) return player === null || mayBeChosen(player)
      if (side !== chosen?.side || player === null) return false
      return player.id === first.id || maySwap(first, player)
    },
    rebound: (from: Chosen) => {
      const kind = reboundKind(log, from.side)
      if (kind) say({ type: 'rebound', ...from, kind })
      else setQuestion('rebound')
    },
  }
}

/** Everything is kept: a player first, then what happened. */
export function FullBoard({ play }: { play: Play }) {
  const { text } = useText()
  const { match, board } = play
  const pad = useFullBoard(play)
  const { chosen, question, say } = pad
  const questions: Record<Question, string> = {
    miss: text(texts.whatMissed),
    rebound: text(texts.whichRebound),
    substitution: text(pad.player?.on_court === false ? texts.whoGoesOut : texts.whoComesIn),
  }
  const asked = question ? questions[question] : text(texts[pad.player?.is_out ? 'onlyOut' : 'whatHappened'])
  const key = (run: (from: Chosen) => void) => () => chosen && run(chosen)
  const name = chosen && (pad.player ? fullName(pad.player) : match[chosen.side].short_name)

  const keys = (
    <div className={`cs-keys${chosen ? '' : ' is-off'}`}>
      <p className="cs-keys__who">
        {name ? (
          <>
            <b>{name}</b> <span>{asked}</span>
          </>
        ) : (
          <span>{text(texts.tapPlayer)}</span>
        )}
      </p>
      {shotKeys.map(({ kind, label }) => (
        <Key
          key={kind}
          isPoints
          isOff={pad.isOff || question === 'rebound' || question === 'substitution'}
          label={question === 'miss' ? `${text(texts.missed)}: ${label}` : `+${label}`}
          onPress={key((from) => say({ type: question === 'miss' ? 'miss' : 'points', ...from, kind }))}
        >
          {question === 'miss' ? <s>{label}</s> : `+${label}`}
        </Key>
      ))}
      <OtherKeys pad={pad} />
    </div>
  )
  return (
    <>
      {sides.map((side) => (
        <Roster
          key={side}
          side={side}
          team={match[side]}
          players={board.players[side]}
          chosen={chosen}
          onChoose={pad.choose}
          mayChoose={pad.mayChoose}
        />
      ))}
      <section className="cs-pad" aria-label={text(texts.whatHappened)}>
        {play.lastLine}
        {board.phase === 'playing' ? keys : <BreakPad play={play} />}
      </section>
    </>
  )
}

/** The two lower rows: the other events, or the answers to a question. */
function OtherKeys({ pad }: { pad: ReturnType<typeof useFullBoard> }) {
  const { text } = useText()
  const { chosen, question, isOff, say } = pad
  const key = (run: (from: Chosen) => void) => () => chosen && run(chosen)
  if (question === 'rebound')
    return (
      <>
        {(['offensive', 'defensive'] as const).map((kind) => (
          <Key key={kind} size="half" onPress={key((from) => say({ type: 'rebound', ...from, kind }))}>
            {text(texts[kind])}
          </Key>
        ))}
        <Key size="row" onPress={pad.letGo}>
          {text(texts.back)}
        </Key>
      </>
    )
  if (question)
    return (
      <Key size="rows" onPress={pad.letGo}>
        {text(texts.back)}
      </Key>
    )
  return (
    <>
      <Key isOff={isOff} onPress={key((from) => say({ type: 'foul', ...from, drawn_by: null }))}>
        {text(texts.foul)}
      </Key>
      <Key isOff={isOff} onPress={() => pad.setQuestion('miss')}>
        {text(texts.missed)}
      </Key>
      <Key isOff={isOff} onPress={key(pad.rebound)}>
        {text(texts.rebound)}
      </Key>
      {plainKeys.map((type) => (
        <Key key={type} isOff={isOff} onPress={key((from) => say(bodyOf(type, from)))}>
          {text(texts[type])}
        </Key>
      ))}
      <Key isOff={!pad.player} onPress={() => pad.setQuestion('substitution')}>
        {text(texts.substitution)}
      </Key>
    </>
  )
}
