import { matchScreenOf } from '~/features/match/head-to-head.ts'
import { MatchDetail } from '~/features/match/MatchDetail.tsx'
import {
  exampleComing,
  exampleDetail,
  exampleMatchPage,
  exampleUnclosedDetail,
  exampleYouthDetail,
} from '~/features/match/match.examples.ts'
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
