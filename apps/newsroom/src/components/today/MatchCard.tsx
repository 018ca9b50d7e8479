import { Link } from '@payloadcms/ui'
import type { PayloadRequest } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { type Bilingual, textFor } from '../../bilingual.ts'
import { matchAddress } from '../../match-day/addresses.ts'
import { stateAt } from '../../match-day/sections.ts'
import { clockOf } from '../../match-day/words.ts'
import { publishTime } from '../../publishing/publish-time.ts'
import { untilOf } from '../../today/day.ts'
import { actionsOf, checksOf, chooseMatch, type OwnMatch, type ReadyCheck } from '../../today/match-card.ts'
import type { OwnMatches } from '../../today/read-matches.ts'
import { LineIcon } from '../nav/LineIcon.tsx'
import { actionTexts, checkTexts, players, roundText, stateTexts, texts } from './texts.ts'

type Props = { req: PayloadRequest; matches: OwnMatches; now: number; language: keyof Bilingual }

/** Longer ones are set smaller. */
const longName = 24

function Team({ name, crest }: { name: string; crest: string | null }) {
  return (
    <span className="today-match__team" data-long={name.length > longName ? '' : undefined}>
      {crest ? (
        // biome-ignore lint/performance/noImgElement: the newsroom's own file, in a size that fits
        <img src={`/api/media/file/${encodeURIComponent(crest)}`} alt="" width={68} height={79} />
      ) : (
        <span className="today-match__no-crest" />
      )}
      <span>{name}</span>
    </span>
  )
}

const scoreOf = ({ home_score, away_score }: OwnMatch) =>
  home_score === null || away_score === null ? null : `${home_score}–${away_score}`

function Check({ req, check }: { req: PayloadRequest; check: ReadyCheck }) {
  const { id, isDone, count, href } = check
  const t = (text: Bilingual) => textFor(req, text)
  return (
    <li data-done={isDone}>
      {isDone ? <LineIcon name="check" /> : <span className="today-match__box" aria-hidden="true" />}
      <span>
        {t(checkTexts[id])}
        {isDone && count !== undefined && `: ${t(players(count))}`}
        <span className="nr-hidden">, {t(isDone ? texts.done : texts.missing)}</span>
      </span>
      {href && (
        <Link href={href} prefetch={false}>
          {t(texts.mend)}
          <span className="nr-hidden">: {t(checkTexts[id])}</span>
        </Link>
      )}
    </li>
  )
}

/** Before the start its time, then the score that is known. */
function Figures({
  match,
  now,
  language,
  state,
}: { match: OwnMatch; state: string } & Omit<Props, 'req' | 'matches'>) {
  const score = state === 'scheduled' || state === 'postponed' ? null : scoreOf(match)
  const left = untilOf(match.game_time, now, language)
  return (
    <p className="today-match__when">
      <span className="nr-count">{score ?? clockOf(match.game_time)}</span>
      {left && <span>{left}</span>}
      {match.arena && <span>{match.arena}</span>}
    </p>
  )
}

function OthersToday({ req, others, now }: { req: PayloadRequest; others: OwnMatch[]; now: number }) {
  if (others.length === 0) return null
  return (
    <>
      <h3>{textFor(req, texts.othersToday)}</h3>
      <ul className="today-match__others">
        {others.map((match) => {
          const text = stateTexts[stateAt(match, now)]
          return (
            <li key={match.id}>
              <Link href={matchAddress(match.id)} prefetch={false}>
                <b>{clockOf(match.game_time)}</b> {match.home} – {match.away}
                {text && <span> · {textFor(req, text)}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The match of the day, or the next one, with what it asks for. */
export function MatchCard({ req, matches, now, language }: Props) {
  const t = (text: Bilingual) => textFor(req, text)
  const rights = {
    writesSport: hasRole(req.user, 'statistician'),
    writesContent: hasRole(req.user, 'editor'),
  }
  const match = chooseMatch(matches.today, matches.next, now)
  if (!match)
    return (
      <div className="nr-empty">
        <p>{t(texts.noMatch)}</p>
        {rights.writesSport && (
          <Link className="nr-button" href="/admin/collections/matches/create" prefetch={false}>
            {t(texts.addMatch)}
          </Link>
        )}
      </div>
    )
  const isToday = matches.today.includes(match)
  const state = stateAt(match, now)
  const stateText = stateTexts[state]
  const actions = actionsOf(match, rights, now)
  const checks = checksOf(match, rights, now)
  const others = matches.today.filter((other) => other !== match)
  const day = publishTime(match.game_time, now, language).replace(/ \d+:\d+$/, '')
  return (
    <div className="today-match nr-dark">
      <svg
        className="today-match__court"
        viewBox="0 0 1440 600"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <g fill="none" stroke="currentColor" strokeWidth="3">
          <path d="M1440 40H1290A470 470 0 0 0 1290 560H1440M1440 190H1180V410H1440" />
          <circle cx="1180" cy="300" r="110" />
          <circle cx="1180" cy="300" r="4" />
        </g>
      </svg>
      <div className="today-match__main">
        <p className="today-match__kind">
          <b>{isToday ? t(texts.today) : `${t(texts.nextMatch)}, ${day}`}</b>
          <span>
            {[match.competition, match.round && t(roundText(match.round))].filter(Boolean).join(', ')}
          </span>
          {stateText && <span className="nr-chip nr-chip--outline">{t(stateText)}</span>}
        </p>
        <h2 className="nr-display today-match__teams">
          <Team name={match.home} crest={match.home_crest} />
          <span className="nr-hidden"> – </span>
          <Team name={match.away} crest={match.away_crest} />
        </h2>
        <Figures match={match} now={now} language={language} state={state} />
        <div className="today-match__actions">
          {actions.map(({ id, href }, index) => {
            const className = `nr-button ${index > 0 ? 'nr-button--outline' : ''}`
            // The courtside is no screen of Payload's router.
            if (id === 'courtside')
              return (
                <a key={id} className={className} href={href}>
                  {t(actionTexts[id])}
                </a>
              )
            return (
              <Link key={id} className={className} href={href} prefetch={false}>
                {t(actionTexts[id])}
              </Link>
            )
          })}
          {actions.every(({ id }) => id !== 'sheet') && (
            <Link className="nr-link" href={matchAddress(match.id)} prefetch={false}>
              {t(texts.matchPage)}
              <LineIcon name="arrow" />
            </Link>
          )}
        </div>
      </div>
      {(checks.length > 0 || others.length > 0) && (
        <div className="today-match__side">
          {checks.length > 0 && (
            <>
              <h3>{t(texts.matchDayList)}</h3>
              <ul>
                {checks.map((check) => (
                  <Check key={check.id} req={req} check={check} />
                ))}
              </ul>
            </>
          )}
          <OthersToday req={req} others={others} now={now} />
        </div>
      )}
    </div>
  )
}
