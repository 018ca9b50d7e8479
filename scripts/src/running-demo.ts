import { readFileSync } from 'node:fs'
import type { Club, ClubSetting } from './club-environment.ts'
import { holderOf } from './lock.ts'
import type { Identity } from './process-identity.ts'
import { noteOf } from './run-club.ts'
import { type DemoNote, demoFolder, settingOf } from './run-demo.ts'

/** The addresses, settings and secrets of a running demo. */
export type RunningDemo = Pick<
  DemoNote,
  'club' | 'ports' | 'folder' | 'site' | 'api' | 'newsroom' | 'processes'
> & {
  setting: ClubSetting
  superuserUrl: string
}

/** The club's demo, if it is running and ready. */
export function runningDemo(club: Club, folder = demoFolder(club)): RunningDemo | undefined {
  const note: (DemoNote & Identity) | undefined = holderOf(noteOf(folder))
  if (!note?.ready) return undefined
  const secret = readFileSync(`${folder}/pg.secret`, 'utf8')
  const superuserUrl = `postgres://postgres:${secret}@127.0.0.1:${note.ports.database}/postgres`
  return { ...note, setting: settingOf(note), superuserUrl }
}
