import { type RunningDemo, runningDemo } from '@palank/scripts/running-demo'
import { demoFolder } from './demo-for-tests.ts'

/** The demo that was started for these tests, with its database and files. */
export function testDemo(): RunningDemo {
  const demo = runningDemo('solymok', demoFolder)
  if (!demo) throw new Error('the demo of these tests is not running')
  return demo
}
