import { writeFileSync } from 'node:fs'
import { buildNewsroom } from '@palank/scripts/newsroom-build'
import { copyDemo } from '@palank/scripts/run-demo'
import { buildSite } from '@palank/scripts/site-build'
import { demoFolder, folderOf, preparedNote, startTestDemo } from './demo-for-tests.ts'

// Builds the site and the newsroom and loads the demo of the browser tests, with E2E_DEMO=prepared for one run of each
// part, the site's before the weight's.
const builds = await Promise.allSettled([buildNewsroom(), buildSite()])
const failures = builds.flatMap((build) => (build.status === 'rejected' ? [build.reason] : []))
if (failures.length > 0) throw new AggregateError(failures, failures.join('\n'))
const demo = await startTestDemo(true)
await demo.stop()
const newsroomFolder = folderOf('newsroom')
copyDemo(demoFolder, newsroomFolder)
for (const folder of [demoFolder, newsroomFolder]) writeFileSync(preparedNote(folder), '')
process.exit(0)
