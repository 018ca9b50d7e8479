import { type Listener, listeners, ourPorts, unitOfPid } from '../listening.ts'
import { installedClubs } from '../settings.ts'
import type { Check } from './check.ts'

type Held = Listener & { unit: string | undefined }

const isOurs = ({ unit, port }: Held) =>
  (unit?.startsWith('palank-') ?? false) || (port === 5432 && /postgres/.test(unit ?? ''))

/** Ports of ours that somebody else has, and private ones that other machines reach. */
export function portChecks(held: readonly Held[], purposes: ReadonlyMap<number, string>): Check[] {
  const tcp = held.filter(({ protocol, port }) => protocol === 'tcp' && purposes.has(port))
  const taken = tcp
    .filter((listener) => !isOurs(listener))
    .map(
      (listener): Check => ({
        name: `port ${listener.port}`,
        level: 'error',
        says: `${listener.unit ?? (listener.program || 'another program')} has it, which is needed for ${purposes.get(listener.port)}`,
        advice:
          listener.unit === 'nginx.service'
            ? 'Debian’s own nginx: move its sites elsewhere, then systemctl disable --now nginx && systemctl mask nginx'
            : 'stop that program, or let it listen elsewhere',
      }),
    )
  const open = tcp
    .filter(({ port, isPublic }) => isPublic && port !== 80 && port !== 443)
    .map(
      (listener): Check => ({
        name: `port ${listener.port}`,
        level: 'error',
        says: `other machines reach ${purposes.get(listener.port)} at ${listener.address}`,
        advice: 'let it listen on 127.0.0.1 alone',
      }),
    )
  const found = [...taken, ...open]
  return found.length > 0 ? found : [{ name: 'ports', level: 'ok', says: 'nobody else has one of ours' }]
}

export async function checkPorts(): Promise<Check[]> {
  const held = (await listeners()).map((listener) => ({
    ...listener,
    unit: listener.pid ? unitOfPid(listener.pid) : undefined,
  }))
  return portChecks(held, ourPorts(installedClubs()))
}
