import { pathFor } from '@palank/routes'
import { type ReactNode, useId } from 'react'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import type { MatchView } from '~/model/match.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { KeptHtml } from '~/ui/KeptHtml.tsx'
import { MatchRow } from '~/ui/MatchRow.tsx'
import { MaybeKeptHtml } from '~/ui/MaybeKeptHtml.tsx'
import { MaybeLink } from '~/ui/MaybeLink.tsx'
import { PlayerName } from '~/ui/PlayerName.tsx'
import { Roster } from '~/ui/Roster.tsx'
import { StandingsTable } from '~/ui/StandingsTable.tsx'
import { StatTable } from '~/ui/StatTable.tsx'
import type { PlayerAverages } from './leaders.ts'
import { TeamLeaders } from './TeamLeaders.tsx'
import styles from './TeamSections.module.css'
import { useTeamText } from './team-texts.ts'
import type { TeamScreen } from './teams.ts'

/** Ids of the sections, used in links. */
const sectionIds = { roster: 'keret', matches: 'merkozesek', standings: 'tabella', statistics: 'statisztika' }

type View = TeamScreen['view']['value']

function Parts({ view }: { view: View }) {
  const text = useText()
  const say = useTeamText()
  const parts = [
    { id: sectionIds.roster, name: text('team.roster'), visible: true },
    { id: sectionIds.statistics, name: say('team.leadersShort'), visible: view.averages.length > 0 },
    { id: sectionIds.matches, name: say('team.matches'), visible: true },
    { id: sectionIds.standings, name: say('team.standings'), visible: view.standings !== null },
  ]
  return (
    <nav className={styles.parts} aria-label={say('team.parts')}>
      <ul className={styles.partList}>
        {parts
          .filter(({ visible }) => visible)
          .map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

type SectionProps = {
  id?: string
  title: string
  /** The title is for screen readers only. */
  untitled?: boolean
  raised?: boolean
  children: ReactNode
}

function Section({ id, title, untitled = false, raised = false, children }: SectionProps) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={`${styles.section} ${raised ? styles.raised : ''}`}>
      <div className="wrap">
        <h2 id={heading} className={untitled ? 'vh' : `d d3 ${styles.title}`}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}

function MatchList({ title, matches }: { title: string; matches: MatchView[] }) {
  return (
    <div className={styles.matches}>
      <h3 className="d d5">{title}</h3>
      <ul className={styles.matchList}>
        {matches.map((match) => (
          <li key={match.id}>
            <MatchRow match={match} withMonth />
          </li>
        ))}
      </ul>
    </div>
  )
}

const Averages = ({ averages, team }: { averages: PlayerAverages[]; team: string }) => {
  const text = useText()
  const say = useTeamText()
  return (
    <StatTable
      table="team"
      caption={`${text('team.statistics')}: ${team}`}
      headLabel={say('team.player')}
      rows={averages.map(({ player, average }) => ({
        id: player.id,
        head: (
          <MaybeLink to={player.link}>
            <PlayerName player={player} number={player.number} />
          </MaybeLink>
        ),
        statistics: average,
      }))}
    />
  )
}

function RosterAndFigures({ view }: { view: View }) {
  const text = useText()
  const say = useTeamText()
  const language = useLanguage()
  const { team, leaders, averages } = view
  return (
    <>
      <div className="wrap">
        <Parts view={view} />
      </div>
      <Section id={sectionIds.roster} title={text('team.roster')} untitled>
        {team.players.length > 0 ? (
          <Roster players={team.players} />
        ) : (
          <EmptyState
            title={say('team.noPlayersTitle')}
            text={say('team.noPlayersText')}
            ways={[{ to: pathFor('teams', language), name: text('team.all') }]}
          />
        )}
      </Section>
      {team.staff.length > 0 && (
        <Section title={say('team.staff')} raised>
          <ul className={styles.staff}>
            {team.staff.map(({ name, role }) => (
              <li key={`${name} ${role}`}>
                <b>{name}</b>
                <span>{role}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {averages.length > 0 && (
        <Section
          id={sectionIds.statistics}
          title={text(leaders.length > 0 ? 'team.leaders' : 'team.statistics')}
        >
          {leaders.length > 0 && (
            <>
              <TeamLeaders leaders={leaders} />
              <p className={styles.note}>{say('team.leadersNote')}</p>
              <h3 className={`d d5 ${styles.subtitle}`}>{text('team.statistics')}</h3>
            </>
          )}
          <Averages averages={averages} team={team.name} />
          {team.players.some(({ link }) => !link) && <p className={styles.note}>{say('team.withoutPage')}</p>}
        </Section>
      )}
    </>
  )
}

function Standings({ view: { standings } }: { view: View }) {
  const say = useTeamText()
  return (
    standings && (
      <Section id={sectionIds.standings} title={say('team.standings')}>
        <p className={styles.competition}>{standings.competition}</p>
        <StandingsTable rows={standings.rows} competition={standings.competition} />
      </Section>
    )
  )
}

/** The sections of a team's page; empty ones are left out. */
export function TeamSections({ screen }: { screen: TeamScreen }) {
  const text = useText()
  const say = useTeamText()
  const { view, next, last, matchesFailed } = screen
  return (
    <>
      <KeptHtml of={view}>{(value) => <RosterAndFigures view={value} />}</KeptHtml>
      <Section id={sectionIds.matches} title={say('team.matches')} raised>
        {next || last ? (
          <div className={styles.matchLists}>
            {next && (
              <MaybeKeptHtml of={next}>
                {(matches) => <MatchList title={say('team.next')} matches={matches} />}
              </MaybeKeptHtml>
            )}
            {last && (
              <MaybeKeptHtml of={last}>
                {(matches) => <MatchList title={say('team.last')} matches={matches} />}
              </MaybeKeptHtml>
            )}
          </div>
        ) : (
          <p>{text(matchesFailed ? 'matches.failed' : 'team.noMatches')}</p>
        )}
      </Section>
      <KeptHtml of={view}>{(value) => <Standings view={value} />}</KeptHtml>
    </>
  )
}
