import type { Command } from 'commander'
import { allChecks } from '../checks/all.ts'
import { type Check, runChecks } from '../checks/check.ts'
import { clubUnits, edgeUnit, metricsUnit } from '../club-units.ts'
import { currentRelease, installedRelease, previousRelease } from '../releases.ts'
import { installedClubs } from '../settings.ts'
import { runningVersion, type UnitState, unitStates } from '../systemd.ts'
import { bold, checkLines, requireRoot, say, table } from '../terminal.ts'

type Status = {
  versions: { running: string | undefined; installed: string | undefined; previous: string | undefined }
  processes: (UnitState & { version: string | undefined })[]
  checks: Check[]
}

/** Everything, or what concerns one club and the machine. */
async function readStatus(club?: string): Promise<Status> {
  const clubs = installedClubs().filter((settings) => !club || settings.club === club)
  const units = [...clubs.flatMap(clubUnits).map(({ unit }) => unit), edgeUnit, metricsUnit.unit]
  const states = await unitStates(units)
  return {
    versions: {
      running: currentRelease()?.version,
      installed: installedRelease()?.version,
      previous: previousRelease()?.version,
    },
    processes: states.map((state) => ({
      ...state,
      version: state.pid ? runningVersion(state.pid) : undefined,
    })),
    checks: ofClub(
      await runChecks(allChecks),
      club,
      installedClubs().map((settings) => settings.club),
    ),
  }
}

/** Without the findings about the other clubs. */
export function ofClub(checks: Check[], club: string | undefined, clubs: readonly string[]): Check[] {
  if (!club) return checks
  const others = clubs.filter((other) => other !== club)
  return checks.filter(
    ({ name }) => !others.some((other) => name.endsWith(`@${other}`) || name.endsWith(` ${other}`)),
  )
}

const ageOf = (since: Date | undefined): string => {
  if (!since) return ''
  const minutes = (Date.now() - since.getTime()) / 60_000
  if (minutes < 120) return `${Math.floor(minutes)} min`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60 / 24)} days`
}

const megabytes = (bytes: number | undefined) => (bytes ? `${Math.round(bytes / 1024 ** 2)} MB` : '')

function processTable(processes: Status['processes']): string[] {
  const rows = processes.map(({ unit, active, since, version, memory, restarts }) => [
    unit.replace(/\.service$/, ''),
    active,
    ageOf(since),
    version ?? '',
    megabytes(memory),
    restarts ? `started again ${restarts} times` : '',
  ])
  return table([['process', 'state', 'for', 'version', 'memory', ''], ...rows])
}

function printStatus({ versions, processes, checks }: Status): void {
  const { running = 'none', installed = 'none', previous = 'none' } = versions
  say(`${bold('Palánk')} ${running} runs, ${installed} is installed, ${previous} is kept for a rollback\n`)
  const [head = '', ...lines] = processTable(processes)
  say(bold(head))
  for (const line of lines) say(line)
  say()
  for (const check of checks) for (const line of checkLines(check)) say(line)
}

/** 0: all is well, 1: an error, 2: a warning. */
export const exitCodeOf = (checks: readonly Check[]): number => {
  if (checks.some(({ level }) => level === 'error')) return 1
  return checks.some(({ level }) => level === 'warning') ? 2 : 0
}

export function addStatus(program: Command): void {
  program
    .command('status')
    .description(
      'every process, versions, disk, certificates, backups, mail, and how quickly changes are seen',
    )
    .argument('[club]', 'only this club and the machine')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      '\nEnds with 0 if all is well, 1 after an error, 2 after warnings only.\n\nExamples:\n  palank status\n  palank status vidrak --json | jq .checks',
    )
    .action(async (club: string | undefined, { json }: { json?: boolean }) => {
      requireRoot()
      const status = await readStatus(club)
      if (json) say(JSON.stringify(status, null, 2))
      else printStatus(status)
      process.exitCode = exitCodeOf(status.checks)
    })
}
