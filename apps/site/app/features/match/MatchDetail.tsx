import { memo, type ReactNode, Suspense, useId, useState } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { groupBy } from '~/model/group-by.ts'
import { Icon } from '~/ui/Icon.tsx'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { lazyPart } from '~/ui/live/lazy-part.ts'
import { PartStyles } from '~/ui/live/part-styles.tsx'
import { useIsFollowed } from '~/ui/live/use-is-followed.ts'
import { MatchRow } from '~/ui/MatchRow.tsx'
import { ShareBox } from '~/ui/ShareBox.tsx'
import { BoxScores } from './BoxScores.tsx'
import { ChangeNotice } from './ChangeNotice.tsx'
import { Comparison } from './Comparison.tsx'
import { Form } from './Form.tsx'
import type { Board, MatchRest, MatchScreen } from './head-to-head.ts'
import { LeadChart } from './LeadChart.tsx'
import { Leaders } from './Leaders.tsx'
import styles from './MatchDetail.module.css'
import { MatchFacts } from './MatchFacts.tsx'
import type { MatchDetail as Match } from './match.ts'
import { Scoreboard } from './Scoreboard.tsx'

const FollowedMatch = lazyPart(() => import('./FollowedMatch.tsx'))

/** With points only, the sheet beside the plays says as much. */
const hasMoreThanPoints = ({ boxes }: Match) =>
  boxes.some(({ rows }) => rows.some(({ statistics: { assist } }) => assist !== null))

type PartProps = { title: string; children: ReactNode }

function Part({ title, children }: PartProps) {
  const heading = useId()
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className="d d3">
          {title}
        </h2>
      </div>
      {children}
    </section>
  )
}

/** Parts without data are left out, and what the plays show better. */
function Parts({ page }: { page: MatchRest }) {
  const text = useText()
  const { match, headToHead, form, hasPlays } = page
  const { teamA, teamB } = match
  const hasChart = !hasPlays && match.periods.length > 1
  const hasForm = form.home.length > 0 || form.away.length > 0
  return (
    <>
      {!hasPlays && match.leaders.length > 0 && (
        <Part title={text('match.leaders')}>
          <Leaders match={match} />
        </Part>
      )}
      {match.boxes.length > 0 && (!hasPlays || hasMoreThanPoints(match)) && (
        <Part title={text('match.players')}>
          <BoxScores boxes={match.boxes} />
        </Part>
      )}
      {(match.compared.length > 0 || hasChart) && (
        <div className={styles.pictures}>
          {hasChart && (
            <Part title={text('match.chart.title')}>
              <LeadChart match={match} />
            </Part>
          )}
          {match.compared.length > 0 && (
            <Part title={text('match.comparison')}>
              <Comparison match={match} />
            </Part>
          )}
        </div>
      )}
      {hasForm && (
        <Part title={text('match.form')}>
          <Form
            teams={[
              { team: teamA, games: form.home },
              { team: teamB, games: form.away },
            ]}
          />
        </Part>
      )}
      {headToHead.matches.length > 0 && (
        <Part title={text('match.headToHead')}>
          <p className={styles.balance}>
            {text('match.balance', {
              home: teamA.teamName,
              away: teamB.teamName,
              homeWins: headToHead.homeWins,
              awayWins: headToHead.awayWins,
            })}
          </p>
          {[...groupBy(headToHead.matches, ({ season }) => season)].map(([season, meetings]) => (
            <section key={season} className={styles.season}>
              <h3>{season}</h3>
              <ul className={styles.meetings}>
                {meetings.map((meeting) => (
                  <li key={meeting.id}>
                    <MatchRow match={meeting} withMonth />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Part>
      )}
    </>
  )
}

type Props = {
  screen: MatchScreen
  /** For sharing. */
  title: string
  url: string
  calendar?: string | undefined
}

type BoardProps = { board: Board }

/**
 * What is kept as events, loaded only where there is any. Nothing here may render again before its script is there:
 * React would put the fallback in place of the plays that the server wrote.
 */
const PlayedBoard = memo(({ board }: BoardProps) => (
  <Suspense fallback={<Scoreboard match={board.match} />}>
    <PartStyles of="app/features/match/FollowedMatch.tsx" />
    <FollowedMatch board={board} />
  </Suspense>
))

/** Once loaded, the part knows better than the clock when the match is over. */
function ComingBoard({ board }: BoardProps) {
  const isFollowed = useIsFollowed(board.match)
  const [wasFollowed, setWasFollowed] = useState(false)
  if (isFollowed && !wasFollowed) setWasFollowed(true)
  return wasFollowed ? <PlayedBoard board={board} /> : <Scoreboard match={board.match} />
}

const BoardOf = ({ board }: BoardProps) =>
  board.live ? <PlayedBoard board={board} /> : <ComingBoard board={board} />

/** The whole match page. */
export function MatchDetail({ screen: { board, rest }, title, url, calendar }: Props) {
  const text = useText()
  return (
    <>
      {board.kept ? (
        <KeptHtml of={board.kept}>{(value) => <BoardOf board={value} />}</KeptHtml>
      ) : (
        <Suspense>
          <BoardOf board={board.live} />
        </Suspense>
      )}
      <div className={`wrap ${styles.body}`}>
        <KeptHtml of={rest}>{({ match }) => <ChangeNotice change={match.change} />}</KeptHtml>
        <div className={styles.about}>
          <KeptHtml of={rest}>{({ match }) => <MatchFacts match={match} />}</KeptHtml>
          <div className={styles.ways}>
            {calendar && (
              // A file, not a page of the router.
              <a href={calendar} className={styles.calendar} download="">
                <Icon name="calendar" />
                {text('match.calendar')}
              </a>
            )}
            <Suspense>
              <ShareBox title={title} url={url} />
            </Suspense>
          </div>
        </div>
        <KeptHtml of={rest}>{(value) => <Parts page={value} />}</KeptHtml>
      </div>
    </>
  )
}
