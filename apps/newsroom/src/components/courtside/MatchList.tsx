import { useEffect, useState } from 'react'
import type { CourtsideListItem } from '../../courtside/types.ts'
import { matchAddress } from '../../courtside-screen/addresses.ts'
import { type ListedMatch, withWaiting } from '../../courtside-screen/event-store.ts'
import { keepList, readList, readWaiting } from '../../courtside-screen/indexed-store.ts'
import { practiceId } from '../../courtside-screen/practice.ts'
import { asksForSignIn, courtsideServer, type Obstacle } from '../../courtside-screen/server.ts'
import { counts, texts } from '../../courtside-screen/texts.ts'
import { dayAndTime, type Language, listWords } from '../../courtside-screen/words.ts'
import { useText } from './context.ts'
import { SignIn } from './SignIn.tsx'

function useMatches(language: Language) {
  const [matches, setMatches] = useState<CourtsideListItem[] | null>(null)
  const [waiting, setWaiting] = useState<ListedMatch[]>([])
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const kept = await readList().catch(() => [])
      if (!isOver && kept.length > 0) setMatches(kept)
      const answer = await courtsideServer(language).list()
      if (isOver) return
      if ('obstacle' in answer) {
        setMatches(kept)
        setObstacle(answer.obstacle)
        return
      }
      setMatches(answer.body.matches)
      await keepList(answer.body.matches).catch(() => undefined)
    }
    ask()
    readWaiting().then(
      (found) => !isOver && setWaiting(found),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [language])
  return { matches, waiting, obstacle }
}

const badges = {
  live: texts.live,
  finished: texts.finished,
  postponed: texts.postponed,
  cancelled: texts.cancelled,
}

export function MatchList() {
  const { text, language } = useText()
  const { matches, waiting, obstacle } = useMatches(language)
  const said = listWords(matches?.length ?? 0, obstacle)
  return (
    <main className="cs-list">
      <h1 className="cs-display">{text(texts.whichMatch)}</h1>
      {obstacle && (
        <div className="cs-list__notice">
          <p role="status">{said.map(text).join(' ')}</p>
          {asksForSignIn(obstacle) && <SignIn className="cs-notice__act" obstacle={obstacle} id={null} />}
        </div>
      )}
      {matches === null && <p className="cs-wait">{text(texts.loading)}</p>}
      {matches !== null && obstacle === null && said.map((one) => <p key={one.hu}>{text(one)}</p>)}
      <ul>
        {withWaiting(matches ?? [], waiting).map((match) => (
          <li key={match.id}>
            <a href={matchAddress(match.id)}>
              <time>{match.game_time ? dayAndTime(match.game_time, language) : text(texts.noTime)}</time>
              <b>{`${match.home} – ${match.away}`}</b>
              <span>{[match.competition, match.arena].filter(Boolean).join(' · ')}</span>
              {match.status !== 'scheduled' && <em>{text(badges[match.status])}</em>}
              {match.waiting > 0 && <strong>{text(counts.listWaiting(match.waiting))}</strong>}
            </a>
          </li>
        ))}
        <li className="cs-list__practice">
          <a href={matchAddress(practiceId)}>
            <b>{text(texts.practice)}</b>
            <span>{text(texts.practiceLead)}</span>
          </a>
        </li>
      </ul>
      <a className="cs-line-button" href="/admin">
        {text(texts.toNewsroom)}
      </a>
    </main>
  )
}
