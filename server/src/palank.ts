import { Command } from 'commander'

const program = new Command('palank').description('Runs the websites of clubs on this server.')

await program.parseAsync()
