import type { Position } from '@palank/sport/position'
import type { Bilingual, ClubId } from '../src/types.ts'
import type { Skills } from './skills.ts'
import type { StaffMember } from './types.ts'

/** A player as described in the club's articles and pages; ages are those of the current season. */
export type KnownPlayer = {
  number: string
  last: string
  first: string
  position: Position
  height: number
  age: number
  /** 0 is a good bench player, 1 a starter. */
  level: number
  /** Seasons with the club, including the current one. */
  seasons: number
  foreign?: true
  /** The previous club: another one of the league, or `u23` for the club's own youth. */
  before?: string
  /** The player he replaced. */
  predecessor?: { number: string; last: string; first: string; height: number; age: number }
  /** Override the random skills. */
  skills?: Partial<Skills>
}

const pg = 'point_guard'
const sg = 'shooting_guard'
const sf = 'small_forward'
const pf = 'power_forward'
const c = 'center'

type Row = [string, string, string, Position, number, number, number, number, Partial<KnownPlayer>?]

const squad = (rows: Row[]): KnownPlayer[] =>
  rows.map(([number, last, first, position, height, age, level, seasons, more]) => ({
    number,
    last,
    first,
    position,
    height,
    age,
    level,
    seasons,
    ...more,
  }))

export const ownSquads: Record<ClubId, KnownPlayer[]> = {
  solymok: squad([
    ['4', 'Nagy', 'Bence', pg, 186, 25, 0.9, 5, { skills: { assist: 3.4 } }],
    ['5', 'Balogh', 'Márton', pg, 188, 21, -0.1, 2],
    [
      '7',
      'Sipos',
      'Levente',
      sg,
      193,
      24,
      1.45,
      4,
      { skills: { assist: 2.2, steal: 1.9, turnover: 0.8, three: 0.37 } },
    ],
    ['9', 'Sárközi', 'Dániel', sg, 195, 29, 0.1, 1, { before: 'tolna' }],
    ['11', 'Bartók', 'Zalán', sf, 201, 27, 0.8, 3, { skills: { usage: 1.4 } }],
    ['13', 'Carter', 'Miles', sg, 191, 26, 0.7, 1, { foreign: true, skills: { usage: 1.6 } }],
    ['15', 'Győrfi', 'Kristóf', sf, 199, 20, 0, 1, { before: 'u23' }],
    ['21', 'Molnár', 'Gergő', sf, 203, 28, 0.05, 6],
    ['23', 'Varga', 'Ákos', pf, 206, 32, 0.9, 9, { skills: { usage: 1.5, three: 0.37, share: 0.36 } }],
    ['27', 'Jović', 'Stefan', pf, 207, 28, 0.75, 2, { foreign: true, skills: { defensive: 1.8 } }],
    ['34', 'Deák', 'Bálint', c, 212, 31, 0.85, 5, { skills: { usage: 1.2, block: 3, defensive: 2 } }],
    ['41', 'Szűcs', 'Ádám', c, 210, 22, -0.1, 2],
  ]),
  hiuzok: squad([
    ['3', 'Farkas', 'Bence', pg, 186, 20, 0.3, 1, { before: 'u23' }],
    ['6', 'Lukács', 'Márton', pg, 188, 21, 0.5, 2, { skills: { steal: 2 } }],
    ['8', 'Fehér', 'Levente', sg, 193, 24, 1.4, 5, { skills: { assist: 1.6 } }],
    [
      '10',
      'Hajnal',
      'Dániel',
      sg,
      195,
      29,
      0.9,
      1,
      {
        before: 'balaton',
        predecessor: { number: '10', last: 'Temesi', first: 'Attila', height: 194, age: 35 },
        skills: { three: 0.41, share: 0.55, turnover: 0.6 },
      },
    ],
    ['12', 'Orbán', 'Zalán', sf, 201, 27, 0.95, 3, { skills: { three: 0.39, share: 0.5 } }],
    ['14', 'Bődi', 'Máté', sg, 191, 26, 0.1, 4, { skills: { steal: 2.2 } }],
    ['17', 'Walker', 'Miles', sf, 199, 27, 0.7, 1, { foreign: true, skills: { usage: 1.45 } }],
    ['20', 'Pintér', 'Gergő', sf, 203, 25, 0, 4],
    ['22', 'Kővári', 'Ákos', pf, 206, 32, 0.8, 12],
    ['25', 'Simić', 'Stefan', pf, 207, 29, 0.75, 2, { foreign: true, skills: { assist: 2 } }],
    ['31', 'Takács', 'Bálint', c, 212, 28, 0.85, 4, { skills: { offensive: 2.6 } }],
    ['44', 'Gyuris', 'Ádám', c, 210, 22, 0.1, 2, { skills: { dunk: 0.25 } }],
  ]),
}

/** Players of other clubs mentioned in an article. */
export const namedRivals: Record<ClubId, (KnownPlayer & { club: string })[]> = {
  solymok: squad([
    ['8', 'Hajnal', 'Kornél', sg, 191, 26, 0.95, 1, { before: 'somlo', skills: { two: 0.54 } }],
  ]).map((player) => ({ ...player, club: 'balaton' })),
  hiuzok: [],
}

/** Youth players mentioned in an article. */
export const namedYouths: Record<ClubId, { last: string; first: string; age: number }[]> = {
  solymok: [],
  hiuzok: [{ last: 'Barna', first: 'Lőrinc', age: 18 }],
}

/** The captain has a fixed year of birth; the others keep the age from the articles. */
export const bornIn: Record<string, number> = { 'varga-akos': 1993 }

const role = (hu: string, en: string): Bilingual => ({ hu, en })
export const headCoach = role('vezetőedző', 'head coach')
export const assistantCoach = role('másodedző', 'assistant coach')

/** `seasons` with the club, including the current one. */
export const ownStaff: Record<ClubId, (StaffMember & { seasons: number })[]> = {
  solymok: [
    { last_name: 'Gerencsér', first_name: 'Tibor', role: headCoach, seasons: 4 },
    { last_name: 'Holló', first_name: 'Péter', role: assistantCoach, seasons: 4 },
    { last_name: 'Ányos', first_name: 'Réka', role: role('erőnléti edző', 'conditioning coach'), seasons: 3 },
    { last_name: 'Őri', first_name: 'Gábor', role: role('csapatorvos', 'team doctor'), seasons: 12 },
    { last_name: 'Pálos', first_name: 'Benedek', role: role('gyógytornász', 'physiotherapist'), seasons: 5 },
    { last_name: 'Csonka', first_name: 'Lilla', role: role('videóelemző', 'video analyst'), seasons: 2 },
  ],
  hiuzok: [
    { last_name: 'Barabás', first_name: 'Kornél', role: headCoach, seasons: 2 },
    { last_name: 'Gál', first_name: 'Vencel', role: assistantCoach, seasons: 2 },
    {
      last_name: 'Révész',
      first_name: 'Hunor',
      role: role('erőnléti edző', 'conditioning coach'),
      seasons: 3,
    },
    { last_name: 'Tölgyes', first_name: 'Anna', role: role('csapatorvos', 'team doctor'), seasons: 8 },
    { last_name: 'Vadas', first_name: 'Ildikó', role: role('gyógytornász', 'physiotherapist'), seasons: 6 },
    { last_name: 'Mohos', first_name: 'Barnabás', role: role('statisztikus', 'statistician'), seasons: 4 },
    { last_name: 'Baji néni', first_name: '', role: role('szertáros', 'kit manager'), seasons: 30 },
  ],
}

/** `article` is published `daysAgo` and reports an injury on the last `weekday` before that (1 is Monday). */
export type Injury = { player: string; article: string; daysAgo: number; weekday: number }

export const injuries: Record<ClubId, Injury> = {
  // Injured on a Thursday and in the pool on Friday, so the article is at least a day later.
  solymok: { player: 'deak-balint', article: 'deak-serules', daysAgo: 9, weekday: 4 },
  hiuzok: { player: 'takacs-balint', article: 'takacs-mutet', daysAgo: 8, weekday: 1 },
}

export const ticketUrls: Record<ClubId, string> = {
  solymok: 'https://jegy.dunaisolymok.example',
  hiuzok: 'https://jegy.tiszaihiuzok.example',
}
