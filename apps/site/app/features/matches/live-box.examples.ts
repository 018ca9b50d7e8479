import { exampleBetween, examplePlaying } from '~/model/live.examples.ts'
import { liveViewOf } from '~/model/live.ts'
import { exampleAway, exampleClub, exampleLive } from '~/model/match.examples.ts'
import { runningMatchOf } from '~/model/running.ts'
import { liveBoxesOf } from './live-box.ts'

const running = [
  runningMatchOf(liveViewOf(examplePlaying), [['hu', exampleLive]], exampleClub),
  runningMatchOf(liveViewOf({ ...exampleBetween, id: exampleAway.id }), [['hu', exampleAway]], exampleClub),
].flatMap((match) => match ?? [])

/** While a quarter is played; between two, with the longest name. */
export const exampleLiveBoxes = liveBoxesOf([], running, 'hu')
