import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@palank/scripts/paths'
import { nameOf, type Sbom } from './sbom.ts'

/** May be shipped with a text. LGPL: sharp's library, a file of its own that may be replaced. */
const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC'],
  ...['LGPL-3.0-or-later', 'MIT', 'MIT-0', 'Python-2.0', 'Unlicense', 'WTFPL'],
])

/** Whether one alternative of an SPDX expression has only allowed licences. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((id) => allowed.has(id.trim())))

/** Packages whose manifest names no licence, though they have its text. */
const undeclared: Record<string, string> = { 'png-js': 'MIT', streamsearch: 'MIT' }

type Manifest = {
  license?: string
  licenses?: { type: string }[]
  author?: string | { name?: string }
}

const licenceOf = (name: string, { license, licenses }: Manifest): string =>
  license ?? licenses?.[0]?.type ?? undeclared[name] ?? ''

const standardTexts = path.join(root, 'release/licences')

/** For a package without a file of its own: what its README says, and the licence's standard text. */
function standardText(folder: string, licence: string, { author }: Manifest): string | undefined {
  const file = path.join(standardTexts, `${licence}.txt`)
  if (!existsSync(file)) return undefined
  const readme = readdirSync(folder).find((name) => /^readme/i.test(name))
  const text = readme ? readFileSync(path.join(folder, readme), 'utf8') : ''
  const section = text.split(/^(?=#+ )/m).find((part) => /^#+ *licen[sc](e|ing)\b/i.test(part))
  const holder = typeof author === 'string' ? author : author?.name
  const copyright = holder ? `Copyright (c) ${holder}` : ''
  return [section, copyright, readFileSync(file, 'utf8')].filter(Boolean).join('\n\n')
}

const isLicenceFile = (name: string) => /^(licen[sc]e|copying|notice|unlicense)/i.test(name)

function textOf(folder: string, licence: string, manifest: Manifest): string | undefined {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isLicenceFile(entry.name))
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8'))
    .sort()
  return files.length > 0 ? files.join('\n\n') : standardText(folder, licence, manifest)
}

const store = path.join(root, 'node_modules/.pnpm')

/** Where pnpm keeps a package; several folders with different peers have the same files. */
function folderOf(name: string, version: string, stored: readonly string[]): string | undefined {
  const start = `${name.replace('/', '+')}@${version}`
  const found = stored.find((entry) => entry === start || entry.startsWith(`${start}_`))
  return found && path.join(store, found, 'node_modules', name)
}

const packageOfFile = (file: string): string | undefined =>
  file.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]

/** `node_modules/.pnpm/a@1/node_modules/a/index.js` is of `a`. */
function assertListed(bundled: string[], names: ReadonlySet<string>): void {
  const missing = new Set(
    bundled.flatMap((file) => packageOfFile(file) ?? []).filter((name) => !names.has(name)),
  )
  if (missing.size > 0) throw new Error(`licences: bundled, but not in the SBOM: ${[...missing].join(', ')}`)
}

const line = '='.repeat(80)
const entry = (title: string, licence: string, text: string) =>
  `${line}\n${title}\nLicence: ${licence}\n${line}\n\n${text.trim()}\n`

/**
 * The text of every package's licence. A package without one, or with one that is not allowed, is an error, as is a
 * bundled package that the SBOM does not list.
 */
export function licenceTexts(sbom: Sbom, bundled: string[], nodeLicence: string): string {
  const stored = readdirSync(store).sort()
  const packages = sbom.components.filter(({ purl }) => purl?.startsWith('pkg:npm/'))
  assertListed(bundled, new Set(sbom.components.map(nameOf)))
  const problems: string[] = []
  const entries = packages.map((component) => {
    const name = nameOf(component)
    const title = `${name} ${component.version}`
    const folder = folderOf(name, component.version, stored)
    if (!folder) {
      problems.push(`${title}: is not installed`)
      return ''
    }
    const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    const licence = licenceOf(name, manifest)
    if (!isAllowed(licence))
      problems.push(`${title}: licence “${licence}” is not on the list of allowed ones`)
    const text = textOf(folder, licence, manifest)
    if (!text) problems.push(`${title}: has no text of its licence`)
    return entry(title, licence, text ?? '')
  })
  if (problems.length > 0) throw new Error(`licences:\n  ${problems.join('\n  ')}`)
  const node = entry(`Node.js ${process.version}`, 'MIT and others, see below', nodeLicence)
  return `Palánk contains these packages of others.\n\n${[...entries, node].join('\n')}`
}
