import { existsSync } from 'node:fs'
import { databaseNameOf } from '../club-secrets.ts'
import { runNewsroomCommand } from '../newsroom-command.ts'
import { clubPlaces } from '../places.ts'
import { installedClubs } from '../settings.ts'
import { makeDataFolders, owners } from '../setup.ts'
import { chownTree } from './chown-tree.ts'

/** What a backup or restore asks of a club's newsroom. */
export type Newsroom = {
  club: string
  database: string
  /** Folders and files that newsroom and worker write become theirs; on another machine they have other numbers. */
  makeFolders: () => Promise<void>
  run: (command: string, input?: string) => Promise<string>
}

const newsroomOf = (club: string): Newsroom => ({
  club,
  database: databaseNameOf(club),
  makeFolders: async () => {
    const { data } = clubPlaces(club)
    if (existsSync(data)) await chownTree(data, 'palank-newsroom:palank-media')
    makeDataFolders(club, owners())
  },
  run: async (command, input = '') => {
    const { exitCode, stdout, stderr } = await runNewsroomCommand(club, command, [], { input })
    if (exitCode !== 0) throw new Error(`${command} of ${club} failed: ${stderr || stdout}`)
    return stdout
  },
})

/** Of all clubs of this server. */
export const installedNewsrooms = (): Newsroom[] => installedClubs().map(({ club }) => newsroomOf(club))
