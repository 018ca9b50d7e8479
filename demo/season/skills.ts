import { type Position, positions } from '@palank/sport/position'
import { normal, randomOf } from './random.ts'

/** Shares and percentages are ratios; the rest are weights against the others on the court. */
export type Skills = {
  /** How often he finishes a possession. */
  usage: number
  /** Share of three-point shots. */
  share: number
  two: number
  three: number
  free: number
  /** Share of dunks among two-point shots. */
  dunk: number
  offensive: number
  defensive: number
  assist: number
  steal: number
  turnover: number
  block: number
  foul: number
}

/** By position, from point guard to center. */
const typical: Record<keyof Skills, [number, number, number, number, number]> = {
  usage: [1, 1.12, 1, 0.95, 0.95],
  share: [0.42, 0.47, 0.42, 0.27, 0.05],
  two: [0.44, 0.45, 0.46, 0.47, 0.5],
  three: [0.335, 0.345, 0.335, 0.315, 0.26],
  free: [0.77, 0.77, 0.74, 0.7, 0.64],
  dunk: [0.005, 0.03, 0.06, 0.11, 0.18],
  offensive: [0.35, 0.45, 0.8, 1.5, 2],
  defensive: [0.7, 0.75, 1, 1.4, 1.75],
  assist: [2.5, 1.2, 0.9, 0.7, 0.6],
  steal: [1.3, 1.15, 1, 0.8, 0.6],
  turnover: [1.5, 1.1, 0.9, 0.9, 0.9],
  block: [0.12, 0.25, 0.5, 1, 2],
  foul: [0.85, 0.9, 1, 1.15, 1.3],
}

const percentages = new Set<keyof Skills>(['two', 'three', 'free', 'share'])

/** From position, level and a random variation that is the same every season. */
export function skillsOf(key: string, position: Position, level: number, known: Partial<Skills>): Skills {
  const random = randomOf('skills', key)
  const place = positions.indexOf(position)
  const skills = Object.fromEntries(
    Object.entries(typical).map(([name, values]) => {
      const value = values[place] ?? 0
      const variation = normal(random)
      if (percentages.has(name as keyof Skills)) return [name, value + 0.025 * variation]
      // Usage depends more on the level than on chance, or one player would score thirty.
      return [name, value * Math.exp((name === 'usage' ? 0.1 : 0.2) * variation)]
    }),
  ) as Skills
  const bonus = 0.012 * level
  return {
    ...skills,
    usage: skills.usage * Math.exp(0.4 * level),
    two: skills.two + bonus,
    three: skills.three + bonus,
    free: skills.free + bonus,
    share: Math.max(0.02, skills.share),
    ...known,
  }
}
