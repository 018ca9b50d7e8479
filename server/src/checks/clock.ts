import { tryRun } from '../run.ts'
import type { Check } from './check.ts'

export function clockCheck(output: string | undefined): Check {
  const name = 'clock'
  if (output?.includes('NTPSynchronized=yes'))
    return { name, level: 'ok', says: 'is kept right from the network' }
  return {
    name,
    level: 'warning',
    says: 'is not kept right from the network',
    advice:
      'codes of the second factor and certificates need it: apt install systemd-timesyncd && timedatectl set-ntp yes',
  }
}

export const checkClock = async (): Promise<Check[]> => [
  clockCheck(await tryRun('timedatectl', ['show', '--property=NTPSynchronized'])),
]
