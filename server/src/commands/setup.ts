import { readFileSync } from 'node:fs'
import path from 'node:path'
import { clubName } from '@palank/club-pack/club-name'
import type { Command } from 'commander'
import type { z } from 'zod'
import { recoveryKeyLines } from '../backup/recovery-key.ts'
import { setUpBackup } from '../backup/set-up.ts'
import { ensureCertificate } from '../certificates/first-certificate.ts'
import { issueCertificate } from '../certificates/issue-certificate.ts'
import { portChecks } from '../checks/ports.ts'
import { newsroomOrigin, siteOrigin } from '../club-environments.ts'
import { clubUnits, edgeUnit, metricsUnit, packUnit, target, watchTimer } from '../club-units.ts'
import { listeners, ourPorts, unitOfPid } from '../listening.ts'
import { assertNoPassword, withMailPassword } from '../mail-password.ts'
import { migrate, runNewsroomCommand } from '../newsroom-command.ts'
import { keepRowsOutOfLog, provisionDatabase, psql } from '../postgresql.ts'
import { untilReady } from '../readiness.ts'
import { currentRelease } from '../releases.ts'
import { restartOneByOne, thisMachine } from '../rolling-restart.ts'
import {
  type ClubSettings,
  hostName,
  installedClubs,
  mailAddress,
  mailServer,
  readServerSettings,
  type ServerSettings,
} from '../settings.ts'
import {
  assertPack,
  chooseClubSettings,
  chooseServerSettings,
  type SetupChoices,
  writeSettings,
} from '../setup.ts'
import { enableUnits, startUnits, unitStates } from '../systemd.ts'
import { ask, askSecret, isInteractive, Refusal, requireRoot, say, timedStep } from '../terminal.ts'
import { userOf } from '../users.ts'

const problemBy = (schema: z.ZodType) => (answer: string) =>
  schema.safeParse(answer).error?.issues[0]?.message

/** On a terminal, what a new club needs and was not given. */
async function askMissing(club: string, choices: SetupChoices): Promise<SetupChoices> {
  const before = installedClubs().find((settings) => settings.club === club)
  if (before || !isInteractive()) return choices
  const site = choices.site ?? (await ask('Host name of the site', { problem: problemBy(hostName) }))
  const newsroom =
    choices.newsroom ??
    (await ask('Host name of the newsroom', { current: `szerkeszto.${site}`, problem: problemBy(hostName) }))
  const mail =
    choices.mail ??
    readServerSettings().operatorMail ??
    (await ask('Who gets a letter when something is wrong', { problem: problemBy(mailAddress) }))
  const smtp =
    choices.smtp ??
    readServerSettings().smtpUrl ??
    (await ask('Mail server, as smtps://user@host, or - for later', {
      problem: (answer) => (answer === '-' ? undefined : problemBy(mailServer)(answer)),
    }))
  return { ...choices, site, newsroom, mail, ...(smtp === '-' ? {} : { smtp }) }
}

/** Reads the password from the file, else from the terminal without echo. */
function readMailPassword(question: string, file: string | undefined): string | Promise<string> {
  if (file !== undefined) return readFileSync(file, 'utf8').trim()
  if (isInteractive()) return askSecret(question)
  throw new Refusal('--smtp needs a password, and this is not a terminal. Pass --smtp-password-file FILE.')
}

/** All that can be known to fail is found before anything is changed. */
async function assertPossible(settings: ClubSettings): Promise<void> {
  if (!currentRelease()) throw new Refusal('the package is not fully installed: dpkg --configure palank')
  await psql('postgres', 'select 1').catch((error: Error) => {
    throw new Refusal(`PostgreSQL does not answer: systemctl start postgresql\n${error.message}`)
  })
  const held = (await listeners()).map((listener) => ({
    ...listener,
    unit: listener.pid ? unitOfPid(listener.pid) : undefined,
  }))
  const taken = portChecks(held, ourPorts([settings])).find(({ level }) => level === 'error')
  if (taken) throw new Refusal(`${taken.name}: ${taken.says}\n${taken.advice}`)
}

/** A running club's processes are restarted one by one; those of a new one are started together. */
async function startClub(settings: ClubSettings): Promise<void> {
  const units = clubUnits(settings)
  const names = units.map(({ unit }) => unit)
  const isRunning = (await unitStates(names)).every(({ active }) => active === 'active')
  await enableUnits(target, edgeUnit, metricsUnit.unit, watchTimer, packUnit(settings.club), ...names)
  if (isRunning) await restartOneByOne(units, thisMachine)
  else await startUnits(...names)
  await startUnits(target, metricsUnit.unit, watchTimer, packUnit(settings.club))
  await thisMachine.refreshEdge()
  await Promise.all(units.map((unit) => untilReady(unit, 120)))
}

/** A club whose host names do not point here yet is set up all the same; resolves to what is in the way. */
async function tryCertificate(settings: ClubSettings, server: ServerSettings): Promise<string | undefined> {
  try {
    await timedStep('certificate', () => issueCertificate(settings, server))
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** A club runs without backups too: what is missing is said, and `palank status` goes on saying it. */
async function sayBackup(): Promise<void> {
  try {
    const recoveryKey = await timedStep('backup', () => setUpBackup(say))
    for (const line of recoveryKeyLines(recoveryKey)) say(line)
  } catch (error) {
    say(`backup    not set up yet: ${error instanceof Error ? error.message : error}`)
    say('          Then: palank configure-backup')
  }
}

type Options = SetupChoices & { smtpPasswordFile?: string }

async function setUp(club: string, { smtpPasswordFile, ...given }: Options): Promise<void> {
  requireRoot()
  const name = clubName.safeParse(club)
  if (!name.success) throw new Refusal(`CLUB ${name.error.issues[0]?.message}`)
  if (given.smtp) assertNoPassword(given.smtp)
  if (given.pack) assertPack(path.resolve(given.pack))
  const asked = await askMissing(club, given)
  const choices = {
    ...asked,
    ...(asked.smtp && {
      smtp: await withMailPassword(asked.smtp, (question) => readMailPassword(question, smtpPasswordFile)),
    }),
  }
  const settings = chooseClubSettings(club, choices, installedClubs())
  const server = chooseServerSettings(choices, readServerSettings())
  await assertPossible(settings)

  const startTime = performance.now()
  await timedStep('settings and secrets', () =>
    writeSettings(settings, server, choices.pack && path.resolve(choices.pack)),
  )
  if (server.acme !== 'none')
    await timedStep('first certificate', () => ensureCertificate(settings, userOf('palank-edge')))
  await timedStep('database and roles', async () => {
    await provisionDatabase(club)
    await keepRowsOutOfLog()
  })
  await timedStep('tables', () => migrate(club))
  await timedStep('start', () => startClub(settings))
  const missing = server.acme === 'none' ? undefined : await tryCertificate(settings, server)
  await sayBackup()
  const { stdout: link } = await timedStep('link to the set-up', () => runNewsroomCommand(club, 'setup-link'))
  say(`${'all'.padEnd(30)} ${((performance.now() - startTime) / 1000).toFixed(1).padStart(6)} s\n`)
  say(`site      ${siteOrigin(settings)}`)
  say(`newsroom  ${newsroomOrigin(settings)}/admin`)
  if (link.trim()) say(`next      open ${link.trim()} (once, within 24 hours)`)
  else say('next      sign in to the newsroom')
  if (missing) say(`\n${missing}\nUntil then browsers warn of the site. Then: palank certificate ${club}`)
  if (!server.smtpUrl) say(`mail      no mail server yet: palank setup ${club} --smtp smtps://user@host`)
}

export function addSetup(program: Command): void {
  program
    .command('setup')
    .description('makes a club’s site and newsroom on this server, or changes its settings')
    .argument('<club>', 'its name here: small letters, digits and hyphens')
    .option('--pack <folder>', 'the club’s pack (names, colours, crest); without it the set-up asks')
    .option('--site <host>', 'host name of the site')
    .option('--newsroom <host>', 'host name of the newsroom')
    .option('--mail <address>', 'who gets a letter when something is wrong')
    .option('--join-mail <address>', 'who is told of new registrations')
    .option('--smtp <url>', 'mail server: smtps://user@host; the password is asked for')
    .option('--smtp-password-file <file>', 'file with the password, if there is no terminal')
    .option('--mail-from <address>', 'sender of the letters')
    .option('--acme <url>', 'where certificates come from, if not from Let’s Encrypt')
    .option('--acme-ca <file>', 'certificate of that authority’s own address')
    .option('--no-tls', 'a proxy in front of this machine has the certificates')
    .addHelpText(
      'after',
      `
May be run again: secrets and content stay, the given settings change.

Examples:
  palank setup vidrak --site vidrak.example --newsroom szerkeszto.vidrak.example --mail you@example.org
  palank setup vidrak --smtp smtps://vidrak@mail.example.org --mail-from hirek@vidrak.example
  palank setup vidrak --pack ./vidrak`,
    )
    .action(setUp)
}
