import type { Schedule } from '@palank/contract/schedule'
import { exampleChanged } from '~/model/match.examples.ts'
import { matchChangeOf } from '~/model/match-change.ts'

function changeIn(match: Schedule) {
  return matchChangeOf(match, 'hu') ?? []
}

export const exampleChanges = exampleChanged.flatMap(changeIn)
