import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { clubUnits } from './club-units.ts'
import type { Machine } from './rolling-restart.ts'
import { useServerRoot } from './testing/with-root.ts'
import { assertDiskSpace, readPackage, switchRelease } from './upgrade.ts'

const { at } = useServerRoot()
const link = (name: string) => path.basename(readlinkSync(at('var/lib/palank', name)))

const units = clubUnits({ club: 'vidrak', portBase: 4300 })

/** Remembers what each unit was started with; one of them never gets ready in the new release. */
function fakeMachine(broken?: string) {
  const events: string[] = []
  const runs = new Map(units.map(({ unit }) => [unit, '0.0.1-1']))
  const isUp = (unit: string) => !(unit === broken && runs.get(unit) === '0.0.1-2')
  const machine: Machine = {
    restart: async (unit) => {
      runs.set(unit, link('current'))
      events.push(`restart ${unit}`)
      const away = [...runs.keys()].filter((other) => !isUp(other))
      // Whatever is restarted, the other of its pair serves.
      const partner = unit.replace(/-([12])@/, (_, number) => `-${number === '1' ? 2 : 1}@`)
      if (partner !== unit) expect(away).not.toContain(partner)
    },
    untilReady: async ({ unit }) => {
      events.push(`ready ${unit}`)
      if (!isUp(unit)) throw new Error(`${unit} is not ready`)
    },
    refreshEdge: async () => void events.push(`edge ${link('current')}`),
  }
  return { machine, events, runs }
}

const switchWith = (machine: Machine) => {
  execFileSync('ln', ['-sfn', at('var/lib/palank/releases/0.0.1-1'), at('var/lib/palank/current')])
  mkdirSync(at('var/lib/palank/releases/0.0.1-1'), { recursive: true })
  mkdirSync(at('var/lib/palank/releases/0.0.1-2'), { recursive: true })
  return switchRelease({ from: '0.0.1-1', previous: undefined, to: '0.0.1-2', units, machine })
}

test('R7: each process is restarted alone, after the other of its pair was asked', async () => {
  const { machine, events, runs } = fakeMachine()
  await switchWith(machine)
  expect(events.slice(0, 7)).toEqual([
    'edge 0.0.1-2',
    'ready palank-api-2@vidrak.service',
    'restart palank-api-1@vidrak.service',
    'ready palank-api-1@vidrak.service',
    'ready palank-api-1@vidrak.service',
    'restart palank-api-2@vidrak.service',
    'ready palank-api-2@vidrak.service',
  ])
  expect(new Set(runs.values())).toEqual(new Set(['0.0.1-2']))
  expect([link('current'), link('previous')]).toEqual(['0.0.1-2', '0.0.1-1'])
})

test.each(units.map(({ unit }) => unit))(
  'a new %s that does not get ready leaves the old version serving',
  async (broken) => {
    const { machine, runs } = fakeMachine(broken)
    await expect(switchWith(machine)).rejects.toThrow(/is not ready\n0\.0\.1-1 serves again/)
    expect(new Set(runs.values())).toEqual(new Set(['0.0.1-1']))
    expect(link('current')).toBe('0.0.1-1')
    expect(() => link('previous')).toThrow()
  },
)

function buildPackage(fields: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'deb-'))
  chmodSync(folder, 0o755)
  mkdirSync(path.join(folder, 'p/DEBIAN'), { recursive: true })
  mkdirSync(path.join(folder, 'p/usr/lib/palank'), { recursive: true })
  writeFileSync(path.join(folder, 'p/usr/lib/palank/x'), Buffer.alloc(200_000, 'x y z'))
  writeFileSync(
    path.join(folder, 'p/DEBIAN/control'),
    `${fields}\nMaintainer: X <x@example.org>\nInstalled-Size: 200\nDescription: x\n`,
  )
  const file = path.join(folder, 'x.deb')
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '--build', path.join(folder, 'p'), file])
  return file
}

test('a package says its version and size; another one or a damaged one is refused', async () => {
  const file = buildPackage('Package: palank\nVersion: 0.0.1-2\nArchitecture: all')
  expect(await readPackage(file)).toEqual({ version: '0.0.1-2', size: 200 * 1024 })
  const other = buildPackage('Package: masik\nVersion: 1\nArchitecture: all')
  await expect(readPackage(other)).rejects.toThrow('is a package of masik')
  const foreign = buildPackage('Package: palank\nVersion: 1\nArchitecture: s390x')
  await expect(readPackage(foreign)).rejects.toThrow('is for s390x')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.subarray(0, bytes.length - 300))
  await expect(readPackage(file)).rejects.toThrow('damaged')
  writeFileSync(file, 'no package')
  await expect(readPackage(file)).rejects.toThrow('is no Debian package')
})

test('a disk without room is refused before anything is changed', () => {
  expect(() => assertDiskSpace(1e15, tmpdir())).toThrow(
    /has \d+ MB free, an upgrade needs \d+ MB; nothing was changed/,
  )
  expect(() => assertDiskSpace(-1e9, tmpdir())).not.toThrow()
})
