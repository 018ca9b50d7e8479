import { competition } from '@palank/contract/competition'
import { liveMatch } from '@palank/contract/live'
import { player as playerSchema } from '@palank/contract/player'
import { schedule, scheduleDetail } from '@palank/contract/schedule'
import { standingRow } from '@palank/contract/standings'
import { clubTeam, clubTeamDetail } from '@palank/contract/team'
import { calendarEvents } from '~/features/calendar/calendar.ts'
import { writeCalendar } from '~/features/calendar/write-calendar.ts'
import { atomFeed, changeEntries } from '~/features/discovery/feed.ts'
import { matchEntries, playerEntries, sitemapFile, teamEntries } from '~/features/discovery/sitemap.ts'
import FollowedMatch from '~/features/match/FollowedMatch.tsx'
import { formOf, headToHeadOf, matchScreenOf } from '~/features/match/head-to-head.ts'
import { MatchDetail } from '~/features/match/MatchDetail.tsx'
import {
  exampleDetail,
  exampleEarlier,
  exampleLiveDetail,
  exampleMatchPage,
  exampleYouthDetail,
} from '~/features/match/match.examples.ts'
import { type DetailTeam, matchDetailOf } from '~/features/match/match.ts'
import { matchDescription } from '~/features/match/match-description.ts'
import { matchTitle } from '~/features/match/match-texts.ts'
import { sportsEventLd } from '~/features/match/sports-event-ld.ts'
import { HomeChanges } from '~/features/match-changes/HomeChanges.tsx'
import { homeChangesOf } from '~/features/match-changes/match-changes.ts'
import { HomeMatches } from '~/features/matches/HomeMatches.tsx'
import { LiveBox } from '~/features/matches/LiveBox.tsx'
import { liveBoxesOf } from '~/features/matches/live-box.ts'
import { exampleCompetition } from '~/features/matches/matches.examples.ts'
import { selectCompetition } from '~/features/matches/matches.ts'
import { PlayerAverages } from '~/features/players/PlayerAverages.tsx'
import { PlayerHead } from '~/features/players/PlayerHead.tsx'
import { PlayerSections } from '~/features/players/PlayerSections.tsx'
import { examplePlayer, examplePlayerPage } from '~/features/players/player.examples.ts'
import { neighboursOf, playerOf, playerScreenOf, tablesOf } from '~/features/players/player.ts'
import { playerLd } from '~/features/players/player-ld.ts'
import { ScheduleList } from '~/features/schedule/ScheduleList.tsx'
import { exampleChoices, exampleScheduleView } from '~/features/schedule/schedule.examples.ts'
import { scheduleScreenOf, selectionOf } from '~/features/schedule/schedule.ts'
import { FullStandings } from '~/features/standings/FullStandings.tsx'
import { HomeStandings } from '~/features/standings/HomeStandings.tsx'
import { sortStandings } from '~/features/standings/standings.ts'
import { averagesOf, leadersOf } from '~/features/teams/leaders.ts'
import { TeamCards } from '~/features/teams/TeamCards.tsx'
import { TeamLeaders } from '~/features/teams/TeamLeaders.tsx'
import { TeamSections } from '~/features/teams/TeamSections.tsx'
import { teamLd } from '~/features/teams/team-ld.ts'
import {
  exampleBareTeamPage,
  exampleClubTeam,
  exampleClubTeams,
  exampleTeamPage,
  exampleYouthTeam,
} from '~/features/teams/teams.examples.ts'
import { teamScreenOf } from '~/features/teams/teams.ts'
import { competitionOption, selectStandings } from '~/model/competitions.ts'
import { exampleKept } from '~/model/kept.examples.ts'
import { examplePlaying } from '~/model/live.examples.ts'
import { liveViewOf } from '~/model/live.ts'
import { exampleClub, exampleMoved, exampleNow, exampleSchedule, exampleWon } from '~/model/match.examples.ts'
import { matchesOf } from '~/model/match.ts'
import { matchesInPhase } from '~/model/match-state.ts'
import { exampleRoster } from '~/model/roster.examples.ts'
import { runningMatchOf } from '~/model/running.ts'
import { standingRowsOf } from '~/model/standing-rows.ts'
import { exampleStandingRows } from '~/model/standings.examples.ts'
import { seasonLinksOf, teamItemOf, teamOf } from '~/model/teams.ts'
import { SeasonLinks } from '~/ui/SeasonLinks.tsx'
import { meta, origin, type WireCase, wireCase } from './wire-case.ts'

/** One line of one team is enough: each has every field. */
const oneLineDetail = {
  ...exampleYouthDetail,
  periods: exampleYouthDetail.periods.slice(0, 2),
  box_scores: exampleYouthDetail.box_scores
    .slice(0, 1)
    .map((box) => ({ ...box, players: box.players.slice(1, 2), total: null })),
}

/** One play, one player and one line are enough here too. */
const onePlayMatch = {
  ...examplePlaying,
  periods: examplePlaying.periods.slice(0, 1),
  players: examplePlaying.players.slice(0, 1),
  plays: examplePlaying.plays.slice(1, 2),
  box_scores: examplePlaying.box_scores
    .slice(0, 1)
    .map((box) => ({ ...box, players: box.players.slice(0, 1), total: null })),
}

/** Matches, standings, teams and players. */
export const sportWires: WireCase[] = [
  wireCase({
    name: 'the matches',
    through: [
      'matchFactsOf',
      'competitorOf',
      'matchesOf',
      'matchesInPhase',
      'ticketUrlOf',
      'teamLogoOf',
      'calendarEvents',
      'matchEntries',
    ],
    schema: schedule,
    valid: exampleWon,
    together: 40,
    draw: (wires, language) => {
      const matches = matchesOf([...wires, exampleSchedule], exampleClub, language)
      const view = { competitions: [], selected: null, failed: false }
      return {
        page: (
          <>
            <HomeMatches
              next={{ ...view, type: 'next', matches: matchesInPhase(matches, 'next', exampleNow) }}
              previous={{ ...view, type: 'prev', matches: matchesInPhase(matches, 'prev', exampleNow) }}
            />
            <ScheduleList
              screen={scheduleScreenOf(
                {
                  ...exampleScheduleView,
                  ...selectionOf(matches, exampleChoices.filters, exampleNow, language),
                },
                exampleKept,
              )}
            />
          </>
        ),
        written: [
          sitemapFile(origin, matchEntries(wires)),
          // Plain text: whatever it contains is harmless.
          {
            calendar: writeCalendar({
              name: 'Klub',
              club: 'Klub',
              language,
              source: origin,
              events: calendarEvents(wires, exampleClub, language, origin),
            }),
          },
        ],
      }
    },
  }),
  wireCase({
    name: 'the changed matches',
    through: ['matchChangeOf', 'homeChangesOf', 'changeEntries', 'changeText'],
    schema: schedule,
    valid: exampleMoved,
    together: 40,
    draw: (wires, language) => ({
      page: <HomeChanges changes={homeChangesOf(wires, language, exampleNow)} />,
      written: [
        atomFeed({
          origin,
          language,
          club: 'Klub',
          title: 'Klub',
          icon: '/crest.svg',
          entries: changeEntries(wires, language),
        }),
      ],
    }),
  }),
  wireCase({
    name: "a team's competitions",
    through: ['selectStandings'],
    schema: competition,
    valid: exampleCompetition,
    together: 1,
    draw: ([wire]) => ({ page: <p>{selectStandings([wire], undefined)?.id}</p> }),
  }),
  wireCase({
    name: 'the competitions',
    through: ['competitionOption', 'selectCompetition', 'withStandings', 'selectStandings'],
    schema: competition,
    valid: exampleCompetition,
    together: 40,
    draw: (wires) => {
      const competitions = wires.map(competitionOption)
      const view = { competitions, matches: [], failed: false }
      const shown = selectStandings(wires, 1)
      const selected = shown ? competitionOption(shown) : null
      const choose = (type: 'next' | 'prev') => selectCompetition(wires, type, undefined)?.id ?? null
      return {
        page: (
          <>
            <HomeMatches
              next={{ ...view, type: 'next', selected: choose('next') }}
              previous={{ ...view, type: 'prev', selected: choose('prev') }}
            />
            <HomeStandings view={{ competitions, selected, rows: [], failed: false }} />
          </>
        ),
      }
    },
  }),
  wireCase({
    name: 'the rows of the standings',
    through: ['standingRowsOf', 'streakText', 'tieText'],
    schema: standingRow,
    valid: exampleStandingRows[2],
    together: 40,
    draw: (wires, language) => {
      const rows = standingRowsOf(wires, exampleClub, language)
      const view = { competitions: [], selected: { id: 1, name: 'NB I.' }, rows, failed: false }
      const hrefOf = () => '/'
      const byStreak = { column: 'streak', direction: 'asc' } as const
      return {
        page: (
          <>
            <HomeStandings view={view} />
            <FullStandings view={view} sorting={{ sort: null, hrefOf }} href="/" />
            <FullStandings
              view={sortStandings(view, byStreak, language)}
              sorting={{ sort: byStreak, hrefOf }}
              href="/"
            />
          </>
        ),
      }
    },
  }),
  wireCase({
    name: 'the teams of a season',
    through: ['teamItemOf', 'seasonLinksOf', 'teamEntries'],
    schema: clubTeam,
    valid: exampleClubTeams[0],
    together: 40,
    draw: (wires, language) => {
      const teams = wires.map((team) => teamItemOf(team, 2025, language))
      const seasons = seasonLinksOf(exampleTeamPage.team, [{ season: 2024, teams: wires }], language)
      return {
        page: (
          <>
            <TeamCards teams={teams.map((team) => ({ ...team, rosterSize: null }))} />
            <SeasonLinks label="Idények" seasons={seasons} selected={2025} />
          </>
        ),
        written: sitemapFile(origin, teamEntries(wires)),
      }
    },
  }),
  wireCase({
    name: 'a match',
    through: ['matchDetailOf', 'sportsEventLd', 'leadersOf', 'comparedOf'],
    schema: scheduleDetail,
    valid: oneLineDetail,
    together: 1,
    draw: ([wire], language) => {
      const match = matchDetailOf(wire, exampleClub, language)
      const page = {
        match,
        live: null,
        headToHead: { matches: [], homeWins: 0, awayWins: 0 },
        form: { home: [], away: [] },
      }
      const title = matchTitle(match)
      const description = matchDescription(match, language)
      const about = { origin, language, name: title, description, image: '/share.png' }
      return {
        page: <MatchDetail screen={matchScreenOf(page, exampleKept)} title={title} url={origin} />,
        written: [sportsEventLd(match, about), meta(language, title, description)],
      }
    },
  }),
  wireCase({
    name: 'a match that is played',
    through: ['liveViewOf', 'leadStepsOf', 'biggestLeads', 'runningMatchOf', 'spokenIn', 'periodsOf'],
    schema: liveMatch,
    valid: onePlayMatch,
    together: 1,
    draw: ([wire], language) => {
      const { match } = exampleMatchPage(exampleLiveDetail, language)
      const live = liveViewOf(wire)
      const running = runningMatchOf(live, [[language, exampleSchedule]], exampleClub)
      return {
        page: (
          <>
            <FollowedMatch board={{ match, live }} />
            {liveBoxesOf([], running ? [running] : [], language).map((view) => (
              <LiveBox key={view.id} view={view} answeredAt={null} isLost={false} />
            ))}
          </>
        ),
      }
    },
  }),
  wireCase({
    name: 'the matches before a match',
    through: ['formOf', 'headToHeadOf', 'matchScreenOf'],
    schema: schedule,
    valid: exampleEarlier[1],
    together: 40,
    draw: (wires, language) => {
      const match = matchDetailOf(exampleDetail, exampleClub, language)
      const games = (team: DetailTeam) => formOf(wires, match, team, exampleClub, language)
      const page = {
        match,
        live: null,
        headToHead: headToHeadOf(wires, match, exampleClub, language),
        form: { home: games(match.teamA), away: games(match.teamB) },
      }
      return { page: <MatchDetail screen={matchScreenOf(page, exampleKept)} title="Meccs" url={origin} /> }
    },
  }),
  wireCase({
    name: 'a team',
    through: [
      'teamOf',
      'rosterOf',
      'teamPlayerOf',
      'hasPage',
      'playerFactsOf',
      'playerNote',
      'positionText',
      'teamLd',
      'playerEntries',
    ],
    schema: clubTeamDetail,
    valid: {
      ...exampleClubTeam,
      players: [...exampleClubTeam.players.slice(1), exampleYouthTeam.players[1]],
    },
    together: 1,
    draw: ([wire], language) => {
      const team = teamOf(wire, { club_id: exampleClub, current_season: 2025 }, language)
      return {
        page: <TeamSections screen={teamScreenOf({ ...exampleBareTeamPage, team }, exampleKept)} />,
        written: [
          teamLd({ origin, club: { name: 'Klub' } }, team),
          sitemapFile(origin, playerEntries([wire])),
        ],
      }
    },
  }),
  wireCase({
    name: 'a player',
    through: [
      'playerOf',
      'playerScreenOf',
      'tablesOf',
      'neighboursOf',
      'averagesOf',
      'leadersOf',
      'playerLd',
    ],
    schema: playerSchema,
    valid: {
      ...examplePlayer,
      profile_image: null,
      teams: examplePlayer.teams.slice(0, 1),
      seasons: examplePlayer.seasons.slice(0, 1),
      games: examplePlayer.games.slice(0, 1),
    },
    together: 1,
    draw: ([wire], language) => {
      const team = { id: 7, name: 'Klub', season: 2025, link: '/csapat/7', isOwn: true }
      const player = playerOf(wire, team, language)
      const tables = tablesOf(player, 2025, team.id)
      const games = [...player.games, ...examplePlayerPage.player.games.slice(1, 2)]
      const neighbours = neighboursOf(exampleRoster, player.id)
      const view = { player: { ...player, games }, team, season: 2025, tables, ...neighbours }
      const averages = exampleRoster.slice(0, 1).flatMap((first) => averagesOf(first, wire, team.id) ?? [])
      return {
        page: (
          <>
            <PlayerHead view={view} crumbs={[]} />
            {tables.slice(0, 1).map((table) => (
              <PlayerAverages key={table.teamId} table={table} />
            ))}
            <PlayerSections screen={playerScreenOf(view, exampleKept)} />
            <TeamLeaders leaders={leadersOf(averages)} />
          </>
        ),
        written: playerLd(origin, view, '/csapat/7/jatekos/9'),
      }
    },
  }),
]
