import type { ScheduleDetail } from '@palank/contract/schedule'
import type { Courtside } from '@palank/demo/live/courtside'
import { playMatch } from '@palank/demo/live/play-match'
import { stepsOf } from '@palank/demo/live/steps'
import type { MatchLine } from '@palank/demo/season/types'
import { counted } from '@palank/sport/line'
import { type DemoFixture, playsOf } from '../../live/demo-fixtures.ts'
import type { ApiGet } from '../api-client.ts'
import { exactly, type Figure } from './figure.ts'

type Answer = Pick<ScheduleDetail, 'periods' | 'box_scores'>

/** A line of the api's answer as the simulator has it. */
function lineDifferences(line: MatchLine, shown: ScheduleDetail['box_scores'][number]['players'][number]) {
  const { statistics } = shown
  const pairs: [string, unknown, unknown][] = [
    ['starter', shown.is_starter, line.starter],
    ['did_not_play', shown.did_not_play, line.did_not_play],
    ['jersey_number', shown.jersey_number, line.jersey_number],
    ['seconds', statistics.minute === null ? null : Math.round(statistics.minute * 60), line.seconds],
    ...counted.map((name): [string, unknown, unknown] => [name, statistics[name], line[name]]),
  ]
  return pairs.flatMap(([name, found, expected]) =>
    found === expected ? [] : [`${line.player}: ${name} is ${found}, simulated ${expected}`],
  )
}

/** Of every player of both sides, and of the periods. */
function differences({ course, playerId }: DemoFixture, { periods, box_scores }: Answer): string[] {
  const { match } = course()
  const lines = new Map(
    match.lines.map((line) => [`${line.side === 'home' ? 1 : 2} ${playerId(line.player)}`, line]),
  )
  const shown = box_scores.flatMap(({ side, players }) =>
    players.map((line) => ({ line, key: `${side} ${line.player.id}` })),
  )
  const problems = shown.flatMap(({ line, key }) => {
    const expected = lines.get(key)
    lines.delete(key)
    if (expected) return lineDifferences(expected, line)
    // The simulator leaves out who is ill; at courtside the whole squad is there.
    return line.did_not_play ? [] : [`player ${key} was not simulated`]
  })
  // Only who did not play may have no line while the match runs.
  for (const line of lines.values()) if (!line.did_not_play) problems.push(`${line.player} has no line`)
  const score = (list: readonly { home: number; away: number }[]) =>
    list.map(({ home, away }) => `${home}–${away}`).join(' ')
  if (score(periods) !== score(match.periods))
    problems.push(`periods are ${score(periods)}, simulated ${score(match.periods)}`)
  return problems
}

async function read(get: ApiGet, path: string): Promise<Answer> {
  const { status, data } = await get<Answer>(path)
  if (status !== 200) throw new Error(`${path} answered ${status}, expected 200`)
  return data
}

/** A whole simulated match, entered by events: the api answers the simulator's box score, while it runs and after it. */
export async function boxScoreFigures(
  fixture: DemoFixture,
  courtside: Courtside,
  get: ApiGet,
): Promise<Figure[]> {
  const { id, keeping, match } = fixture
  const steps = stepsOf({ match: match.key, plays: playsOf(fixture) })
  const log = await playMatch({ courtside, match: id, keeping, steps, duration: 0 })
  const during = differences(fixture, await read(get, `/schedule/live/${id}`))
  await courtside.finish(id, 'box_score')
  const after = differences(fixture, await read(get, `/schedule/find/${id}?lang=hu`))
  for (const problem of [...during, ...after].slice(0, 20)) console.log(`live: match ${id}: ${problem}`)
  const players = fixture.course().match.lines.length
  return [
    exactly(
      `${keeping} keeping, ${log.length} events, ${players} players: differences while it runs`,
      during.length,
      0,
    ),
    exactly(`${keeping} keeping: differences of the finished match`, after.length, 0),
  ]
}
