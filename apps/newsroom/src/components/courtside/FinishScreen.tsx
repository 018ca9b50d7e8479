import type { MatchEvent } from '@palank/sport/events/event'
import type { Missing } from '@palank/sport/events/match-state'
import type { Side } from '@palank/sport/game'
import { type ReactNode, useState } from 'react'
import type { PublishMode } from '../../courtside/types.ts'
import { sides } from '../../courtside-screen/board.ts'
import { finishOf, giveTo, isGivable, isStillAsked, onSite } from '../../courtside-screen/finish.ts'
import { counts, texts } from '../../courtside-screen/texts.ts'
import { periodName } from '../../courtside-screen/words.ts'
import { useText } from './context.ts'
import { Court, Icon } from './Icon.tsx'
import { PickPlayer } from './PickPlayer.tsx'
import type { Play } from './play.ts'
import { TeamCrest } from './TeamCrest.tsx'

function Row({
  isBad = false,
  title,
  lead,
  children,
}: {
  isBad?: boolean
  title: string
  lead: string
  children?: ReactNode
}) {
  return (
    <li className={isBad ? 'is-bad' : ''}>
      <Icon name={isBad ? 'warning' : 'done'} />
      <p>
        <b>{title}</b>
        <span>{lead}</span>
      </p>
      {children}
    </li>
  )
}

type Asked =
  | { kind: 'give'; event: MatchEvent; side: Side }
  | { kind: 'appeared'; side: Side; players: number[] }

function useFinish(play: Play) {
  const { match, board, log, desk, enter, state } = play
  const [opened, setAsked] = useState<Asked | null>(null)
  const asked = opened?.kind === 'give' && !isStillAsked(opened.event, log) ? null : opened
  const [isBusy, setBusy] = useState(false)
  const [messages, setMessages] = useState<string[]>([])
  const isSent = state.waiting.size === 0 && (state.obstacle === null || play.isPractice)
  const finish = finishOf(match, board, log, isSent)
  return {
    ...finish,
    asked,
    isBusy,
    isSent,
    messages,
    ask: setAsked,
    pick: (player: number) => {
      if (asked?.kind === 'give') enter(giveTo(asked.event, player))
      if (asked?.kind === 'appeared')
        enter([{ body: { type: 'appearance', side: asked.side, player }, period: board.period }])
      setAsked(null)
    },
    publish: async (publish: PublishMode) => {
      setBusy(true)
      setMessages([])
      const answer = await desk.finish(publish)
      setBusy(false)
      if ('obstacle' in answer) setMessages(answer.messages.length > 0 ? answer.messages : [''])
    },
  }
}

/** The sums, what is missing, and publishing. */
export function FinishScreen({ play }: { play: Play }) {
  const { text, language } = useText()
  const { match, board, log, state, isPractice } = play
  const finish = useFinish(play)
  const refusals = [...finish.messages, ...state.notPublished]
  const site = onSite(match, board.score)
  // Why nothing can be published then is said above the screen.
  const isTyped = match.keeping === 'sheet'
  const isPublished = isPractice ? match.status === 'finished' : site === 'same'
  const primary: PublishMode =
    finish.missing.filter(({ code }) => code === 'players_unknown').length === 2 ? 'result' : 'box_score'
  const mayPublish = primary === 'result' ? finish.mayPublishResult : finish.mayPublishBoxScore
  const offersResult = finish.mayPublishResult && primary === 'box_score' && !mayPublish
  const isBehind = { home: board.score.home < board.score.away, away: board.score.away < board.score.home }

  return (
    <div className="cs-finish">
      <section className="cs-finish__score">
        <Court />
        <h2 className="cs-display">{text(texts.matchOverTitle)}</h2>
        <div className="cs-finish__teams">
          <TeamCrest team={match.home} />
          <span className={`num${isBehind.home ? ' is-behind' : ''}`}>{board.score.home}</span>
          <span aria-hidden="true">–</span>
          <span className={`num${isBehind.away ? ' is-behind' : ''}`}>{board.score.away}</span>
          <TeamCrest team={match.away} />
        </div>
      </section>
      <ul className="cs-checks">
        <Row title={text(texts.periodSums)} lead={`${finish.sums.home} · ${finish.sums.away}`} />
        {finish.missing.map((missing) => (
          // Not by how much is missing: the row that is being seen to stays, and the focus in it.
          <MissingRow key={keyOf(missing)} missing={missing} play={play} onAsk={finish.ask} />
        ))}
        {sides.map((side) => {
          const lines = board.box.lines.filter((line) => line.side === side)
          if (lines.length === 0 || board.box.unassigned[side] !== 0) return null
          const fouls = lines.reduce((sum, line) => sum + (line.foul ?? 0), 0)
          const hasFouls = lines.some((line) => line.foul !== null)
          const counted = [
            text(counts.points(board.score[side])),
            ...(hasFouls ? [text(counts.fouls(fouls))] : []),
          ]
          return (
            <Row
              key={side}
              title={`${match[side].short_name} ${text(texts.playersOf)}`}
              lead={counted.join(', ')}
            />
          )
        })}
        {!isPractice && (
          <Row
            isBad={!finish.isSent}
            title={text(finish.isSent ? texts.allSent : texts.notAllSent)}
            lead={
              finish.isSent
                ? `${text(counts.events(log.length))}, 0 ${text(texts.waiting)}`
                : `${state.waiting.size} ${text(texts.waiting)}. ${text(texts.needsNetwork)}`
            }
          />
        )}
        <Row
          title={text(texts.whatAppears)}
          lead={text(
            primary === 'result' || !finish.mayPublishBoxScore ? texts.appearsResult : texts.appearsAll,
          )}
        />
      </ul>
      <div className="cs-finish__acts">
        {refusals.length > 0 && (
          <div role="alert" className="cs-finish__refusal">
            {refusals.map((message) => (
              <p key={message}>{message || text(texts.failed)}</p>
            ))}
          </div>
        )}
        {isPublished && <p role="status">{text(isPractice ? texts.practiceDone : texts.isPublished)}</p>}
        {site === 'other' && (
          <p role="status">
            {`${text(texts.onSite)}: ${match.home_score}–${match.away_score}.`}
            {!isTyped && ` ${text(texts.onSiteOther)}`}
          </p>
        )}
        <button
          type="button"
          className="cs-publish"
          disabled={finish.isBusy || !(mayPublish || (isPractice && isPublished))}
          onClick={() => (isPractice && isPublished ? play.restart() : finish.publish(primary))}
        >
          {text(
            isPractice
              ? isPublished
                ? texts.practiceAgain
                : texts.practiceEnd
              : isPublished
                ? texts.publishAgain
                : mayPublish
                  ? texts.publish
                  : texts.publishOff,
          )}
        </button>
        {offersResult && (
          <button
            type="button"
            className="cs-line-button"
            disabled={finish.isBusy}
            onClick={() => finish.publish('result')}
          >
            {text(texts.resultOnly)}
          </button>
        )}
        {!isTyped && (
          <p>{text(mayPublish ? texts.laterToo : offersResult ? texts.firstFix : texts.firstAbove)}</p>
        )}
        <button type="button" className="cs-line-button" onClick={play.reopen}>
          {text(texts.backToMatch)}
        </button>
      </div>
      {finish.asked?.kind === 'give' && (
        <PickPlayer
          play={play}
          side={finish.asked.side}
          title={text(texts.whoScored)}
          lead={`${periodName(finish.asked.event.period, language)}: ${play.describe(finish.asked.event)}`}
          players={null}
          onPick={finish.pick}
          onClose={() => finish.ask(null)}
        />
      )}
      {finish.asked?.kind === 'appeared' && (
        <PickPlayer
          play={play}
          side={finish.asked.side}
          title={text(texts.withoutEvent)}
          lead={text(texts.withoutEventLead)}
          players={finish.asked.players}
          onPick={finish.pick}
          onClose={() => finish.ask(null)}
        />
      )}
    </div>
  )
}

/** There is one of each kind for a side. */
const keyOf = (missing: Missing) => ['side' in missing ? missing.side : '', missing.code].join(' ')

function MissingRow({
  missing,
  play,
  onAsk,
}: {
  missing: Missing
  play: Play
  onAsk: (asked: Asked) => void
}) {
  const { text, language } = useText()
  const { match, log, rows } = play
  switch (missing.code) {
    case 'points_without_player': {
      const { side, points } = missing
      const team = match[side].short_name
      if (points < 0)
        return (
          <Row isBad title={`${text(counts.tooMany(-points))}: ${team}`} lead={text(texts.tooManyLead)} />
        )
      const event = log.find((one) => missing.events.includes(one.id) && isGivable(one))
      const row = rows.find((one) => one.event.id === event?.id)
      return (
        <Row
          isBad
          title={`${text(counts.noOwner(points))}: ${team}`}
          lead={
            row && event
              ? `${periodName(event.period, language)}, ${row.time}. ${text(texts.whoScored)}`
              : text(texts.noOwnerLead)
          }
        >
          {event && (
            <button type="button" onClick={() => onAsk({ kind: 'give', event, side })}>
              {text(texts.give)}
            </button>
          )}
        </Row>
      )
    }
    case 'players_unknown':
      return (
        <Row
          title={`${match[missing.side].short_name}: ${text(texts.playersUnknown)}`}
          lead={text(texts.playersUnknownLead)}
        />
      )
    case 'players_without_event':
      return (
        <Row
          title={`${text(texts.withoutEvent)}: ${match[missing.side].short_name}, ${missing.players.length}`}
          lead={text(texts.withoutEventLead)}
        >
          <button
            type="button"
            onClick={() => onAsk({ kind: 'appeared', side: missing.side, players: missing.players })}
          >
            {text(texts.chooseWho)}
          </button>
        </Row>
      )
    case 'period_running':
      return <Row isBad title={text(texts.periodRuns)} lead={periodName(missing.period, language)} />
    case 'periods_few':
      return <Row isBad title={text(texts.fewPeriods)} lead={`${missing.periods} / 4`} />
    case 'score_equal':
      return <Row isBad title={text(texts.level)} lead={text(texts.levelLead)} />
  }
}
