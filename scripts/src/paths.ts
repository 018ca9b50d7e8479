import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Everything that is written at run time: clusters, media, secrets, builds. Ignored by git. */
export const state = path.join(root, '.palank')
