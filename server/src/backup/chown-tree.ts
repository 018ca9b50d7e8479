import { run } from '../run.ts'

/** Changes the owner of everything below the folder; of a link itself, never of its target. */
export const chownTree = (folder: string, owner: string): Promise<string> =>
  run('chown', ['--recursive', '-P', '--no-dereference', owner, folder])
