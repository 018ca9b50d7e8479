import { MatchDetail } from '~/features/match/MatchDetail.tsx'
import {
  exampleComing,
  exampleDetail,
  exampleMatchPage,
  exampleUnclosedDetail,
} from '~/features/match/match.examples.ts'
import { PlayerAverages } from '~/features/players/PlayerAverages.tsx'
import { PlayerHead } from '~/features/players/PlayerHead.tsx'
import { PlayerSections } from '~/features/players/PlayerSections.tsx'
import {
  exampleNewcomerPage,
  examplePlayerPage,
  exampleScarcePlayerPage,
} from '~/features/players/player.examples.ts'
import { TeamCards } from '~/features/teams/TeamCards.tsx'
import { TeamSections } from '~/features/teams/TeamSections.tsx'
import {
  exampleBareTeamPage,
  exampleScarceTeamPage,
  exampleTeamCards,
  exampleTeamPage,
} from '~/features/teams/teams.examples.ts'
import type { Specimen } from './catalogue-specimens.tsx'

export const matchSpecimens: Specimen[] = [
  {
    name: 'MatchDetail: Scoreboard, MaybeLink, PeriodsTable, MatchFacts, Leaders, BoxScores, StatTable, StatLegend, LeadChart, Comparison, Form, MatchRow',
    draw: (show) => (
      <MatchDetail
        page={show(exampleMatchPage(exampleDetail))}
        title="Mérkőzés"
        url="https://club.example/merkozesek/70"
      />
    ),
  },
  {
    name: 'MatchDetail, to come: Countdown',
    draw: (show) => (
      <MatchDetail
        page={show(exampleMatchPage(exampleComing))}
        title="Mérkőzés"
        url="https://club.example/merkozesek/75"
      />
    ),
  },
  {
    name: 'MatchDetail, awaiting its result',
    draw: (show) => (
      <MatchDetail
        page={show(exampleMatchPage(exampleUnclosedDetail))}
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
    draw: (show) => <TeamSections view={show(exampleTeamPage)} />,
  },
  {
    name: 'TeamSections with few figures',
    draw: (show) => <TeamSections view={show(exampleScarceTeamPage)} />,
  },
  { name: 'TeamSections, empty', draw: (show) => <TeamSections view={show(exampleBareTeamPage)} /> },
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
    draw: (show) => <PlayerSections view={show(examplePlayerPage)} />,
  },
  {
    name: 'PlayerAverages and PlayerSections with few figures',
    draw: (show) => (
      <>
        {exampleScarcePlayerPage.tables.map((table) => (
          <PlayerAverages key={table.teamId} table={table} />
        ))}
        <PlayerSections view={show(exampleScarcePlayerPage)} />
      </>
    ),
  },
  {
    name: 'PlayerHead and PlayerSections without statistics',
    draw: (show) => (
      <>
        <PlayerHead view={show(exampleNewcomerPage)} crumbs={[{ name: 'Kezdőlap', href: '/kezdo' }]} />
        <PlayerSections view={show(exampleNewcomerPage)} />
      </>
    ),
  },
]
