import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { clubUnits, edgeFilesUnit, edgeUnit, packUnit, target } from './club-units.ts'
import { parseUnitStates } from './systemd.ts'

const folder = path.resolve(import.meta.dirname, '../systemd')
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const files = readdirSync(folder)

/** Each `Name=value` of a unit; throws on what systemd would ignore. */
function linesOf(name: string): [string, string][] {
  return read(name)
    .split('\n')
    .filter((line) => line && !line.startsWith('#') && !/^\[(Unit|Service|Path|Timer|Install)\]$/.test(line))
    .map((line) => {
      const [, key, value] = /^([A-Z][A-Za-z]+)=(.*)$/.exec(line) ?? []
      if (!key || value === undefined) throw new Error(`${name}: ${line}`)
      return [key, value]
    })
}

const processes = files.filter((name) =>
  /^palank-(api|site|newsroom|worker|purger|edge)(-[12])?@?\.service$/.test(name),
)

test('there is a unit for everything that the command starts', () => {
  const template = (unit: string) => unit.replace('@vidrak', '@')
  const started = [
    ...clubUnits({ club: 'vidrak', portBase: 4300 }).map(({ unit }) => unit),
    packUnit('vidrak'),
  ]
  for (const unit of [...started.map(template), edgeUnit, edgeFilesUnit, target])
    expect(files).toContain(unit)
  expect(processes.length).toBe(8)
})

describe.each(processes)('%s', (name) => {
  const lines = linesOf(name)
  const has = (key: string, value: string) => expect(lines).toContainEqual([key, value])

  test('has no rights but its own', () => {
    for (const key of [
      'NoNewPrivileges',
      'PrivateTmp',
      'PrivateDevices',
      'ProtectClock',
      'ProtectHome',
      'ProtectHostname',
      'ProtectKernelLogs',
      'ProtectKernelModules',
      'ProtectKernelTunables',
      'ProtectControlGroups',
      'RestrictNamespaces',
      'RestrictRealtime',
      'RestrictSUIDSGID',
      'LockPersonality',
    ])
      has(key, 'yes')
    has('ProtectSystem', 'strict')
    has('ProtectProc', 'invisible')
    has('SystemCallFilter', '@system-service')
    has('SystemCallFilter', '~@privileged @resources')
    has('CapabilityBoundingSet', name === 'palank-edge.service' ? 'CAP_NET_BIND_SERVICE' : '')
    expect(lines.find(([key]) => key === 'User')?.[1]).toMatch(/^palank-(api|site|newsroom|edge)$/)
  })

  test('comes back whatever happens, and is stopped in time', () => {
    has('Restart', 'always')
    has('StartLimitIntervalSec', '0')
    has('TimeoutStopSec', '15')
    has('WantedBy', 'palank.target')
    has('PartOf', 'palank.target')
    expect(lines.map(([key]) => key)).toEqual(expect.arrayContaining(['MemoryHigh', 'MemoryMax', 'TasksMax']))
  })

  test('gets its secrets as a credential, and none from a plain file', () => {
    const own = /^palank-(api|site|newsroom|worker|purger)/.exec(name)?.[1]
    if (own) has('LoadCredential', `env:/etc/palank/clubs/%i/secrets/${own}.env`)
    for (const [key, value] of lines) if (key === 'EnvironmentFile') expect(value).not.toContain('secrets')
  })
})

test.each(['api', 'site'])('the two units of the %s differ in their number only', (name) => {
  const one = read(`palank-${name}-1@.service`)
  const two = read(`palank-${name}-2@.service`)
  const numbered = (text: string, number: number) =>
    text
      .replaceAll(`${name} ${number} of`, `${name} N of`)
      .replaceAll(`${name}-${number}.env`, `${name}-N.env`)
      .replaceAll(`/%i-${number}`, '/%i-N')
  expect(numbered(two, 2)).toBe(numbered(one, 1))
})

test('what systemctl shows of a unit', () => {
  const output = `Id=palank-api-1@vidrak.service
LoadState=loaded
ActiveState=active
SubState=running
NRestarts=2
MainPID=352
ActiveEnterTimestamp=@1794959680
MemoryCurrent=104857600

Id=palank-edge.service
LoadState=loaded
ActiveState=inactive
SubState=dead
NRestarts=0
MainPID=0
ActiveEnterTimestamp=
MemoryCurrent=[not set]
`
  expect(parseUnitStates(output)).toEqual([
    {
      unit: 'palank-api-1@vidrak.service',
      active: 'active',
      sub: 'running',
      restarts: 2,
      pid: 352,
      since: new Date(1794959680_000),
      memory: 104857600,
      loaded: true,
    },
    {
      unit: 'palank-edge.service',
      active: 'inactive',
      sub: 'dead',
      restarts: 0,
      pid: 0,
      since: undefined,
      memory: undefined,
      loaded: true,
    },
  ])
})
