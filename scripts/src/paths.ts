import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Everything that running leaves behind: clusters, media, secrets, builds' stamps. Ignored by git. */
export const state = path.join(root, '.palank')
