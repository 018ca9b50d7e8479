import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { type ClubJson, clubJson } from './club-json.ts'
import { type Colours, type Contrast, contrastsOf, deriveColours, isBallSeen } from './colours.ts'

export type Pack = {
  /** The name of its folder, by which APP_NAME chooses it. */
  id: string
  club: ClubJson
  colours: Colours
  contrasts: Contrast[]
  /** The width and height of the crest. */
  crest: { file: string; width: number; height: number }
}

export type PackReading = {
  /** Missing while there are problems. */
  pack?: Pack
  /** What must be mended, in plain words. */
  problems: string[]
  /** What is allowed and still worth a look. */
  warnings: string[]
}

const describeIssue = (issue: z.core.$ZodIssue): string => {
  const place = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return `club.json: ${[...issue.path, issue.keys.join(', ')].join('.')} is not known; check the spelling`
  return `club.json: ${place || 'it'} ${issue.message}`
}

function readJson(file: string): { json?: unknown; problem?: string } {
  if (!existsSync(file)) return { problem: `${file} is missing` }
  try {
    return { json: JSON.parse(readFileSync(file, 'utf8')) }
  } catch (error) {
    return { problem: `club.json is no JSON: ${(error as Error).message}` }
  }
}

/** From `viewBox`, else from `width` and `height`. */
export function sizeOfSvg(svg: string): { width: number; height: number } | undefined {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0]
  const box = /\bviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag ?? '')
  const side = (name: string) => new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag ?? '')?.[1]
  const [width, height] = [box?.[1] ?? side('width'), box?.[2] ?? side('height')].map(Number)
  return width && height ? { width, height } : undefined
}

function readCrest(folder: string): { crest?: Pack['crest']; problem?: string } {
  const file = path.join(folder, 'crest.svg')
  if (!existsSync(file)) return { problem: 'crest.svg is missing: put the club’s crest there, as SVG' }
  const size = sizeOfSvg(readFileSync(file, 'utf8'))
  if (!size) return { problem: 'crest.svg has no size: it needs a viewBox' }
  return { crest: { file, ...size } }
}

const ratio = (value: number) => `${value.toFixed(2)} : 1`

const describeContrast = ({ colour, on, value, least }: Contrast): string =>
  `club.json: ownColours: ${colour} on ${on} has a contrast of ${ratio(value)}, and needs ${ratio(least)}`

/** Reads the pack in a folder and checks all of it, so that everything wrong is said at once. */
export function readPack(folder: string): PackReading {
  const { json, problem } = readJson(path.join(folder, 'club.json'))
  const { crest, problem: crestProblem } = readCrest(folder)
  const parsed = problem ? undefined : clubJson.safeParse(json)
  const problems = [problem, crestProblem].filter((text) => text !== undefined)
  if (parsed?.error) problems.push(...parsed.error.issues.map(describeIssue))
  if (!parsed?.success) return { problems, warnings: [] }

  const club = parsed.data
  const derived = deriveColours(club.colours)
  const colours: Colours = { ...derived, ...club.ownColours }
  const contrasts = contrastsOf(colours)
  problems.push(...contrasts.filter(({ passes }) => !passes).map(describeContrast))
  const warnings: string[] = []
  for (const [name, chosen, used] of [
    ['club', club.colours.club, derived.primary],
    ['ball', club.colours.ball, derived.accent],
  ] as const)
    if (chosen !== used) warnings.push(`the ${name} colour ${chosen} became ${used}, so that it can be read`)
  if (!isBallSeen(colours))
    warnings.push('the ball colour is much like the club colour: buttons will hardly stand out')
  if (problems.length > 0 || !crest) return { problems, warnings }
  return {
    pack: { id: path.basename(path.resolve(folder)), club, colours, contrasts, crest },
    problems,
    warnings,
  }
}
