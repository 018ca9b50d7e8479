import { setTimeout as sleep } from 'node:timers/promises'
import { club, nextSearch, site } from './club.ts'
import type { Machine } from './machine.ts'
import type { Row } from './table.ts'
import { visit } from './visit.ts'

const levels = ['debug', 'info', 'warn', 'error', 'fatal']
/** Logs are written at the latest after this time. */
const untilWritten = 5_000

type Line = {
  time?: string
  level?: string
  service?: string
  msg?: string
  requestId?: string
  path?: string
}

function lineOf(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line
  } catch {
    return undefined
  }
}

type Entry = { _TRANSPORT?: string; MESSAGE?: unknown }

/** What a process wrote itself; systemd writes to the same journal. */
function ownText(entry: string): string[] {
  const { _TRANSPORT: transport, MESSAGE: text } = (lineOf(entry) ?? {}) as Entry
  return transport === 'stdout' && typeof text === 'string' ? [text] : []
}

/** The shape that all processes share. */
const hasShape = (line: Line | undefined): boolean =>
  Boolean(line?.service && line.msg) &&
  levels.includes(line?.level ?? '') &&
  !Number.isNaN(Date.parse(line?.time ?? ''))

/** One request in the logs of edge, site and api, and the shape of every line that a process has written so far. */
export async function rehearseLogs(machine: Machine, add: (row: Row) => void): Promise<void> {
  await visit(site + nextSearch())
  await sleep(untilWritten)
  const access = await machine.run('grep \'"path":"/kereses\' /var/lib/palank/edge/access.log | tail -1')
  const id = lineOf(access.stdout)?.requestId ?? 'none'
  const { stdout } = await machine.run(
    `journalctl -u 'palank-*@${club}.service' -u palank-metrics -o json --output-fields=_TRANSPORT,MESSAGE --no-pager`,
  )
  const texts = [...stdout.split('\n').flatMap(ownText), access.stdout]
  const ofRequest = texts.map(lineOf).filter((line) => line?.requestId === id)
  const services = [...new Set(ofRequest.map((line) => line?.service))].toSorted().join()
  add({
    step: 'one request, by its id in three logs',
    checks: [{ what: `only in: ${services}`, ok: services === 'api,edge,site' }],
  })
  const malformed = texts.filter((text) => !hasShape(lineOf(text)))
  for (const text of malformed.slice(0, 10)) console.log(`another shape: ${text.slice(0, 200)}`)
  add({
    step: 'every line of the logs has one shape',
    note: `${texts.length} lines`,
    checks: [{ what: `${malformed.length} have not`, ok: malformed.length === 0 }],
  })
}
