import { describe } from 'vitest'
import { describeMalformed } from './describe-malformed.tsx'
import { sportWires } from './wires/sport.tsx'

// In two files, so that both halves are drawn at the same time.
describe('F3: whatever comes, the page comes without what is malformed', { timeout: 120_000 }, () => {
  describeMalformed(sportWires, 6_000)
})
