import { existsSync } from 'node:fs'
import path from 'node:path'
import { clubName } from './club-name.ts'
import { type PackReading, readPack } from './read-pack.ts'

type Source = { APP_NAME?: string | undefined; CLUB_DIR?: string | undefined }

export const packFolder = ({ APP_NAME = '', CLUB_DIR }: Source): string =>
  path.resolve(CLUB_DIR || path.join('clubs', APP_NAME))

type ChosenPack = Required<Pick<PackReading, 'pack'>> & Pick<PackReading, 'warnings'>

/** The pack that the environment chooses. Throws with everything that is wrong, but without the value of a variable. */
export function chosenPack(source: Source): ChosenPack {
  const name = clubName.safeParse(source.APP_NAME)
  if (!name.success) throw new Error(`APP_NAME: ${name.error.issues[0]?.message}`)
  const folder = packFolder(source)
  if (!existsSync(path.join(folder, 'club.json')))
    throw new Error(
      source.CLUB_DIR
        ? 'CLUB_DIR: there is no club.json in this folder'
        : 'APP_NAME: there is no club of this name in clubs/: make it with `pnpm palank new-club`, or name its folder in CLUB_DIR',
    )
  const { pack, problems, warnings } = readPack(folder)
  if (!pack) throw new Error(`the club’s pack cannot be used:\n  ${problems.join('\n  ')}`)
  return { pack: { ...pack, id: name.data }, warnings }
}
