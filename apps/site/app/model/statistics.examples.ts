import type { PlayerStatistics } from '@palank/contract/statistics'

const none: PlayerStatistics = {
  played_games: null,
  starter: null,
  points: null,
  dunk_made: null,
  dunk_all: null,
  dunk_percent: null,
  two_point_made: null,
  two_point_all: null,
  two_point_percent: null,
  three_point_made: null,
  three_point_all: null,
  three_point_percent: null,
  throw_made: null,
  throw_all: null,
  throw_percent: null,
  free_throw_made: null,
  free_throw_all: null,
  free_throw_percent: null,
  defensive_rebound: null,
  offensive_rebound: null,
  total_rebound: null,
  steal: null,
  turnover: null,
  foul: null,
  defensive_foul: null,
  assist: null,
  block: null,
  block_against: null,
  value: null,
  minute: null,
}

export const exampleUnknownStatistics = none

/** One game, from a source without dunks. */
export const exampleGameStatistics: PlayerStatistics = {
  ...none,
  played_games: 1,
  starter: 1,
  points: 27,
  two_point_made: 6,
  two_point_all: 8,
  two_point_percent: 75,
  three_point_made: 3,
  three_point_all: 4,
  three_point_percent: 75,
  throw_made: 9,
  throw_all: 12,
  throw_percent: 75,
  free_throw_made: 6,
  free_throw_all: 6,
  free_throw_percent: 100,
  defensive_rebound: 4,
  offensive_rebound: 3,
  total_rebound: 7,
  steal: 1,
  turnover: 1,
  foul: 2,
  defensive_foul: 5,
  assist: 2,
  block: 1,
  block_against: 0,
  value: 36,
  minute: 25 + 50 / 60,
}

/** From a league that records little more than points. */
export const exampleScarceStatistics: PlayerStatistics = {
  ...none,
  played_games: 1,
  points: 12,
  total_rebound: 7,
  foul: 2,
}

export const exampleAverage: PlayerStatistics = {
  ...exampleGameStatistics,
  played_games: 8,
  starter: 7,
  points: 19.625,
  minute: 28.4,
  value: -0.35,
  free_throw_all: 0,
  free_throw_made: 0,
  free_throw_percent: null,
}
