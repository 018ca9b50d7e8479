import { palankProgram } from './program.ts'
import { Refusal } from './terminal.ts'

try {
  await palankProgram().parseAsync()
} catch (error) {
  const { message, stack } = error as Error
  process.stderr.write(
    `palank: ${error instanceof Refusal ? message : process.env.DEBUG ? stack : message}\n`,
  )
  process.exitCode = 1
}
