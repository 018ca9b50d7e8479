import { startTestDemo } from './demo-for-tests.ts'

// Builds the site and the newsroom and loads the demo of the browser tests, for a run with E2E_DEMO=prepared.
const demo = await startTestDemo(true)
await demo.stop()
process.exit(0)
