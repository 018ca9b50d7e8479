import path from 'node:path/posix'
import { importsOf } from './imports-of.ts'

export type Source = { file: string; text: string }
export type Workspace = {
  folder: string
  name: string
  dependencies: string[]
  devDependencies: string[]
}

/** Which workspace folders a folder may import from, always by their exports. */
const mayImport: { from: RegExp; to: RegExp }[] = [
  { from: /^apps\//, to: /^packages\// },
  // The contract's enums are the lists of the game's rules.
  { from: /^packages\/contract$/, to: /^packages\/sport$/ },
  // Links in stored text become addresses of pages.
  { from: /^packages\/answer-sql$/, to: /^packages\/routes$/ },
  // A club chooses among the languages of the site.
  { from: /^packages\/club-pack$/, to: /^packages\/routes$/ },
  { from: /^packages\//, to: /^$/ },
  { from: /^edge$/, to: /^packages\// },
  // What a pack may say is known there.
  { from: /^server$/, to: /^(packages\/.+)$/ },
  { from: /^release$/, to: /^(scripts|server|edge|packages\/.+)$/ },
  { from: /^rehearsal$/, to: /^(scripts|release|server|demo|packages\/.+)$/ },
  { from: /^demo$/, to: /^(apps\/newsroom|packages\/.+)$/ },
  // The bench measures the api's own SQL beside the api itself.
  { from: /^bench$/, to: /^(e2e|scripts|demo|edge|packages\/.+|apps\/(api|newsroom))$/ },
  // What a club’s processes are told is the same here and on a server.
  { from: /^(e2e|scripts)$/, to: /^(e2e|bench|scripts|demo|edge|server|packages\/.+)$/ },
]

/** The only modules that the shared packages may import. */
const modulesOf: Record<string, RegExp> = {
  'packages/answer-sql': /^$/,
  'packages/club-pack': /^(zod|culori|node:(fs|path|util))$/,
  'packages/contract': /^zod$/,
  'packages/mail': /^nodemailer$/,
  'packages/page-texts': /^$/,
  'packages/preview-link': /^node:crypto$/,
  'packages/routes': /^$/,
  'packages/sport': /^$/,
  'packages/telemetry': /^(prom-client|node:(crypto|http|util))$/,
}

/** Modules that a page may import from above it: the request's context and whole-document responses. */
const siteProcess = ['context.server.ts', 'buffered-response.server.ts', 'kept.server.ts']

/** The site's layers, from the outside in; files beside them (routes, root, entries) may import any. */
const siteLayers: Record<string, string[]> = {
  pages: ['features', 'shell', 'ui', 'model', 'api', 'i18n', 'brand', ...siteProcess],
  features: ['ui', 'model', 'api', 'i18n', 'brand'],
  shell: ['ui', 'model', 'api', 'i18n', 'brand', 'kept.server.ts'],
  ui: ['model', 'i18n', 'brand'],
  document: ['model'],
  model: ['i18n', 'brand'],
  api: ['model', 'i18n', 'brand'],
  brand: ['i18n'],
  i18n: [],
}

/** What some layers never import, whatever else allows it: `ui` draws views, `model` is pure. */
const siteLayerBans: Record<string, RegExp> = {
  ui: /^@palank\/contract(\/|$)/,
  model: /^(node:|react(-dom|-router)?(\/|$)|@react-router\/)|\.server\.ts$|\.tsx$/,
}
const siteApp = 'apps/site/app/'
const siteAlias = '~/'

// Aliases of a workspace's own files, from a bundler or a tsconfig.
const ownNames = /^(@payload-config|virtual:.*|#.*)$/

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || /\/testing\//.test(file)
const isTool = (file: string) =>
  ['apps/site/app/routes.ts', 'apps/site/server/dev.ts'].includes(file) ||
  /(^|\/)[\w-]+\.config\.ts$/.test(file) ||
  /\/write-[\w-]+\.ts$/.test(file)
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

function siteProblem(file: string, target: string): string | undefined {
  if (!file.startsWith(siteApp)) return undefined
  if (!target.startsWith(siteApp)) return 'app must not import server'
  const [layer = '', feature] = file.slice(siteApp.length).split('/')
  const [other = '', otherFeature] = target.slice(siteApp.length).split('/')
  const allowed = siteLayers[layer]
  if (!allowed || (other === 'testing' && isTest(file))) return undefined
  if (layer === other) {
    return layer === 'features' && feature !== otherFeature
      ? 'a feature must not import another feature'
      : undefined
  }
  return allowed.includes(other) ? undefined : `${layer} must not import ${other || 'what stands above it'}`
}

function bannedInLayer(file: string, specifier: string): string | undefined {
  if (!file.startsWith(siteApp)) return undefined
  const [layer = ''] = file.slice(siteApp.length).split('/')
  return siteLayerBans[layer]?.test(specifier) ? `${layer} must not import it` : undefined
}

type Place = { file: string; own: Workspace; typeOnly: boolean }

function moduleProblem({ file, own, typeOnly }: Place, specifier: string): string | undefined {
  if (isTest(file) || isTool(file)) return undefined
  const allowed = modulesOf[own.folder]
  const name = packageOf(specifier)
  if (allowed && !allowed.test(name)) return `${own.folder} must not import it`
  if (specifier.startsWith('node:') || own.dependencies.includes(name)) return undefined
  if (typeOnly || /^(e2e|bench|scripts|release|rehearsal)$/.test(own.folder)) {
    return own.devDependencies.includes(name) ? undefined : 'not among the dependencies'
  }
  return own.devDependencies.includes(name) ? 'a devDependency outside tests' : 'not among the dependencies'
}

function problemOf(place: Place, specifier: string, workspaces: Workspace[]): string | undefined {
  const { file, own } = place
  const banned = bannedInLayer(file, specifier)
  if (banned) return banned
  if (specifier.startsWith('.') || specifier.startsWith(siteAlias)) {
    const target = specifier.startsWith(siteAlias)
      ? siteApp + specifier.slice(siteAlias.length)
      : path.join(path.dirname(file), specifier)
    if (!`${target}/`.startsWith(`${own.folder}/`)) return `leaves ${own.folder} by a relative path`
    return siteProblem(file, target)
  }
  if (specifier === own.name || specifier.startsWith(`${own.name}/`) || ownNames.test(specifier))
    return undefined
  const other = workspaces.find(({ name }) => name === packageOf(specifier))
  if (!other) return moduleProblem(place, specifier)
  const rule = mayImport.find(({ from }) => from.test(own.folder))
  return rule?.to.test(other.folder) ? undefined : `${own.folder} must not import ${other.folder}`
}

/** Each import that breaks a rule, as `file → module: reason`. */
export function wrongImports(sources: Source[], workspaces: Workspace[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const own = workspaces.find(({ folder }) => file.startsWith(`${folder}/`))
    if (!own) return []
    return importsOf(file, text).flatMap(({ from, typeOnly }) => {
      const problem = problemOf({ file, own, typeOnly }, from, workspaces)
      return problem ? [`${file} → ${from}: ${problem}`] : []
    })
  })
}
