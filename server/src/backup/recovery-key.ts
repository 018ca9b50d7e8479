import { recoveryKeyFile } from './restic.ts'

/** The key is shown once, when it has been made, and only to somebody: an output that is kept must not hold it. */
export function recoveryKeyLines(
  newKey: string | undefined,
  isSeen: boolean = Boolean(process.stdout.isTTY),
): string[] {
  if (newKey === undefined) return [`recovery key  as before, in ${recoveryKeyFile()}`]
  const keep = '              Keep it away from this machine: without it no backup can be read.'
  return isSeen
    ? [`recovery key  ${newKey}`, keep, '              It is not shown again.']
    : [`recovery key  new, in ${recoveryKeyFile()}`, keep]
}
