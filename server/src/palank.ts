import { Command } from 'commander'
import { addMonitoring } from './commands/monitoring.ts'
import { addWatch } from './commands/watch.ts'

const program = new Command('palank').description('Runs the websites of clubs on this server.')

addWatch(program)
addMonitoring(program)

await program.parseAsync()
