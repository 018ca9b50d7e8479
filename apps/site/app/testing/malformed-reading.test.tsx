import { describe } from 'vitest'
import { describeMalformed } from './describe-malformed.tsx'
import { frameWires } from './wires/frame.tsx'
import { readingWires } from './wires/reading.tsx'

// Two files, so that two workers share the drawing.
describe('F3: whatever the api sends, the page is drawn without what is malformed', {
  timeout: 120_000,
}, () => {
  describeMalformed([...readingWires, ...frameWires], 6_000)
})
