import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Command } from 'commander'
import { runChecks } from '../checks/check.ts'
import { doctorChecks } from '../checks/doctor.ts'
import { keptSecrets } from '../club-secrets.ts'
import { clubPlaces, places } from '../places.ts'
import { redactLine, redactText } from '../redact.ts'
import { currentRelease, installedRelease, previousRelease } from '../releases.ts'
import { run, tryRun } from '../run.ts'
import { installedClubs, readServerSettings } from '../settings.ts'
import { requireRoot, say } from '../terminal.ts'

const secretValues = (): string[] => [
  ...installedClubs().flatMap(({ club }) => Object.values(keptSecrets(clubPlaces(club).allSecrets))),
  ...[readServerSettings().smtpUrl ?? ''],
]

const redactLines = (text: string, secrets: readonly string[]) =>
  text
    .split('\n')
    .map((line) => redactLine(line, secrets))
    .join('\n')

/** The files of the bundle; each is redacted, whatever it holds. */
async function bundleFiles(): Promise<Record<string, string>> {
  const secrets = secretValues()
  const json = (value: unknown) => redactText(JSON.stringify(value, null, 2), secrets)
  const output = async (command: string, ...args: string[]) =>
    redactLines((await tryRun(command, args)) ?? 'not to be had', secrets)
  const clubs = installedClubs()
  const { smtpUrl, operatorMail, ...server } = readServerSettings()
  return {
    'versions.json': json({
      running: currentRelease(),
      installed: installedRelease(),
      previous: previousRelease(),
    }),
    'system.txt': await output('uname', '-srm'),
    'debian.txt': existsSync('/etc/debian_version') ? readFileSync('/etc/debian_version', 'utf8') : '',
    'checks.json': json(await runChecks(doctorChecks)),
    'server.json': json({
      ...server,
      hasMailServer: Boolean(smtpUrl),
      hasOperatorMail: Boolean(operatorMail),
    }),
    'clubs.json': json(
      clubs.map(({ joinMailTo, ...settings }) => ({ ...settings, hasJoinMail: Boolean(joinMailTo) })),
    ),
    'units.txt': await output(
      'systemctl',
      'list-units',
      '--all',
      '--no-pager',
      '--plain',
      'palank*',
      'postgresql*',
      'certbot*',
    ),
    'timers.txt': await output('systemctl', 'list-timers', '--all', '--no-pager', 'palank*', 'certbot*'),
    'sizes.txt': await output('du', '-xh', '--max-depth=2', path.dirname(places.current)),
    'disk.txt': await output('df', '-h'),
    'memory.txt': await output('free', '-m'),
    'listens.txt': await output('ss', '-Hlntup'),
    'log.txt': await output(
      'journalctl',
      '--no-pager',
      '--output=short-iso',
      '--no-hostname',
      '--lines=5000',
      '--unit=palank*',
    ),
  }
}

async function writeBundle(file: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'palank-support-'))
  try {
    for (const [name, text] of Object.entries(await bundleFiles()))
      writeFileSync(path.join(folder, name), text)
    await run('tar', [
      '--create',
      '--gzip',
      '--owner=0',
      '--group=0',
      '--file',
      file,
      '--directory',
      folder,
      '.',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function addSupportBundle(program: Command): void {
  program
    .command('support-bundle')
    .description(
      'writes a file to send to whoever helps you: versions, findings, settings, logs; no personal data',
    )
    .argument('[file]', 'where to', `palank-support-${new Date().toISOString().slice(0, 10)}.tar.gz`)
    .addHelpText(
      'after',
      '\nNo secrets, no content of the database, no mail or IP addresses, no names. Look into it before you send it:\n  tar xzf palank-support-….tar.gz -O ./log.txt | less',
    )
    .action(async (file: string) => {
      requireRoot()
      await writeBundle(path.resolve(file))
      say(`${path.resolve(file)}: look into it before you send it`)
    })
}
