import { recoveryKeyFile } from './restic.ts'

/** Shows a new key once and only on a terminal, because other output may be stored. */
export function recoveryKeyLines(
  newKey: string | undefined,
  isTerminal: boolean = Boolean(process.stdout.isTTY),
): string[] {
  if (newKey === undefined) return [`recovery key  as before, in ${recoveryKeyFile()}`]
  const warning = '              Keep it away from this machine: without it no backup can be read.'
  return isTerminal
    ? [`recovery key  ${newKey}`, warning, '              It is not shown again.']
    : [`recovery key  new, in ${recoveryKeyFile()}`, warning]
}
