import type { Command } from 'commander'
import { writeClubEnvironments } from '../club-environments.ts'
import { writeEdgeEnvironment } from '../edge-environment.ts'
import { restartOneByOne, thisMachine, unitsOf } from '../rolling-restart.ts'
import { installedClubs, readClubSettings, readServerSettings } from '../settings.ts'
import { requireRoot, say } from '../terminal.ts'
import { userOf } from '../users.ts'

export const sayRestarted = (unit: string, seconds: number) =>
  say(`${unit.replace(/\.service$/, '').padEnd(30)} ${seconds.toFixed(1).padStart(6)} s`)

export function addRestart(program: Command): void {
  program
    .command('restart')
    .description('starts the processes again, one after the other, so that visitors notice nothing')
    .argument('[club]', 'only this club’s')
    .addHelpText('after', '\nNeeded after a change of /etc/palank/clubs/CLUB/own/*.env.')
    .action(async (club: string | undefined) => {
      requireRoot()
      const clubs = club ? [readClubSettings(club)] : installedClubs()
      const server = readServerSettings()
      // A new pack may have other languages.
      for (const settings of clubs) writeClubEnvironments(settings, server)
      writeEdgeEnvironment(installedClubs(), server, userOf('palank-edge'))
      await thisMachine.refreshEdge()
      await restartOneByOne(unitsOf(clubs), thisMachine, sayRestarted)
    })
}
