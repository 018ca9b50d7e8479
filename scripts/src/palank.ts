import { parseArgs } from 'node:util'
import { readPack } from '@palank/club-pack/read-pack'
import { execaNode } from 'execa'
import { commandEnvironment } from './club-environment.ts'
import { existingPlace, makePlace, readClubName, settingOfPlace } from './club-place.ts'
import { isRunning, newClub, withDatabase } from './new-club.ts'
import { root } from './paths.ts'
import { newsroomCommand, timedSteps } from './run-club.ts'
import { startClub } from './start-club.ts'

const usage = `usage: pnpm palank new-club NAME
  makes the club's pack, database, roles and secrets, and prints a link to its set-up
pnpm palank start NAME
  runs all processes of the club until Ctrl-C
pnpm palank set-up NAME
  asks in the terminal what the pages behind the link ask
pnpm palank check-pack FOLDER
  reads the club's pack in the folder, and says what is wrong, what had to be moved, and how well it can be read`

const controller = new AbortController()
const { signal } = controller
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort())
const stopped = new Promise<undefined>((resolve) =>
  signal.addEventListener('abort', () => resolve(undefined)),
)
const say = (line: string) => console.log(`palank: ${line}`)

/** Prints a pack's names, colours and contrasts; false if it cannot be used. */
function checkPack(folder: string): boolean {
  const { pack, problems, warnings } = readPack(folder)
  for (const problem of problems) console.log(`wrong: ${problem}`)
  for (const warning of warnings) console.log(`note:  ${warning}`)
  if (!pack) return false
  const { club, colours, contrasts } = pack
  console.log(
    `${pack.id}: ${Object.values(club.name).join(' / ')}, ${club.languages.join(' and ')}, ${club.type}, ${club.cut}`,
  )
  for (const [name, hex] of Object.entries(colours)) console.log(`  ${name.padEnd(14)} ${hex}`)
  for (const { colour, on, value, least } of contrasts)
    console.log(`  ${`${colour} on ${on}`.padEnd(26)} ${value.toFixed(2).padStart(5)} : 1, needs ${least}`)
  console.log(`palank: ${contrasts.length} pairs pass AA, 0 fail`)
  return true
}

async function makeClub(club: string): Promise<boolean> {
  const startTime = performance.now()
  const { DATABASE_ADMIN_URL, PORT_BASE } = process.env
  const place = makePlace(club, { DATABASE_ADMIN_URL, PORT_BASE })
  const link = await newClub(place, DATABASE_ADMIN_URL, timedSteps(say, signal), signal)
  say(`total          ${((performance.now() - startTime) / 1000).toFixed(1).padStart(6)} s`)
  say(`pack      ${place.packDir}`)
  say(`secrets   ${place.folder} (keep them to yourself)`)
  say(`next      pnpm palank start ${club}`)
  if (link) say(`then open ${link} (once, within 24 hours), or answer here: pnpm palank set-up ${club}`)
  else say('set-up is finished: sign in to the newsroom')
  return true
}

async function runClub(name: string): Promise<boolean> {
  const club = await startClub(name, { say, signal })
  say(`site      ${club.site}`)
  say(`newsroom  ${club.newsroom}/admin`)
  say(`logs      ${club.folder}`)
  const failure = await Promise.race([club.broken, stopped])
  if (failure) console.error(`palank: ${failure}`)
  say('stopping')
  await club.stop()
  return !failure
}

/** What the prompt for the password needs. */
const terminalEnvironment = () => (process.env.TERM ? { TERM: process.env.TERM } : {})

/** The newsroom's own command, in the environment of the club. */
async function setUp(name: string): Promise<boolean> {
  const place = existingPlace(name)
  const restartsOnNewPack = isRunning(place)
  let isDone = false
  await withDatabase(place, async () => {
    const env = {
      ...commandEnvironment({ ...settingOfPlace(place), restartsOnNewPack }, 'set-up'),
      ...terminalEnvironment(),
    }
    const options = { stdio: 'inherit', cwd: root, env, extendEnv: false, reject: false } as const
    const { exitCode } = await execaNode(newsroomCommand('set-up'), options)
    isDone = exitCode === 0
  })
  return isDone
}

const commands: Record<string, (argument: string) => boolean | Promise<boolean>> = {
  'check-pack': checkPack,
  'new-club': (name) => makeClub(readClubName(name)),
  start: (name) => runClub(readClubName(name)),
  'set-up': (name) => setUp(readClubName(name)),
}

const [name = '', argument] = parseArgs({ allowPositionals: true }).positionals
const command = commands[name]
if (!command || !argument) {
  console.error(usage)
  process.exit(2)
}
try {
  process.exitCode = (await command(argument)) ? 0 : 1
} catch (error) {
  if (!signal.aborted) console.error(`palank: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
