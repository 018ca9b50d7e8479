import { randomUUID } from 'node:crypto'
import { basePath } from '@palank/contract/calls'
import { languages, pathFor } from '@palank/routes'
import type pg from 'pg'
import type { RunningDemo } from '../running-demo.ts'
import { randomName } from './canary.ts'
import type { Tally } from './tally.ts'

/** A player without a year of birth. */
type Case = { name: string; team?: 'senior' | 'unknown' | 'opponent'; left?: boolean; isAdult?: true }
const cases: Case[] = [
  { name: 'in no squad' },
  { name: 'in our squad without an age group', team: 'unknown' },
  { name: 'in an opponent’s squad without an age group', team: 'opponent' },
  { name: 'formerly in our senior squad', team: 'senior', left: true },
  // The control case: shows that nothing else hides the other players.
  { name: 'in our senior squad', team: 'senior', isAdult: true },
]

type Teams = Record<NonNullable<Case['team']>, number>

async function insertTeams(db: pg.Client): Promise<{ teams: Teams; remove: () => Promise<void> }> {
  const { rows } = await db.query<{ senior: number; season: number; own: number; other: number }>(
    `select t.id as senior, t.season_id as season, c.id as own,
       (select min(id) from clubs where not coalesce(own, false)) as other
     from competition_teams t join clubs c on c.id = t.club_id and c.own join seasons s on s.id = t.season_id
     where t.age_group = 'senior' order by s.year desc limit 1`,
  )
  const [found] = rows
  if (!found) throw new Error('the demo club has no senior team')
  const plant = async (club: number) => {
    const planted = await db.query<{ id: number }>(
      `insert into competition_teams (name, club_id, season_id) values ($1, $2, $3) returning id`,
      [randomName('Kenguru'), club, found.season],
    )
    return planted.rows[0]?.id ?? 0
  }
  const teams = { senior: found.senior, unknown: await plant(found.own), opponent: await plant(found.other) }
  const remove = async () => {
    await db.query('delete from competition_teams where id = any($1)', [[teams.unknown, teams.opponent]])
  }
  return { teams, remove }
}

/** Problems of a player's pages, below each team and in both languages. */
async function problemsOf(demo: RunningDemo, teams: Teams, id: number, last: string, one: Case) {
  const headers = { authorization: demo.setting.database.secrets.clientSecret }
  const get = (url: string) =>
    fetch(url, { headers: url.startsWith(demo.api) ? headers : {}, signal: AbortSignal.timeout(20_000) })
  const problems: string[] = []
  let surfaces = 0
  const expectStatus = async (url: string, status: number) => {
    const answer = await get(url)
    surfaces += 1
    const shown = await answer.text()
    if (answer.status !== status) problems.push(`${url} answers ${answer.status}, not ${status}`)
    if (status === 404 && shown.includes(last)) problems.push(`${url} names the player`)
  }
  const api = `${demo.api}${basePath}`
  for (const lang of languages) {
    await expectStatus(`${api}/player/find/${id}?lang=${lang}`, one.isAdult ? 200 : 404)
    for (const team of Object.values(teams)) {
      const status = one.isAdult && one.team && teams[one.team] === team ? 200 : 404
      await expectStatus(`${api}/player/find/${id}?lang=${lang}&competitionTeamId=${team}`, status)
      await expectStatus(`${demo.site}${pathFor('player', lang, { teamId: team, playerId: id })}`, status)
      const squad = await (await get(`${api}/competition-team/find/${team}?lang=${lang}`)).text()
      surfaces += 1
      if (!one.isAdult && squad.includes(last)) problems.push(`team ${team} names the player in ${lang}`)
    }
    const found = await (await get(`${api}/search/find?lang=${lang}&keyword=${last}`)).text()
    surfaces += 1
    if (!one.isAdult && found.includes(last)) problems.push(`the search finds the player in ${lang}`)
  }
  return { surfaces, problems }
}

/** Checks that a player without a year of birth is protected, unless a current adult squad proves an adult. */
export async function checkMissingData(demo: RunningDemo, db: pg.Client, tally: Tally): Promise<void> {
  const { teams, remove } = await insertTeams(db)
  try {
    for (const one of cases) {
      const last = randomName('Zs')
      const { rows } = await db.query<{ id: number }>(
        `insert into players (last_name, first_name, name) values ($1, 'Lyra', $1) returning id`,
        [last],
      )
      const id = rows[0]?.id ?? 0
      try {
        if (one.team)
          await db.query(
            `insert into competition_teams_squad (id, _order, _parent_id, player_id, "to")
             values ($1, 98, $2, $3, case when $4 then now() - interval '3 days' end)`,
            [randomUUID(), teams[one.team], id, one.left ?? false],
          )
        const { surfaces, problems } = await problemsOf(demo, teams, id, last, one)
        for (const problem of problems) tally.fail(`no year of birth, ${one.name}: ${problem}`)
        tally.passed += surfaces - problems.length
        console.log(`children: no year of birth, ${one.name}: ${surfaces} surfaces, ${problems.length} hits`)
      } finally {
        await db.query('delete from competition_teams_squad where player_id = $1', [id])
        await db.query('delete from players where id = $1', [id])
      }
    }
  } finally {
    await remove()
  }
}
