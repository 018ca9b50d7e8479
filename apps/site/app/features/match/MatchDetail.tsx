import { type ReactNode, Suspense, useId } from 'react'
import { useText } from '~/i18n/LanguageContext.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { MatchRow } from '~/ui/MatchRow.tsx'
import { MaybeKeptHtml } from '~/ui/MaybeKeptHtml.tsx'
import { ShareBox } from '~/ui/ShareBox.tsx'
import { BoxScores } from './BoxScores.tsx'
import { Comparison } from './Comparison.tsx'
import { Form } from './Form.tsx'
import type { MatchPage, MatchScreen } from './head-to-head.ts'
import { LeadChart } from './LeadChart.tsx'
import { Leaders } from './Leaders.tsx'
import styles from './MatchDetail.module.css'
import { MatchFacts } from './MatchFacts.tsx'
import { Scoreboard } from './Scoreboard.tsx'

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

/** Parts without data are left out. */
function Parts({ page }: { page: MatchPage }) {
  const text = useText()
  const { match, headToHead, form } = page
  const { teamA, teamB } = match
  const hasForm = form.home.length > 0 || form.away.length > 0
  return (
    <>
      {match.leaders.length > 0 && (
        <Part title={text('match.leaders')}>
          <Leaders match={match} />
        </Part>
      )}
      {match.boxes.length > 0 && (
        <Part title={text('match.players')}>
          <BoxScores boxes={match.boxes} />
        </Part>
      )}
      {(match.compared.length > 0 || match.periods.length > 1) && (
        <div className={styles.pictures}>
          {match.periods.length > 1 && (
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
          {[...Map.groupBy(headToHead.matches, ({ season }) => season)].map(([season, meetings]) => (
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

/** The whole match page. */
export function MatchDetail({ screen: { scoreboard, page }, title, url, calendar }: Props) {
  const text = useText()
  return (
    <>
      <MaybeKeptHtml of={scoreboard}>{(match) => <Scoreboard match={match} />}</MaybeKeptHtml>
      <div className={`wrap ${styles.body}`}>
        <div className={styles.about}>
          <KeptHtml of={page}>{({ match }) => <MatchFacts match={match} />}</KeptHtml>
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
        <KeptHtml of={page}>{(value) => <Parts page={value} />}</KeptHtml>
      </div>
    </>
  )
}
