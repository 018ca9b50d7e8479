import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { makeFolder, writeWhole } from '../files.ts'
import { places } from '../places.ts'
import { run } from '../run.ts'
import { readServerSettings, type ServerSettings } from '../settings.ts'
import { Refusal } from '../terminal.ts'
import { userOf } from '../users.ts'
import { type Cluster, makePostgresFolder, query, serverCluster, untilWritable } from './cluster.ts'
import { archiveNow, backUpDatabase } from './database.ts'
import { backUpFiles } from './files.ts'
import { withBackupLock } from './lock.ts'
import type { Say } from './measure.ts'
import { installedNewsrooms, type Newsroom } from './newsroom.ts'
import {
  databaseBackups,
  databaseRepository,
  pgbackrest,
  pgbackrestConf,
  postgresSettings,
  readPass,
  writeConfiguration,
} from './pgbackrest.ts'
import { asPostgres } from './programs.ts'
import { knownHosts, recoveryKeyFile, restic, sshArguments, sshKey } from './restic.ts'

const newSecret = () => randomBytes(24).toString('base64url')

/** Only root, and where told the user postgres, can read it. */
export const writeSecret = (file: string, text: string, gid = 0) =>
  writeWhole(file, text, { mode: gid ? 0o640 : 0o600, owner: { uid: 0, gid } })

export function makeBackupFolders(settings: ServerSettings): void {
  const { gid } = userOf('postgres')
  makeFolder(places.backupSecrets, { mode: 0o750, owner: { uid: 0, gid } })
  makeFolder(places.backup, { mode: 0o755 })
  makePostgresFolder(path.join(places.backup, 'locks'))
  if (settings.backup.kind === 'folder' && !existsSync(settings.backup.path)) {
    // The user postgres must get through.
    process.umask(0o022)
    mkdirSync(settings.backup.path, { recursive: true })
  }
  makePostgresFolder(databaseRepository(settings))
}

export function writeBackupSecrets(settings: ServerSettings, cluster: Cluster): void {
  const file = pgbackrestConf()
  const pass = (existsSync(file) && readPass(readFileSync(file, 'utf8'))) || newSecret()
  writeSecret(file, writeConfiguration({ settings, cluster, pass }), userOf('postgres').gid)
  if (!existsSync(recoveryKeyFile())) writeSecret(recoveryKeyFile(), `${newSecret()}\n`)
}

/** Makes a key, and remembers the other machine's as it is now. Says what has to be done there. */
export async function prepareSsh(target: ServerSettings['backup'], say: Say): Promise<void> {
  if (target.kind !== 'ssh') return
  if (!existsSync(sshKey()))
    await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'palank backup', '-f', sshKey()])
  if (!existsSync(knownHosts())) {
    const keys = await run('ssh-keyscan', ['-T', '10', '-p', String(target.port), target.host])
    if (!keys.trim()) throw new Error(`${target.host} does not answer on port ${target.port} (ssh).`)
    writeSecret(knownHosts(), `${keys}\n`)
    const fingerprints = await run('ssh-keygen', ['-l', '-f', knownHosts()])
    say(`The machine of the backups, ${target.host}, is known from now on by\n${fingerprints}`)
  }
  // With a minus, as the folder may be there: only the connection counts.
  const lines = `-mkdir ${target.path}\n`
  const args = sshArguments(target)
  const options = args.slice(0, -1).map((arg) => (arg === '-p' ? '-P' : arg))
  await run('sftp', ['-q', '-b', '-', ...options, args.at(-1) ?? ''], { input: lines }).catch(
    (error: Error) => {
      const key = readFileSync(`${sshKey()}.pub`, 'utf8').trim()
      throw new Error(
        `${target.host} does not let this machine in as ${target.user}. Add this line to ~${target.user}/.ssh/authorized_keys there, ` +
          `then run \`palank configure-backup\`:\nrestrict ${key}\n(${error.message})`,
      )
    },
  )
}

async function assertReachable(folder: string): Promise<void> {
  await asPostgres('test', ['-w', folder]).catch(() => {
    throw new Refusal(`the user postgres cannot get into ${folder}: chmod o+x the folders that it is in`)
  })
}

async function prepareRepositories(settings: ServerSettings): Promise<void> {
  await assertReachable(databaseRepository(settings))
  await pgbackrest('stanza-create')
  const isThere = await restic(settings.backup, ['cat', 'config', '--quiet']).then(
    () => true,
    () => false,
  )
  if (!isThere) await restic(settings.backup, ['init', '--quiet'])
}

export function writePostgresSettings(): void {
  mkdirSync(places.postgresSettings, { recursive: true })
  writeWhole(path.join(places.postgresSettings, 'palank-backup.conf'), postgresSettings(), { mode: 0o644 })
}

type ConfigureOptions = {
  settings?: ServerSettings
  cluster?: Cluster
  newsrooms?: () => Newsroom[]
  say?: Say
}

/**
 * Can be run again, also after a change of the settings. Restarts PostgreSQL only if it did not archive before. Resolves
 * to the recovery key only if it is new.
 */
export async function configureBackup(options: ConfigureOptions = {}): Promise<string | undefined> {
  const hadKey = existsSync(recoveryKeyFile())
  const { settings = readServerSettings(), cluster = serverCluster, newsrooms = installedNewsrooms } = options
  const { say = () => undefined } = options
  await withBackupLock(async () => {
    makeBackupFolders(settings)
    // First, so that archiving goes on as before where the other machine does not let us in.
    await prepareSsh(settings.backup, say)
    writeBackupSecrets(settings, cluster)
    writePostgresSettings()
    if ((await query(cluster, 'show archive_mode')) === 'off') {
      await cluster.stop()
      await cluster.start()
      await untilWritable(cluster)
    } else await query(cluster, 'select pg_reload_conf()')
    await prepareRepositories(settings)
    await archiveNow(cluster)
    if ((await databaseBackups()).length === 0) await backUpDatabase({ full: true })
    await backUpFiles(settings, cluster, newsrooms())
  })
  return hadKey ? undefined : readFileSync(recoveryKeyFile(), 'utf8').trim()
}
