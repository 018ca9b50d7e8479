import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { clubPlaces, places } from '../places.ts'
import { installedClubs } from '../settings.ts'
import { accountOf, run } from './programs.ts'

const variablesIn = (file: string): NodeJS.Dict<string> =>
  existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}

/** Of the newsroom, and for `migrate` of the database's owner. */
const variablesOf = (club: string): NodeJS.Dict<string> => {
  const { env, secrets } = clubPlaces(club)
  return Object.assign(
    {},
    ...[env('newsroom'), secrets('newsroom'), env('migrate'), secrets('migrate')].map(variablesIn),
  )
}

/** What a restore asks of a club's newsroom. */
export type Newsroom = {
  club: string
  database: string
  run: (command: string, input?: string) => Promise<string>
}

const newsroomOf = (club: string): Newsroom => ({
  club,
  database: new URL(variablesOf(club).DATABASE_URL ?? '').pathname.slice(1),
  run: (command, input = '') =>
    run(path.join(places.current, 'bin/node'), [path.join(places.current, 'commands', `${command}.mjs`)], {
      input,
      cwd: '/',
      env: variablesOf(club) as Record<string, string>,
      ...accountOf('palank-newsroom'),
    }),
})

/** Of all clubs of this server. */
export const installedNewsrooms = (): Newsroom[] => installedClubs().map(({ club }) => newsroomOf(club))
