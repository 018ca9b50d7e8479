import { packFolder } from '@palank/club-pack/chosen-pack'
import { env } from '../env.ts'
import type { SetupFolders } from './draft-file.ts'

export const setupFolders = (): SetupFolders => ({
  folder: env.SETUP_DIR ?? '',
  packDir: packFolder(env),
})
