import type { Courtside } from '@palank/demo/live/courtside'
import { playMatch } from '@palank/demo/live/play-match'
import { stepsOf } from '@palank/demo/live/steps'
import { livePath } from '@palank/routes'
import { type DemoFixture, playsOf } from '../../live/demo-fixtures.ts'
import { countRenders } from '../../measure/site-log.ts'
import type { RunningDemo } from '../../running-demo.ts'
import { crowdFigures, crowdRows } from './crowd-figures.ts'
import type { Figure } from './figure.ts'

const seconds = 120

/** 500 people watch a match that is played meanwhile; then as many asks as the edge can answer. */
export async function watcherFigures(
  { site, folder, processes }: RunningDemo,
  fixture: DemoFixture,
  courtside: Courtside,
): Promise<Figure[]> {
  const { id, keeping, match } = fixture
  const edge = processes.find(({ name }) => name === 'edge')
  if (!edge) throw new Error('this demo has no edge: `pnpm demo`, not `pnpm dev`')
  const path = livePath(id)
  const steps = stepsOf({ match: match.key, plays: playsOf(fixture) })
  // The first of them starts the match.
  await playMatch({ courtside, match: id, keeping, steps: steps.slice(0, 10), duration: 0 })
  const rest = playMatch({ courtside, match: id, keeping, steps, duration: seconds })
  const measured = crowdFigures({
    edge: site,
    path,
    originCalls: () => countRenders([`${folder}/site.log`], [path]),
    edgePid: edge.pid,
    seconds,
    say: (line) => console.log(`live: ${line}`),
  })
  const [figures] = await Promise.all([measured, rest])
  await courtside.finish(id, 'box_score')
  return crowdRows(figures)
}
