import { pathFor } from '@palank/routes'
import { regularPeriods } from '@palank/sport/period'
import type { CSSProperties } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { useLiveText } from '~/i18n/live-texts.ts'
import { momentOf } from '~/model/date-texts.ts'
import type { LiveView } from '~/model/live.ts'
import { phaseText } from '~/model/live-texts.ts'
import { arenaText, competitionText } from '~/model/match-texts.ts'
import { Ball } from '~/ui/Ball.tsx'
import { Court } from '~/ui/Court.tsx'
import { Crumbs } from '~/ui/Crumbs.tsx'
import { LiveTag } from '~/ui/live/LiveTag.tsx'
import { Updated } from '~/ui/live/Updated.tsx'
import { MaybeLink } from '~/ui/MaybeLink.tsx'
import { ResultChip } from '~/ui/ResultChip.tsx'
import { TeamLogo } from '~/ui/TeamLogo.tsx'
import { LeadLine } from './LeadLine.tsx'
import styles from './LiveBoard.module.css'
import { type DetailTeam, type MatchDetail, periodsOf } from './match.ts'
import { matchTitle } from './match-texts.ts'
import { PeriodsTable } from './PeriodsTable.tsx'

const foulLimit = 5
function Fouls({ count }: { count: number }) {
  const say = useLiveText()
  const isAtLimit = count >= foulLimit
  return (
    <p className={styles.fouls}>
      {isAtLimit ? <b>{say('foulLimit')}</b> : say('fouls')}
      <span className={styles.bars} aria-hidden="true">
        {Array.from({ length: foulLimit }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <i key={index} className={index < count ? styles.on : undefined} />
        ))}
      </span>
      <span className="vh">{isAtLimit ? `, ${say('fouls')}: ${count}` : `: ${count}`}</span>
    </p>
  )
}

type TeamProps = { team: DetailTeam; fouls: number | undefined }

/** A long word in a name makes it smaller, as it must not break. */
const longestWord = (name: string) =>
  ({ '--letters': Math.max(...name.split(/[\s-]+/).map(({ length }) => length)) }) as CSSProperties

const Team = ({ team, fouls }: TeamProps) => (
  <div className={styles.team}>
    <TeamLogo src={team.teamLogo} width={120} height={140} className={styles.crest} />
    <div className={styles.about}>
      <p className={`d ${styles.name}`} style={longestWord(team.teamName)}>
        <MaybeLink to={team.isOwn ? team.link : null}>{team.teamName}</MaybeLink>
      </p>
      {fouls !== undefined && <Fouls count={fouls} />}
    </div>
  </div>
)

export type Connection = {
  answeredAt: number | null
  /** The score is shown, but may have changed. */
  isOld: boolean
}

type Props = { match: MatchDetail; live: LiveView; connection?: Connection | undefined }

/** Badge, period, competition and place; while it is played, how old the score is. */
function Facts({ match, live, connection, hasEnded }: Props & { hasEnded: boolean }) {
  const text = useText()
  const say = useLiveText()
  const { arena, date, dateTexts, result } = match
  return (
    <div className={styles.facts}>
      <LiveTag ended={hasEnded} />
      {hasEnded ? (
        result && <ResultChip isWin={result === 'win'} />
      ) : (
        <b className={styles.phase}>{phaseText(live, text, say)}</b>
      )}
      <span className={styles.more}>{competitionText(match, text)}</span>
      {arena && <span className={styles.more}>{arenaText(arena)}</span>}
      <span className={styles.updated}>
        {hasEnded ? (
          date && dateTexts && <time dateTime={date}>{momentOf(dateTexts)}</time>
        ) : (
          <>
            {connection && <Updated answeredAt={connection.answeredAt} ring />}
            {/* Only where no script asks. */}
            <a href={match.link} className={styles.reload}>
              {say('reload')}
            </a>
          </>
        )}
      </span>
    </div>
  )
}

/** The head of the page of a match that is kept as events: the running score, the periods, the lead. */
export function LiveBoard({ match, live, connection }: Props) {
  const text = useText()
  const language = useLanguage()
  const { teamA, teamB } = match
  const [home, away] = live.score
  const hasEnded = live.phase === 'finished' || match.status === 'finished'
  const state = hasEnded ? 'ended' : connection?.isOld ? 'old' : 'running'
  const played = {
    periods: periodsOf(live.periods),
    teamA: { ...teamA, score: home },
    teamB: { ...teamB, score: away },
  }
  return (
    <div className={`${styles.board} on-dark`} data-status={hasEnded ? 'finished' : 'live'} data-live={state}>
      <Court />
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.crumbs}>
          <Crumbs
            above={[
              { name: text('reading.home'), href: pathFor('home', language) },
              { name: text('schedule.title'), href: pathFor('schedules', language) },
            ]}
            current={competitionText(match, text)}
          />
        </div>
        <h1 className="vh">{matchTitle(match)}</h1>
        <Facts match={match} live={live} connection={connection} hasEnded={hasEnded} />
        <div className={styles.teams}>
          <Team team={teamA} fouls={hasEnded ? undefined : live.fouls?.[0]} />
          <p className={`num ${styles.score}`}>
            <span className={home < away ? styles.behind : undefined} data-score="home">
              {home}
            </span>
            <span className="vh">–</span>
            <span className={styles.ball}>
              <Ball />
            </span>
            <span className={away < home ? styles.behind : undefined} data-score="away">
              {away}
            </span>
          </p>
          <Team team={teamB} fouls={hasEnded ? undefined : live.fouls?.[1]} />
        </div>
        <PeriodsTable match={played} upTo={regularPeriods} />
        <LeadLine match={match} live={live} />
      </div>
    </div>
  )
}
