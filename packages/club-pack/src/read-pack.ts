import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { type ClubJson, clubJson } from './club-json.ts'
import { type Colours, type Contrast, contrastsOf, deriveColours, isBallSeen } from './colours.ts'
import { checkPackFile, readPackFile } from './pack-file.ts'

export type Pack = {
  /** The name of its folder, by which APP_NAME chooses it. */
  id: string
  club: ClubJson
  colours: Colours
  contrasts: Contrast[]
  /** What the site can show of the folder, by name; the crest is always there. */
  files: Record<string, PackFile>
}

export type Size = { width: number; height: number }

/** Vector files have a size. */
export type PackFile = { file: string } & Partial<Size>

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
  let text: string
  try {
    text = readPackFile(file).toString('utf8')
  } catch (error) {
    return { problem: (error as Error).message }
  }
  try {
    return { json: JSON.parse(text) }
  } catch (error) {
    return { problem: `club.json is no JSON: ${(error as Error).message}` }
  }
}

/** From `viewBox`, else from `width` and `height`. */
export function sizeOfSvg(svg: string): Size | undefined {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0]
  const box = /\bviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag ?? '')
  const side = (name: string) => new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag ?? '')?.[1]
  const [width, height] = [box?.[1] ?? side('width'), box?.[2] ?? side('height')].map(Number)
  return width && height ? { width, height } : undefined
}

/** The files that a pack may have beside `club.json`. */
const vectors = ['crest.svg', 'wordmark.svg', 'lockup.svg', 'secondary.svg', 'icon.svg']
const icons = ['icon-32.png', 'apple-touch-icon.png', 'favicon.ico']
const pictures = /^(?:error|join)-\d+\.(?:avif|webp)$/
/** What is no picture or font may lie there too, and is served to nobody. */
const documents = /^(?:club\.json|\..*|.*\.(?:md|txt))$/

/** Undefined for files that a pack does not use. */
function readFile(file: string, name: string, fonts: readonly string[]): PackFile | undefined {
  if (vectors.includes(name)) {
    const size = sizeOfSvg(readPackFile(file).toString('utf8'))
    if (size) return { file, ...size }
    throw new Error(`${name} has no size: it needs a viewBox`)
  }
  if (!icons.includes(name) && name !== 'share.jpg' && !pictures.test(name) && !fonts.includes(name))
    return undefined
  checkPackFile(file)
  return { file }
}

type Files = { files: Pack['files']; problems: string[]; warnings: string[] }

function readFiles(folder: string, fonts: ClubJson['fonts'] | undefined): Files {
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  const ownFonts = Object.values(fonts ?? {}).filter((font) => font !== undefined)
  const files: Pack['files'] = {}
  const problems: string[] = []
  const warnings: string[] = []
  if (!names.includes('crest.svg')) problems.push('crest.svg is missing: put the club’s crest there, as SVG')
  for (const font of ownFonts)
    if (!names.includes(font)) problems.push(`${font} is missing, though club.json names it as a font`)
  for (const name of names) {
    try {
      const file = readFile(path.join(folder, name), name, ownFonts)
      if (file) files[name] = file
      else if (!documents.test(name)) warnings.push(`${name} is not used; check the spelling`)
    } catch (error) {
      problems.push((error as Error).message)
    }
  }
  return { files, problems, warnings }
}

const ratio = (value: number) => `${value.toFixed(2)} : 1`

const describeContrast = ({ colour, on, value, least }: Contrast): string =>
  `club.json: ownColours: ${colour} on ${on} has a contrast of ${ratio(value)}, and needs ${ratio(least)}`

/** Reads the pack in a folder and checks all of it, so that everything wrong is said at once. */
export function readPack(folder: string): PackReading {
  const { json, problem } = readJson(path.join(folder, 'club.json'))
  const parsed = problem ? undefined : clubJson.safeParse(json)
  const { files, problems, warnings } = readFiles(folder, parsed?.data?.fonts)
  if (problem) problems.unshift(problem)
  if (parsed?.error) problems.push(...parsed.error.issues.map(describeIssue))
  if (!parsed?.success) return { problems, warnings }

  const club = parsed.data
  const derived = deriveColours(club.colours)
  const colours: Colours = { ...derived, ...club.ownColours }
  const contrasts = contrastsOf(colours)
  problems.push(...contrasts.filter(({ passes }) => !passes).map(describeContrast))
  const { primary, accent } = club.ownColours
  for (const [name, own, chosen, used] of [
    ['club', primary, club.colours.club, derived.primary],
    ['ball', accent, club.colours.ball, derived.accent],
  ] as const)
    if (!own && chosen !== used)
      warnings.push(`the ${name} colour ${chosen} became ${used}, so that it can be read`)
  if (!isBallSeen(colours))
    warnings.push('the ball colour is much like the club colour: buttons will hardly stand out')
  if (problems.length > 0) return { problems, warnings }
  return {
    pack: { id: path.basename(path.resolve(folder)), club, colours, contrasts, files },
    problems,
    warnings,
  }
}
