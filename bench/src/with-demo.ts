import path from 'node:path'
import { portsOf } from '@palank/scripts/club-environment'
import { demoFolder, startDemo } from '@palank/scripts/run-demo'
import { type RunningDemo, runningDemo } from '@palank/scripts/running-demo'

/** Runs a bench on the running demo, or on one started for it. */
export async function withDemo(bench: (demo: RunningDemo) => Promise<boolean>): Promise<boolean> {
  const folder = path.resolve(process.env.DEMO_FOLDER ?? demoFolder('solymok'))
  const running = runningDemo('solymok', folder)
  if (running) return bench(running)
  const ports = portsOf('solymok', process.env.PORT_BASE)
  const demo = await startDemo({ club: 'solymok', ports, folder, say: console.log })
  try {
    return await bench(demo)
  } finally {
    await demo.stop()
  }
}
