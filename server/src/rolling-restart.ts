import { type ClubUnit, clubUnits, metricsUnit } from './club-units.ts'
import { untilReady } from './readiness.ts'
import { refreshEdge } from './refresh-edge.ts'
import { type ClubSettings, installedClubs } from './settings.ts'
import { restartUnit } from './systemd.ts'

/** What a restart does to the machine; tests give their own. */
export type Machine = {
  restart: (unit: string) => Promise<unknown>
  untilReady: (unit: ClubUnit) => Promise<void>
  refreshEdge: () => Promise<unknown>
}

export const thisMachine: Machine = {
  restart: restartUnit,
  untilReady,
  refreshEdge,
}

/** The unit that serves while this one is away: of a pair, the other. */
function partnerOf({ unit }: ClubUnit, units: readonly ClubUnit[]): ClubUnit | undefined {
  const pair = /^(palank-\w+)-([12])(@.*)$/.exec(unit)
  if (!pair) return undefined
  return units.find((other) => other.unit === `${pair[1]}-${pair[2] === '1' ? 2 : 1}${pair[3]}`)
}

/** Throws at the first that does not get ready; `restarted` has those that were tried, the last included. */
export class RestartFailed extends Error {
  readonly restarted: ClubUnit[]

  constructor(cause: unknown, restarted: ClubUnit[]) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.restarted = restarted
  }
}

/** Each unit alone, and never while the other of its pair cannot serve. */
export async function restartOneByOne(
  units: readonly ClubUnit[],
  machine: Machine,
  onEach: (unit: string, seconds: number) => void = () => undefined,
): Promise<void> {
  const restarted: ClubUnit[] = []
  try {
    for (const unit of units) {
      const partner = partnerOf(unit, units)
      if (partner) await machine.untilReady(partner)
      const startTime = performance.now()
      restarted.push(unit)
      await machine.restart(unit.unit)
      await machine.untilReady(unit)
      onEach(unit.unit, (performance.now() - startTime) / 1000)
    }
  } catch (error) {
    throw new RestartFailed(error, restarted)
  }
}

export const unitsOf = (clubs: readonly ClubSettings[]): ClubUnit[] => clubs.flatMap(clubUnits)

/** Every process that an upgrade starts again; the edge itself goes on. */
export const allUnits = (): ClubUnit[] => [...unitsOf(installedClubs()), metricsUnit]
