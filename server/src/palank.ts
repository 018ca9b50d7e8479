import { palankProgram } from './program.ts'
import { Refusal } from './terminal.ts'

// Whatever the operator's shell has: PostgreSQL and others must read what is written for them.
process.umask(0o022)

// `palank status | head` has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

try {
  await palankProgram().parseAsync()
} catch (error) {
  const { message, stack } = error as Error
  process.stderr.write(
    `palank: ${error instanceof Refusal ? message : process.env.DEBUG ? stack : message}\n`,
  )
  process.exitCode = 1
}
