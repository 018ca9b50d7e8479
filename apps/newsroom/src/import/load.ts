import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { sheetOf } from '../match-sheet/sheet.ts'
import type { Match } from '../payload-types.ts'
import { seasonYear } from './cells.ts'
import { knownLine, periodValues } from './match-values.ts'
import { nameKey } from './name-key.ts'
import { nameText } from './person-name.ts'
import type { Imported, Known, KnownMatch, KnownTeam, ParsedFile } from './types.ts'

/** Whose access rules apply; a command on the server overrides them. */
export type Caller = { req: PayloadRequest; overrideAccess: boolean }

const idOf = (value: number | { id: number }) => (typeof value === 'object' ? value.id : value)
const orNull = <Reference extends number | { id: number }>(value: Reference | null | undefined) =>
  value ? idOf(value) : null

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
const importedSchema = z.object({ fields: values, lines: z.record(z.string(), values) })
const noImport: Imported = { fields: {}, lines: {} }

/** With `locale: 'all'` a localized field is an object of languages. */
const localizedText = z.object({ hu: z.string().nullish(), en: z.string().nullish() })

function knownMatch(match: Match): KnownMatch {
  const round = localizedText.safeParse(match.round).data
  const { lines, periods } = sheetOf(match)
  return {
    id: match.id,
    updatedAt: match.updatedAt,
    competition: idOf(match.competition),
    home: idOf(match.home_team),
    away: idOf(match.away_team),
    incomplete: match.box_score_incomplete === true,
    fields: {
      round: round?.hu || null,
      round_en: round?.en || null,
      game_time: match.game_time ?? null,
      arena: orNull(match.arena),
      status: match.status,
      home_score: match.home_score ?? null,
      away_score: match.away_score ?? null,
      forfeit: match.forfeit ?? null,
      attendance: match.attendance ?? null,
      referees:
        (match.referees ?? [])
          .map(({ last_name, first_name }) => nameText({ last_name, first_name: first_name ?? '' }))
          .join('; ') || null,
      ticket_url: match.ticket_url || null,
      ...periodValues(periods),
    },
    lines: lines.flatMap((line) => (line.player === null ? [] : knownLine({ ...line, player: line.player }))),
    imported: importedSchema.safeParse(match.imported).data ?? noImport,
  }
}

const matchFields = {
  updatedAt: true,
  competition: true,
  home_team: true,
  away_team: true,
  round: true,
  game_time: true,
  arena: true,
  status: true,
  home_score: true,
  away_score: true,
  forfeit: true,
  attendance: true,
  referees: true,
  ticket_url: true,
  periods: true,
  lines: true,
  box_score_incomplete: true,
  imported: true,
} as const

/** The Local API changes the locale of its request, which later writes still need. */
export const withIsolatedLocale = (req: PayloadRequest) =>
  isolateObjectProperty(req, ['locale', 'fallbackLocale'])

/** Loads everything that the rows can refer to. */
export async function loadKnown(
  files: readonly ParsedFile[],
  { req, overrideAccess }: Caller,
): Promise<Known> {
  const { payload } = req
  const all = { depth: 0, pagination: false, overrideAccess, req } as const
  const rows = files.flatMap(({ matches, lines }) => [...matches, ...lines])
  const years = new Set(rows.map(({ cells }) => seasonYear(cells.season ?? '')))
  const competitionKeys = new Set([...new Set(rows.map(({ cells }) => cells.competition ?? ''))].map(nameKey))

  const seasons = (await payload.find({ ...all, collection: 'seasons' })).docs
  const seasonIds = seasons.filter(({ year }) => years.has(year)).map(({ id }) => id)
  const competitions = await findCompetitions(seasonIds, { req, overrideAccess })
  const teamIds = [...new Set(competitions.flatMap(({ teams }) => teams))]
  const named = competitions.filter(({ names }) => names.some((name) => competitionKeys.has(nameKey(name))))
  const teams = await findTeams(teamIds, { req, overrideAccess })
  const players = await payload.find({
    ...all,
    collection: 'players',
    select: { last_name: true, first_name: true },
  })
  const arenas = await payload.find({ ...all, collection: 'arenas', select: { name: true } })
  const matches = await payload.find({
    ...all,
    collection: 'matches',
    where: { competition: { in: named.map(({ id }) => id) } },
    select: matchFields,
    locale: 'all',
    req: withIsolatedLocale(req),
  })
  return {
    seasons: seasons.map(({ id, year }) => ({ id, year })),
    competitions,
    teams,
    players: players.docs.map(({ id, last_name, first_name }) => ({
      id,
      last_name,
      first_name: first_name ?? '',
    })),
    arenas: arenas.docs.map(({ id, name }) => ({ id, name })),
    matches: matches.docs.map((match) => knownMatch(match as Match)),
  }
}

async function findCompetitions(
  seasonIds: number[],
  { req, overrideAccess }: Caller,
): Promise<Known['competitions']> {
  const { docs } = await req.payload.find({
    collection: 'competitions',
    where: { season: { in: seasonIds } },
    depth: 0,
    pagination: false,
    locale: 'all',
    select: { name: true, season: true, entries: true },
    overrideAccess,
    req: withIsolatedLocale(req),
  })
  return docs.map(({ id, name, season, entries }) => ({
    id,
    season: idOf(season),
    names: Object.values((name ?? {}) as unknown as Record<string, string | null>).filter(
      (text) => text !== null,
    ),
    teams: (entries ?? []).map(({ team }) => idOf(team)),
  }))
}

async function findTeams(ids: number[], { req, overrideAccess }: Caller): Promise<KnownTeam[]> {
  const all = { depth: 0, pagination: false, overrideAccess, req } as const
  const teams = await req.payload.find({
    ...all,
    collection: 'competition-teams',
    where: { id: { in: ids } },
    select: { name: true, name_en: true, club: true, age_group: true, squad: true },
  })
  const clubs = await req.payload.find({
    ...all,
    collection: 'clubs',
    select: { name: true, name_en: true, short_name: true, own: true },
  })
  return teams.docs.map((team) => {
    const club = clubs.docs.find(({ id }) => id === orNull(team.club))
    const squadRows = (team.squad ?? []).map((row) => ({ ...row, player: idOf(row.player) }))
    return {
      id: team.id,
      name: team.name,
      otherNames: [team.name_en, club?.name, club?.name_en, club?.short_name].map((name) => name ?? null),
      needsAgeGroup: club?.own === true && !team.age_group,
      squad: squadRows.map(({ player, jersey_number }) => ({ player, jersey_number: jersey_number ?? null })),
      squadRows,
    }
  })
}
