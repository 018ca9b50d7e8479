import type { MatchLine, SeasonMatch, SeasonTeam, World } from '../season/types.ts'
import { artworkPath } from './artwork.ts'
import { type Item, idOf, type Load, save, saveAll } from './save.ts'
import type { ArtworkFile, Bilingual, TeamKey } from './types.ts'

type Picture = { file: ArtworkFile; alt: Bilingual }

/** Crests and portraits, without the own crest, which is loaded with the club's pictures. */
function picturesOf({ clubs, players }: World, own: ArtworkFile): Picture[] {
  const crests = clubs.map(({ logo, name, name_en }) => ({ file: logo, alt: { hu: name, en: name_en } }))
  const portraits = players.flatMap(({ portrait: file, last_name: last, first_name: first }) =>
    file ? [{ file, alt: { hu: `${last} ${first}`, en: `${first} ${last}` } }] : [],
  )
  return [...crests, ...portraits].filter(({ file }) => file !== own)
}

export const sizeOfSport = (world: World, own: ArtworkFile): number =>
  [world.clubs, world.arenas, world.players, world.seasons, world.teams, world.competitions, world.matches]
    .concat([picturesOf(world, own)] as never)
    .reduce((sum, list) => sum + list.length, 0)

async function loadPictures(load: Load, world: World): Promise<void> {
  const items = picturesOf(world, load.club.crest).map(({ file, alt }): Item => {
    return {
      collection: 'media',
      key: file,
      source: alt,
      file: artworkPath(load.club.id, file),
      hu: () => ({ alt: alt.hu }),
      en: () => ({ alt: alt.en }),
    }
  })
  await saveAll(load, items)
}

async function loadPlaces(load: Load, world: World): Promise<void> {
  // In sequence: the own club comes first and gets id 1, as in the configuration.
  for (const [index, { key, name, name_en, short_name, logo }] of world.clubs.entries()) {
    const data = { name, name_en, short_name, logo: idOf(load, 'media', logo), own: index === 0 }
    await save(load, { collection: 'clubs', key, source: data, hu: () => data })
  }
  for (const { key, name, city } of world.arenas)
    await save(load, { collection: 'arenas', key, source: [name, city], hu: () => ({ name, city }) })
  for (const year of world.seasons)
    await save(load, { collection: 'seasons', key: String(year), source: year, hu: () => ({ year }) })
}

async function loadPlayers(load: Load, { players }: World): Promise<void> {
  const items = players.map(({ key, portrait, ...person }): Item => {
    const data = { ...person, ...(portrait ? { profile_image: idOf(load, 'media', portrait) } : {}) }
    return { collection: 'players', key, source: data, hu: () => data }
  })
  await saveAll(load, items)
}

function teamItem(load: Load, team: SeasonTeam): Item {
  const { key, name, name_en, season, club, level, squad, staff } = team
  const data = {
    name,
    name_en,
    order: { senior: 1, u23: 2, u16: 3 }[level],
    age_group: level,
    season: idOf(load, 'seasons', String(season)),
    club: idOf(load, 'clubs', club),
    squad: squad.map(({ player, ...member }) => ({ ...member, player: idOf(load, 'players', player) })),
    staff: staff.map((person) => ({ ...person, role: person.role.hu })),
  }
  return {
    collection: 'competition-teams',
    key,
    source: [data, staff],
    hu: () => data,
    en: (stored: { staff: { id: string }[] }) => ({
      staff: stored.staff.map((row, index) => ({ ...row, role: staff[index]?.role.en })),
    }),
  }
}

async function loadCompetitions(load: Load, { competitions }: World): Promise<void> {
  const order = { league: 1, cup: 2, youth: 3, u16: 4 }
  for (const { key, season, name, kind, standings_visible, ticket_url, entries } of competitions) {
    const data = {
      standings_visible,
      ticket_url,
      order: order[kind],
      name: name.hu,
      season: idOf(load, 'seasons', String(season)),
      entries: entries.map(({ team, ...entry }) => ({
        ...entry,
        team: idOf(load, 'competition-teams', team),
      })),
    }
    await save(load, {
      collection: 'competitions',
      key,
      source: [data, name],
      hu: () => data,
      en: () => ({ name: name.en }),
    })
  }
}

function matchItem(load: Load, match: SeasonMatch): Item {
  const { key, competition, home, away, time, arena, lines, round_en, ...rest } = match
  const line = ({ player, ...row }: MatchLine) => ({ ...row, player: idOf(load, 'players', player) })
  const data = {
    ...rest,
    competition: idOf(load, 'competitions', competition),
    home_team: idOf(load, 'competition-teams', home),
    away_team: idOf(load, 'competition-teams', away),
    arena: idOf(load, 'arenas', arena),
    game_time: time,
    lines: lines.map(line),
  }
  return {
    collection: 'matches',
    key,
    source: [data, round_en],
    hu: () => data,
    ...(round_en ? { en: () => ({ round: round_en }) } : {}),
  }
}

/** The own club's teams of the current season, by the keys that menus use. */
export function ownTeams({ clubs, teams, seasons }: World): Partial<Record<TeamKey, string>> {
  const of = (level: SeasonTeam['level']) =>
    teams.find((team) => team.club === clubs[0]?.key && team.season === seasons[0] && team.level === level)
      ?.key
  const [nb1a, u23, u16] = [of('senior'), of('u23'), of('u16')]
  return { ...(nb1a ? { nb1a } : {}), ...(u23 ? { u23 } : {}), ...(u16 ? { u16 } : {}) }
}

/** Loads the simulated seasons; standings and statistics are computed from them. */
export async function loadSport(load: Load, world: World): Promise<void> {
  await loadPictures(load, world)
  await loadPlaces(load, world)
  await loadPlayers(load, world)
  await saveAll(
    load,
    world.teams.map((team) => teamItem(load, team)),
  )
  await loadCompetitions(load, world)
  await saveAll(
    load,
    world.matches.map((match) => matchItem(load, match)),
  )
}
