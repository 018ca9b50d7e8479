import { run } from '../run.ts'

/** All below the folder becomes theirs; of a link the link itself, never what it leads to. */
export const giveTree = (folder: string, owner: string): Promise<string> =>
  run('chown', ['--recursive', '-P', '--no-dereference', owner, folder])
