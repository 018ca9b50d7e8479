import { error, warning } from './issue.ts'
import type { LineRow } from './line-row.ts'
import { closestName, type NameIndex, nameIndex } from './name-index.ts'
import { nameKey } from './name-key.ts'
import type { Issue, Known, KnownPlayer, KnownTeam, NewPlayer } from './types.ts'

const fullName = ({ last_name, first_name }: { last_name: string; first_name: string }): string =>
  `${last_name} ${first_name}`.trim()

export type FindPlayer = (line: LineRow, team: KnownTeam, issues: Issue[]) => number | undefined
export type PlayerFinder = { find: FindPlayer; created: NewPlayer[]; nameOf: (id: number) => string }

/** Searches the team's squad first, then all players; creates missing ones only with `createPlayers`. */
export function playerFinder(known: Known, createPlayers: boolean): PlayerFinder {
  const byId = new Map(known.players.map((player) => [player.id, player]))
  const allPlayers = nameIndex(known.players, (player) => [fullName(player)])
  const squads = new Map<number, NameIndex<KnownPlayer>>()
  const squadOf = (team: KnownTeam) => {
    const index =
      squads.get(team.id) ??
      nameIndex(
        team.squad.flatMap(({ player }) => byId.get(player) ?? []),
        (player) => [fullName(player)],
      )
    squads.set(team.id, index)
    return index
  }
  const created: NewPlayer[] = []
  const warned = new Set<string>()

  const withNumber = (team: KnownTeam, number: string | undefined, players: KnownPlayer[]) =>
    players.filter(({ id }) =>
      team.squad.some((row) => row.player === id && number !== undefined && row.jersey_number === number),
    )

  function findInSquad(
    line: LineRow,
    team: KnownTeam,
    name: string,
  ): KnownPlayer | KnownPlayer[] | undefined {
    const squad = squadOf(team)
    const found = squad.find(name)
    if ('item' in found) return found.item
    if (!('several' in found)) return squad.findRotated(name)
    const [player, ...others] = withNumber(team, line.number, found.several)
    return player && others.length === 0 ? player : found.several
  }

  function findOutsideSquad(name: string): KnownPlayer | KnownPlayer[] | undefined {
    const found = allPlayers.find(name)
    if ('item' in found) return found.item
    return 'several' in found ? found.several : allPlayers.findRotated(name)
  }

  function create(line: LineRow, team: KnownTeam, name: string, issues: Issue[]): number | undefined {
    if (team.needsAgeGroup) {
      issues.push(
        error(
          'squad_without_age_group',
          line.row.where,
          `„${name}” nem vehető fel a „${team.name}” keretébe, mert a csapatnak nincs korosztálya. Előbb válaszd ki a korosztályt a csapat lapján.`,
          `“${name}” cannot be added to the squad of “${team.name}”, because the team has no age group. First choose the age group on the team’s form.`,
        ),
      )
      return undefined
    }
    const { last_name, first_name, number = null } = line
    const existing = created.find(
      (player) => player.team === team.id && nameKey(fullName(player)) === nameKey(name),
    )
    if (existing) return existing.id
    const id = -1 - created.length
    created.push({ id, last_name, first_name, team: team.id, jersey_number: number })
    return id
  }

  function ambiguous(line: LineRow, name: string, issues: Issue[]) {
    issues.push(
      error(
        'ambiguous_player',
        line.row.where,
        `több „${name}” nevű játékos van, és nem derül ki, melyikük. Vedd fel a megfelelőt a csapat keretébe, és írd be a mezszámát ide is.`,
        `there are several players called “${name}”, and nothing tells which one. Add the right one to the team’s squad, with a number, and give that number here too.`,
      ),
    )
    return undefined
  }

  function unknown(line: LineRow, team: KnownTeam, name: string, issues: Issue[]) {
    const squad = team.squad.flatMap(({ player }) => byId.get(player) ?? []).map(fullName)
    const found = allPlayers.find(name)
    const closest = closestName(name, squad) ?? ('closest' in found ? found.closest : null)
    issues.push(
      error(
        'unknown_player',
        line.row.where,
        `nincs „${name}” nevű játékos${closest ? `; a legközelebbi: „${closest}”` : ''}. Javítsd a nevet, vedd fel a játékost, vagy kérd a hiányzó játékosok felvételét.`,
        `there is no player “${name}”${closest ? `; the closest is “${closest}”` : ''}. Correct the name, add the player, or ask for missing players to be created.`,
      ),
    )
    return undefined
  }

  return {
    created,
    nameOf: (id) => {
      const player = byId.get(id) ?? created.find((newPlayer) => newPlayer.id === id)
      return player ? fullName(player) : `#${id}`
    },
    find(line, team, issues) {
      const name = fullName(line)
      const member = findInSquad(line, team, name)
      if (member) return Array.isArray(member) ? ambiguous(line, name, issues) : member.id
      const other = findOutsideSquad(name)
      if (Array.isArray(other)) return ambiguous(line, name, issues)
      if (!other) return createPlayers ? create(line, team, name, issues) : unknown(line, team, name, issues)
      const key = `${team.id}/${other.id}`
      if (!warned.has(key)) {
        issues.push(
          warning(
            'not_in_squad',
            line.row.where,
            `„${fullName(other)}” nincs a „${team.name}” keretében; így is bekerül.`,
            `“${fullName(other)}” is not in the squad of “${team.name}”; the row is taken all the same.`,
          ),
        )
      }
      warned.add(key)
      return other.id
    },
  }
}
