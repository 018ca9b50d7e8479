import { fileURLToPath } from 'node:url'
import type { ArtworkFile, ClubId } from './types.ts'

const shared = /^(sponsors|teams)\//

/** The path on disk of a file that the content names. */
export function artworkPath(club: ClubId, file: ArtworkFile): string {
  const folder = shared.test(file) ? '' : `${club}/`
  return fileURLToPath(new URL(`../artwork/${folder}${file}`, import.meta.url))
}
