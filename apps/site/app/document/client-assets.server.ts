import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The part of Vite's manifest that is read here. */
type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] }

/** The files of the client build, by the addresses that pages use. */
export type ClientAssets = {
  /** These scripts and what they import, each after its own imports. */
  withImports: (scripts: readonly string[]) => string[]
  /** The script of a chunk that vite.config.ts names. */
  scriptNamed: (name: string) => string | undefined
  /** The style sheets of a module and of what it imports, by its path in the workspace. */
  stylesOf: (module: string) => readonly string[]
  styleText: (href: string) => string | undefined
}

const addressOf = (file: string) => `/${file}`

function importGraph(chunks: Record<string, Chunk>): Map<string, string[]> {
  const filesOf = (keys: readonly string[]) =>
    keys.flatMap((key) => (chunks[key] ? addressOf(chunks[key].file) : []))
  return new Map(Object.values(chunks).map(({ file, imports = [] }) => [addressOf(file), filesOf(imports)]))
}

/** Depth first, so that each script comes after what it imports. */
function inImportOrder(graph: Map<string, string[]>, scripts: readonly string[]): string[] {
  const ordered = new Set<string>()
  const seen = new Set<string>()
  const visit = (script: string) => {
    if (seen.has(script)) return
    seen.add(script)
    for (const imported of graph.get(script) ?? []) visit(imported)
    ordered.add(script)
  }
  for (const script of scripts) visit(script)
  return [...ordered]
}

/** Reads the client build; null in development, where Vite serves the sources. */
export function readClientAssets(filesDir: string): ClientAssets | null {
  const manifest = path.join(filesDir, '.vite/manifest.json')
  if (!existsSync(manifest)) return null
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(manifest, 'utf8'))
  const graph = importGraph(chunks)
  const sheets = new Map(
    Object.values(chunks).map(({ file, css = [] }) => [addressOf(file), css.map(addressOf)]),
  )
  const styles = new Map<string, string | undefined>()
  const readStyle = (href: string) => {
    const file = path.join(filesDir, href)
    return /^\/assets\/[\w.-]+\.css$/.test(href) && existsSync(file)
      ? readFileSync(file, 'utf8').trim()
      : undefined
  }
  return {
    withImports: (scripts) => inImportOrder(graph, scripts),
    scriptNamed: (name) => {
      const chunk = Object.values(chunks).find((each) => each.name === name && each.file.endsWith('.js'))
      return chunk && addressOf(chunk.file)
    },
    stylesOf: (module) => {
      const scripts = chunks[module] ? [addressOf(chunks[module].file)] : []
      return inImportOrder(graph, scripts).flatMap((script) => sheets.get(script) ?? [])
    },
    styleText: (href) => {
      if (!styles.has(href)) styles.set(href, readStyle(href))
      return styles.get(href)
    },
  }
}
