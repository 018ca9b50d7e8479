import { run } from '../run.ts'
import { userOf } from '../users.ts'

/** PostgreSQL and pgBackRest refuse root, or would leave files behind that the server cannot read. */
export const asPostgres: typeof run = (command, args, options = {}) =>
  run(command, args, { cwd: '/', ...options, ...userOf('postgres') })
