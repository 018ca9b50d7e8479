import path from 'node:path'
import { z } from 'zod'
import { places } from '../places.ts'
import { run } from '../run.ts'
import type { ServerSettings } from '../settings.ts'

type Target = ServerSettings['backup']

/** What opens everything: the database's own pass is among the files that it encrypts. */
export const recoveryKeyFile = () => path.join(places.backupSecrets, 'recovery-key')
export const sshKey = () => path.join(places.backupSecrets, 'ssh-key')
export const knownHosts = () => path.join(places.backupSecrets, 'known-hosts')

/** Only this key, only the host that was seen at set-up, and never a question. */
export const sshArguments = ({ host, user, port }: Extract<Target, { kind: 'ssh' }>): string[] => [
  ...['-i', sshKey(), '-p', String(port)],
  ...['-o', 'IdentitiesOnly=yes', '-o', 'BatchMode=yes', '-o', 'ConnectTimeout=15'],
  ...['-o', `UserKnownHostsFile=${knownHosts()}`, '-o', 'StrictHostKeyChecking=yes'],
  ...['-o', 'ServerAliveInterval=15', '-o', 'ServerAliveCountMax=4'],
  `${user}@${host}`,
]

export const repositoryArguments = (target: Target): string[] =>
  target.kind === 'folder'
    ? ['--repo', path.join(target.path, 'files')]
    : [
        ...['--repo', `sftp:${target.user}@${target.host}:${path.posix.join(target.path, 'files')}`],
        ...['--option', `sftp.command=ssh ${sshArguments(target).join(' ')} -s sftp`],
      ]

export const restic = (target: Target, args: string[], accept = [0]): Promise<string> =>
  run('restic', [...repositoryArguments(target), '--password-file', recoveryKeyFile(), ...args], {
    accept,
    cwd: '/',
    env: { RESTIC_CACHE_DIR: path.join(places.backup, 'restic-cache'), HOME: '/root' },
  })

/** `files`: uploads, packs and settings; `database`: the database's backups, on their way to another machine. */
export type Tag = 'files' | 'database'

export async function makeSnapshot(
  target: Target,
  tag: Tag,
  paths: string[],
  excludes: string[],
): Promise<void> {
  const args = ['backup', '--quiet', '--host', 'palank', '--tag', tag]
  // 3: a file went away while it was read, as uploads may.
  await restic(target, [...args, ...excludes.flatMap((pattern) => ['--exclude', pattern]), ...paths], [0, 3])
}

const snapshots = z.array(z.object({ id: z.string(), time: z.string(), tags: z.array(z.string()).nullish() }))
export type Snapshot = { id: string; time: Date }

export async function listSnapshots(target: Target, tag: Tag): Promise<Snapshot[]> {
  const found = snapshots.parse(JSON.parse(await restic(target, ['snapshots', '--json', '--tag', tag])))
  return (found ?? []).map(({ id, time }) => ({ id, time: new Date(time) }))
}

/** The paths of all files of a snapshot below a folder. */
export async function filesIn(target: Target, snapshot: string, folder: string): Promise<string[]> {
  const lines = (await restic(target, ['ls', '--json', '--recursive', snapshot, folder])).split('\n')
  return lines
    .map((line) => JSON.parse(line) as { type?: string; path?: string })
    .flatMap(({ type, path: file }) => (type === 'file' && file ? [file] : []))
}

/** Below `to`, under their whole paths. */
export const restorePaths = (
  target: Target,
  snapshot: string,
  paths: string[],
  to: string,
): Promise<string> =>
  restic(target, [
    ...['restore', snapshot, '--target', to],
    ...paths.flatMap((included) => ['--include', included]),
  ])

/** Each of the last week, then one an hour. Of the database's backups, which hold their own past, a day's. */
export async function forgetOld(target: Target, days: number): Promise<void> {
  const forget = (tag: Tag, ...keep: string[]) =>
    restic(target, ['forget', '--quiet', '--group-by', 'tags', '--tag', tag, ...keep])
  await restic(target, ['unlock', '--quiet'])
  await forget('files', '--keep-within', `${Math.min(days, 7)}d`, '--keep-within-hourly', `${days}d`)
  await forget('database', '--keep-within', '1d', '--keep-last', '2')
  await restic(target, ['prune', '--quiet', '--max-unused', '10%'])
}
