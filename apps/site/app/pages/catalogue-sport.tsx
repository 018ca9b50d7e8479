import type { LiveMatch } from '@palank/contract/live'
import type { ScheduleDetail } from '@palank/contract/schedule'
import { matchScreenOf } from '~/features/match/head-to-head.ts'
import { LiveBoard } from '~/features/match/LiveBoard.tsx'
import { LostNotice } from '~/features/match/LostNotice.tsx'
import { MatchDetail } from '~/features/match/MatchDetail.tsx'
import {
  exampleComing,
  exampleDetail,
  exampleFinishedDetail,
  exampleLiveDetail,
  exampleMatchPage,
  exampleMovedDetail,
  exampleUnclosedDetail,
  exampleYouthDetail,
} from '~/features/match/match.examples.ts'
import { LiveBox } from '~/features/matches/LiveBox.tsx'
import { exampleLiveBoxes } from '~/features/matches/live-box.examples.ts'
import { PlayerAverages } from '~/features/players/PlayerAverages.tsx'
import { PlayerHead } from '~/features/players/PlayerHead.tsx'
import { PlayerSections } from '~/features/players/PlayerSections.tsx'
import {
  exampleNewcomerPage,
  examplePlayerPage,
  exampleScarcePlayerPage,
} from '~/features/players/player.examples.ts'
import { playerScreenOf } from '~/features/players/player.ts'
import { TeamCards } from '~/features/teams/TeamCards.tsx'
import { TeamSections } from '~/features/teams/TeamSections.tsx'
import {
  exampleBareTeamPage,
  exampleScarceTeamPage,
  exampleTeamCards,
  exampleTeamPage,
  exampleYouthTeamPage,
} from '~/features/teams/teams.examples.ts'
import { teamScreenOf } from '~/features/teams/teams.ts'
import { exampleKept } from '~/model/kept.examples.ts'
import {
  exampleBetween,
  exampleFinished,
  exampleNotStarted,
  examplePlaying,
  examplePointsOnly,
} from '~/model/live.examples.ts'
import { exampleAway } from '~/model/match.examples.ts'
import type { Specimen } from './catalogue-specimens.tsx'

export const matchSpecimens: Specimen[] = [
  {
    name: 'MatchDetail: MaybeKeptHtml, Scoreboard, MaybeLink, PeriodsTable, MatchFacts, Leaders, BoxScores, StatTable, StatLegend, LeadChart, Comparison, Form, MatchRow',
    draw: (show) => (
      <MatchDetail
        screen={matchScreenOf(show(exampleMatchPage(exampleDetail)), exampleKept)}
        title="Mérkőzés"
        url="https://club.example/merkozesek/70"
      />
    ),
  },
  {
    name: 'MatchDetail of a youth team',
    draw: (show) => (
      <MatchDetail
        screen={matchScreenOf(show(exampleMatchPage(exampleYouthDetail)), exampleKept)}
        title="Mérkőzés"
        url="https://club.example/merkozesek/70"
      />
    ),
  },
  {
    name: 'MatchDetail, to come: Countdown',
    draw: (show) => (
      <MatchDetail
        screen={matchScreenOf(show(exampleMatchPage(exampleComing)), exampleKept)}
        title="Mérkőzés"
        url="https://club.example/merkozesek/75"
      />
    ),
  },
  {
    name: 'MatchDetail, moved: ChangeNotice',
    draw: (show) => (
      <MatchDetail
        screen={matchScreenOf(show(exampleMatchPage(exampleMovedDetail)), exampleKept)}
        title="Mérkőzés"
        url="https://club.example/merkozesek/75"
      />
    ),
  },
  {
    name: 'MatchDetail, awaiting its result',
    draw: (show) => (
      <MatchDetail
        screen={matchScreenOf(show(exampleMatchPage(exampleUnclosedDetail)), exampleKept)}
        title="Mérkőzés"
        url="https://club.example/merkozesek/72"
      />
    ),
  },
]

const livePage = (live: LiveMatch, wire = exampleLiveDetail) => ({
  ...exampleMatchPage(wire, 'hu', live),
  headToHead: { matches: [], homeWins: 0, awayWins: 0 },
  form: { home: [], away: [] },
})

const liveSpecimen = (name: string, live: LiveMatch, wire?: ScheduleDetail): Specimen => ({
  name: `MatchDetail, ${name}`,
  draw: (show) => (
    <MatchDetail
      screen={matchScreenOf(show(livePage(live, wire)), exampleKept)}
      title="Mérkőzés"
      url="https://club.example/merkozesek/85"
    />
  ),
})

function OldBoard({ show }: { show: <Value>(value: Value) => Value }) {
  const { match, live } = show(livePage(examplePlaying))
  if (!live) return null
  return (
    <>
      <LostNotice live={live} onAsk={() => undefined} />
      <LiveBoard match={match} live={live} connection={{ answeredAt: null, isOld: true }} />
    </>
  )
}

/** A match that is kept as events, in each of its states. */
export const liveSpecimens: Specimen[] = [
  liveSpecimen('not started: FollowedMatch, LiveBoard, LiveTag, Updated, LiveAnnouncer', exampleNotStarted),
  liveSpecimen('playing: Ball, LeadLine, LiveBody, PlayFeed, Named, TopScorers, LiveSheet', examplePlaying),
  liveSpecimen('between quarters', exampleBetween),
  { name: 'LostNotice: no answer for 30 seconds', draw: (show) => <OldBoard show={show} /> },
  liveSpecimen('points only, of a team with a long name', examplePointsOnly, {
    ...exampleLiveDetail,
    competitors: exampleAway.competitors,
  }),
  liveSpecimen('finished, kept as events: PlayerOfMatch', exampleFinished, exampleFinishedDetail),
  {
    name: 'LiveBox',
    draw: (show) => (
      <div className="wrap sec on-dark" style={{ background: 'var(--c-ink)' }}>
        <div
          style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: 20 }}
        >
          {show(exampleLiveBoxes).map((view) => (
            <LiveBox key={view.id} view={view} answeredAt={null} isLost={false} />
          ))}
        </div>
      </div>
    ),
  },
]

export const squadSpecimens: Specimen[] = [
  {
    name: 'TeamCards',
    draw: (show) => (
      <div className="wrap sec">
        <TeamCards teams={show(exampleTeamCards)} />
      </div>
    ),
  },
  {
    name: 'TeamSections: Roster, PlayerCard, TeamLeaders',
    draw: (show) => <TeamSections screen={teamScreenOf(show(exampleTeamPage), exampleKept)} />,
  },
  {
    name: 'TeamSections, a youth team: Silhouette, PlayerName, MinorsNote',
    draw: (show) => <TeamSections screen={teamScreenOf(show(exampleYouthTeamPage), exampleKept)} />,
  },
  {
    name: 'TeamSections with few figures',
    draw: (show) => <TeamSections screen={teamScreenOf(show(exampleScarceTeamPage), exampleKept)} />,
  },
  {
    name: 'TeamSections, empty',
    draw: (show) => <TeamSections screen={teamScreenOf(show(exampleBareTeamPage), exampleKept)} />,
  },
  {
    name: 'PlayerHead, PlayerAverages',
    draw: (show) => (
      <>
        <PlayerHead view={show(examplePlayerPage)} crumbs={[{ name: 'Kezdőlap', href: '/kezdo' }]} />
        {examplePlayerPage.tables.slice(0, 1).map((table) => (
          <PlayerAverages key={table.teamId} table={table} />
        ))}
      </>
    ),
  },
  {
    name: 'PlayerSections: GameLog, PointsChart, SeasonSelector',
    draw: (show) => <PlayerSections screen={playerScreenOf(show(examplePlayerPage), exampleKept)} />,
  },
  {
    name: 'PlayerAverages and PlayerSections with few figures',
    draw: (show) => (
      <>
        {exampleScarcePlayerPage.tables.map((table) => (
          <PlayerAverages key={table.teamId} table={table} />
        ))}
        <PlayerSections screen={playerScreenOf(show(exampleScarcePlayerPage), exampleKept)} />
      </>
    ),
  },
  {
    name: 'PlayerHead and PlayerSections without statistics',
    draw: (show) => (
      <>
        <PlayerHead view={show(exampleNewcomerPage)} crumbs={[{ name: 'Kezdőlap', href: '/kezdo' }]} />
        <PlayerSections screen={playerScreenOf(show(exampleNewcomerPage), exampleKept)} />
      </>
    ),
  },
]
