import { describe } from 'vitest'
import { describeMalformed } from './describe-malformed.tsx'
import { sportWires } from './wires/sport.tsx'

// Two files, so that two workers share the drawing.
describe('F3: whatever the api sends, the page is drawn without what is malformed', {
  timeout: 120_000,
}, () => {
  describeMalformed(sportWires, 6_000)
})
