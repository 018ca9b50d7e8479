import type { Side } from '@palank/sport/game'
import type { Line } from '@palank/sport/line'
import type { Position } from '@palank/sport/position'
import type { ArtworkFile, Bilingual, ClubId } from '../src/types.ts'
import type { OnFixture } from './match.ts'

/** Stable across simulations. */
export type Key = string

export type SeasonArena = { key: Key; name: string; city: string; capacity: number }

export type SeasonClub = {
  key: Key
  name: string
  name_en: string
  short_name: string
  city: string
  arena: Key
  logo: ArtworkFile
}

export type SeasonPlayer = {
  key: Key
  last_name: string
  first_name: string
  birth_year: number
  height: number
  /** Only the own club's current squad has portraits. */
  portrait: ArtworkFile | null
}

export type SquadMember = {
  player: Key
  /** Text, since 0 and 00 differ. */
  jersey_number: string
  position: Position
  /** `YYYY-MM-DD`; null is the start of the season. */
  from: string | null
  /** `YYYY-MM-DD`; null is the end of the season. */
  to: string | null
}

export type PersonName = { last_name: string; first_name: string }
export type StaffMember = PersonName & { role: Bilingual }

/** A club's team of one season; it may play in several competitions. */
export type SeasonTeam = {
  key: Key
  club: Key
  season: number
  level: 'senior' | 'u23' | 'u16'
  name: string
  /** Null when equal to the club's name. */
  name_en: string | null
  squad: SquadMember[]
  staff: StaffMember[]
  logo: ArtworkFile
}

export type CompetitionEntry = {
  team: Key
  deduction: number
  deduction_reason?: string
  official_position: number | null
}

export type SeasonCompetition = {
  key: Key
  season: number
  name: Bilingual
  kind: 'league' | 'cup' | 'youth' | 'u16'
  standings_visible: boolean
  ticket_url: string | null
  entries: CompetitionEntry[]
}

export type Period = { home: number; away: number }

export type MatchLine = Line & { side: Side; player: Key; jersey_number: string }

export type SeasonMatch = {
  key: Key
  competition: Key
  /** A number, or the Hungarian name of a cup round. */
  round: string
  /** Null for a number. */
  round_en: string | null
  home: Key
  away: Key
  /** ISO, UTC. */
  time: string | null
  arena: Key
  status: 'scheduled' | 'finished' | 'postponed' | 'cancelled'
  /** The side that forfeited. */
  forfeit: Side | null
  home_score: number | null
  away_score: number | null
  periods: Period[]
  attendance: number | null
  referees: PersonName[]
  /** Ticket shop of an away match, if any. */
  ticket_url: string | null
  lines: MatchLine[]
}

export type World = {
  /** The own club first. */
  clubs: SeasonClub[]
  arenas: SeasonArena[]
  players: SeasonPlayer[]
  /** Newest first. */
  seasons: number[]
  /** Newest season first, the own club first in each. */
  teams: SeasonTeam[]
  competitions: SeasonCompetition[]
  matches: SeasonMatch[]
}

export type SimulationOptions = {
  club: ClubId
  /** `YYYY-MM-DD`: earlier matches have been played, later ones and those on the day have not. */
  day: string
  seed?: number
  seasons?: number
  /** Told of every game that is played or to be played, with how it goes. */
  onFixture?: OnFixture
}
